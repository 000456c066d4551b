/** On every card, apart from the catalogue's other sentences, which the home page does without. */
export const priceUnavailable = 'Price unavailable';
/** Of what the shop sells itself. */
export const priceInShop = 'Sold in the shop';
