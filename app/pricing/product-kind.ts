import {hasOffers} from '~adapters/commerce/price-facts';
import type {Product} from '~adapters/commerce/product';
import {bundleSlug} from '~/content/product-slugs';

type Named = Pick<Product, 'name' | 'slug' | 'mark'>;

/** One of these in its name or slug makes a product konjac. */
export const konjacWords = ['konjac', 'noodle', 'pasta'] as const;

/** Konjac products: on the konjac landing page, and with recipes beside them (rules: The owner's mark). */
export function isKonjac({name, slug, mark}: Named): boolean {
  if (mark) return mark === 'konjac';
  const text = `${name} ${slug}`.toLowerCase();
  return konjacWords.some((word) => text.includes(word));
}

/** The catalogue's own free sample leads to the sample's page, whose rules hold (rules: The free sample). */
export const isSampleOfCatalogue = ({name, slug, price}: Named & {price: number | null}): boolean =>
  hasOffers() && price === 0 && /free[ -]sample/i.test(`${name} ${slug}`);

const bundleWords = bundleSlug.split('-');

/** The bundle comes with a free noodle sample to choose (rules: The free noodle sample). */
export function needsNoodleChoice({slug, mark}: Omit<Named, 'name'>): boolean {
  if (mark) return mark === 'bundle';
  const text = slug.toLowerCase();
  return bundleWords.every((word) => text.includes(word));
}
