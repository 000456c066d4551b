/**
 * What the products that the pages sell, all categories, kinds of recipes and what stands beside an order's lines are called in
 * the shop's own language, by what they are called here: lists are sorted and codes limited by it (rules: The order of the list),
 * and staff read it. Empty in that language.
 */
export const staticNames: Record<string, string> = {};
