import {ofAll, type AllergenReading, type LabelReading, type Product} from '~adapters/commerce';
import {needsNoodleChoice} from '~/pricing/product-kind';

/** What is said of allergens; of noodles that come with a product its label says nothing. */
export function allergensOf(
  product: Pick<Product, 'slug' | 'mark'>,
  label: LabelReading | null,
): AllergenReading {
  const said = label?.allergens ?? {};
  return needsNoodleChoice(product) ? ofAll([said, {}]) : said;
}
