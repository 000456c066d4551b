/** The cookie can be seen, and not read (rules: Without scripts). */
export const hasCartCookie = () => /bellyful-cart=./.test(document.cookie);
