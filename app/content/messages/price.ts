/** On every card, apart from the catalogue's other sentences, which the home page does without. */
export const priceUnavailable = 'Price unavailable';
