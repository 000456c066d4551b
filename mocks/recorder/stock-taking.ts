import type {ProductFieldsFragment} from '~graphql/generated/documents';
import type {RecordedFacts} from '../recorded/folder';
import {picturesOf} from '../recorded/pictures';
import type {KeptFiles, PictureFile} from './kept-files';

export interface Progress {
  products: {kept: number; of: number};
  pictures: {kept: number; of: number};
}

/** What there is to keep of a shop, and what of it is kept. */
export function takeStock(kept: KeptFiles, facts: RecordedFacts) {
  const missing = new Set<number>();
  const pictures = new Map<number, string>();
  const missingPictures = new Map<number, string>();
  for (const id of facts.productIds) {
    const node = kept.product(id);
    if (node) count(node);
    else missing.add(id);
  }
  function count(node: ProductFieldsFragment): void {
    missing.delete(node.databaseId);
    for (const {databaseId, address} of picturesOf(node)) {
      pictures.set(databaseId, address);
      if (!kept.hasPicture(databaseId)) missingPictures.set(databaseId, address);
    }
  }
  return {
    missingProducts: () => [...missing],
    missingPictures: () => [...missingPictures],
    keepProduct(node: ProductFieldsFragment): void {
      kept.keepProduct(node);
      count(node);
    },
    keepPicture(id: number, files: PictureFile[]): void {
      kept.keepPicture(id, files);
      missingPictures.delete(id);
    },
    progress: (): Progress => ({
      products: {kept: facts.productIds.length - missing.size, of: facts.productIds.length},
      pictures: {kept: pictures.size - missingPictures.size, of: pictures.size},
    }),
  };
}

export type Stock = ReturnType<typeof takeStock>;
