import {hasOffers} from '~adapters/commerce/price-facts';
import {bundleSlug} from '~/content/product-slugs';

interface Named {
  name: string;
  slug: string;
}

/** One of these in its name or slug makes a product konjac. */
export const konjacWords = ['konjac', 'noodle', 'pasta'] as const;

/** Konjac products: on the konjac landing page, and with recipes beside them (rules: Offers). */
export function isKonjac({name, slug}: Named): boolean {
  const text = `${name} ${slug}`.toLowerCase();
  return konjacWords.some((word) => text.includes(word));
}

/** The catalogue's own free sample leads to the sample's page, whose rules hold (rules: The free sample). */
export const isSampleOfCatalogue = ({name, slug, price}: Named & {price: number | null}): boolean =>
  hasOffers() && price === 0 && /free[ -]sample/i.test(`${name} ${slug}`);

const bundleWords = bundleSlug.split('-');

/** The bundle comes with a free noodle sample to choose (rules: The free noodle sample). */
export function needsNoodleChoice({slug}: Pick<Named, 'slug'>): boolean {
  const text = slug.toLowerCase();
  return bundleWords.every((word) => text.includes(word));
}
