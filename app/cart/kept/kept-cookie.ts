/** The cookie can be seen, and not read (rules: Without scripts). */
export const isCartKept = () => /bellyful-cart=./.test(document.cookie);
