/** On the way to the shop's own checkout (rules: The shop's own checkout). */
export const toShopWords = {
  line: 'Bought in the shop’s own checkout',
  only: 'The shop’s own checkout says what this cart comes to: something in it is sold there alone.',
} as const;

/** What the server says of it. */
export const handOverWords = {
  go: 'Continue in the shop’s checkout',
  prices:
    'It has the shop’s own prices, shipping and codes: discounts of these pages count here alone.',
  going: 'Your cart goes on to the shop’s own checkout…',
  stays: (names: string) => `This cannot be bought there and stays in your cart here: ${names}.`,
  nothing: 'Nothing in your cart can be bought in the shop’s own checkout.',
  over: 'This way to the shop’s checkout was used before, is older than ten minutes, or was opened in another browser. Please continue from your cart here.',
} as const;
