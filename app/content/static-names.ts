/**
 * What the products that the pages sell, all categories and kinds of recipes are called in the shop's own language, by what they are
 * called here: lists are sorted and codes limited by it (rules: The order of the list). Empty in that language.
 */
export const staticNames: Record<string, string> = {};
