/**
 * What the products that the pages sell, all categories, kinds of recipes and what a checkout and an order show of the shop are called in
 * the shop's own language, by what they are called here: lists are sorted and codes limited by it (rules: The order of the list),
 * and staff read it. Empty in that language.
 */
export const staticNames: Record<string, string> = {};
