/** In the place of the browser's own words, which are in its language. */
export const fieldMessages = {
  missing: 'Please fill in this field.',
  notChosen: 'Please choose one.',
  noEmail: 'Please enter an email address, like name@example.com.',
  tooLittle: (least: string) => `Please enter ${least} or more.`,
  tooMuch: (most: string) => `Please enter ${most} or less.`,
  wrong: 'Please check what you entered here.',
} as const;
