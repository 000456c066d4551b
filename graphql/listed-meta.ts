/** The entries of a product's label that lists read. */
const label = ['facts', 'ingredients', 'allergens', 'certifications', 'warnings', 'recalls'];

/** How much is in it, what it cost before, and where it may go. */
const priced = [
  'net_content',
  'serving_size',
  'servings',
  'lowest_prices',
  'not_to',
  'adults',
  'no_withdrawal',
];

/** The fields of WooCommerce Germanized. */
const germanized = ['_unit_product', '_unit', '_unit_base', '_unit_price_regular'];

/** `$listed`: of a product's meta data what lists read, of its label, its mark and its texts in further languages, by their codes. */
export const listedMeta = (languages: readonly string[]): string[] =>
  [...label, ...priced, 'mark', ...languages].map((name) => `_bellyful_${name}`).concat(germanized);
