/** Around any product on its page. */
export const productWords = {
  added: (name: string) => `${name} was added to your cart.`,
  seeCart: 'See your cart',
  pictures: 'Pictures',
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  fullScreen: (name: string) => `View ${name} full screen`,
  chooseShort: 'Choose',
  addShort: 'Add · ',
} as const;
