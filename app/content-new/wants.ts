/** Ways to the list by categories of the shop, by their slugs. */
export const wants = {title: 'What would you like?', list: []};
