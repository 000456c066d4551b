/** What the shop's words (categories, attributes, options) are called on these pages, by the shop's own; empty in its language. */
export type Words = Readonly<Record<string, string>>;

/** As it is called here; what is not translated stays as it is. */
export const sayIn =
  (words: Words) =>
  (own: string): string =>
    (Object.hasOwn(words, own) && words[own]) || own;
