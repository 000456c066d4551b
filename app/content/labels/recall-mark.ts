/** On a card and in a cart, of a product of which a lot is recalled. */
export const recallMark = 'Recall of one lot: see its page.';
