import type {Catalogue} from '~adapters/commerce';
import {readIndex} from './catalogue-index.server';

/** A way to a part of the list. */
export interface ProductGroup {
  label: string;
  href: string;
  image: string;
}

/** So many stand beside each other. */
const mostGroups = 8;

/** The kinds of products, each with the picture of the first that the list shows of it. */
export async function productGroups(products: Catalogue): Promise<ProductGroup[]> {
  const {entries, categories} = await readIndex(products);
  const groups = categories.flatMap(({name, slug}) => {
    const ofKind = entries.filter((entry) => entry.categories.some((one) => one.slug === slug));
    const image = ofKind.find((entry) => entry.image)?.image;
    const href = `/products?category=${encodeURIComponent(slug)}`;
    return image ? [{label: name, href, image: image.smallUrl, count: ofKind.length}] : [];
  });
  return groups
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostGroups)
    .map(({count: _count, ...group}) => group);
}
