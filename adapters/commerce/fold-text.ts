/** Letters without case and accents, quotes straight: what a shopper types finds what the owner wrote. */
export const foldText = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'");
