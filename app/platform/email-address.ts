/** Letters an e-mail address may have. */
export const longestEmail = 254;

/** One at sign, a dot in the domain, no spaces. */
export const isEmailAddress = (text: string) =>
  text.length <= longestEmail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
