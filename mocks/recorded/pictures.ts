import type {ProductFieldsFragment} from '~graphql/generated/documents';
import {databaseIdOf} from '../woocommerce/ids';

export interface RecordedPicture {
  /** What shows it: `product-115`, `product-115-gallery-1` or `variation-117`. */
  name: string;
  databaseId: number;
  address: string;
  altText: string | null;
}

type PictureNode = NonNullable<ProductFieldsFragment['image']>;

/** Every picture of a product by what shows it; several may be the same one. */
export function picturesOf(node: ProductFieldsFragment): RecordedPicture[] {
  const own = `product-${node.databaseId}`;
  const gallery = node.galleryImages?.nodes ?? [];
  const variations = 'variations' in node ? (node.variations?.nodes ?? []) : [];
  return [
    ...toPicture(own, node.image),
    ...gallery.flatMap((picture, index) => toPicture(`${own}-gallery-${index + 1}`, picture)),
    ...variations.flatMap(({databaseId, image}) => toPicture(`variation-${databaseId}`, image)),
  ];
}

function toPicture(name: string, node: PictureNode | null): RecordedPicture[] {
  const databaseId = node ? databaseIdOf('post', node.id) : null;
  if (!node?.sourceUrl || databaseId === null) return [];
  return [{name, databaseId, address: node.sourceUrl, altText: node.altText || null}];
}
