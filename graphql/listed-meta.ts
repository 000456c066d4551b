/** The entries of a product's label that lists read. */
const label = ['facts', 'ingredients', 'allergens', 'certifications', 'warnings', 'recalls'];

/** `$listed`: of a product's meta data what lists read, of its label and its texts in further languages, by their codes. */
export const listedMeta = (languages: readonly string[]): string[] =>
  [...label, ...languages].map((name) => `_bellyful_${name}`);
