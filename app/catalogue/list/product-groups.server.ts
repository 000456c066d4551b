import type {Catalogue} from '~adapters/commerce';
import {finder} from '~/content/finder';
import {productListWords} from '~/content/messages/list';
import {wants} from '~/content/wants';
import {readIndex, type CatalogueIndex} from './catalogue-index.server';
import {toListPath} from './list-choice';

/** A way to a part of the list. */
interface ProductGroup {
  label: string;
  href: string;
  image?: string;
}

export interface ProductGroups {
  title: string;
  links: ProductGroup[];
}

/** So many stand beside each other. */
const mostGroups = 8;

/** What shoppers come for, with the finder, and the kinds of products. */
export async function productGroups(products: Catalogue): Promise<ProductGroups[]> {
  const index = await readIndex(products);
  const links = index.wants.map(({label, category, picture}) => ({
    label,
    href: toListPath({category}),
    image: picture.smallUrl,
  }));
  const find = {label: finder.title, href: '/finder'};
  return [
    {title: wants.title, links: links.length > 0 ? [...links, find] : []},
    {title: productListWords.categories, links: kindsOf(index)},
  ].filter((group) => group.links.length > 0);
}

/** Each with the picture of the first that the list shows of it. */
function kindsOf({entries, categories}: CatalogueIndex): ProductGroup[] {
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
