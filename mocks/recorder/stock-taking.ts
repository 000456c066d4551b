import type {ProductFieldsFragment} from '~graphql/generated/documents';
import type {RecordedFacts} from '../recorded/folder';
import {picturesOf} from '../recorded/pictures';
import type {StoredFiles, PictureFile} from './stored-files';

export interface Progress {
  products: {stored: number; of: number};
  pictures: {stored: number; of: number};
}

/** What there is to record of a shop, and what of it is stored. */
export function takeStock(stored: StoredFiles, facts: RecordedFacts) {
  const missing = new Set<number>();
  const pictures = new Map<number, string>();
  const missingPictures = new Map<number, string>();
  for (const id of facts.productIds) {
    const node = stored.product(id);
    if (node) count(node);
    else missing.add(id);
  }
  function count(node: ProductFieldsFragment): void {
    missing.delete(node.databaseId);
    for (const {databaseId, address} of picturesOf(node)) {
      pictures.set(databaseId, address);
      if (!stored.hasPicture(databaseId)) missingPictures.set(databaseId, address);
    }
  }
  return {
    missingProducts: () => [...missing],
    missingPictures: () => [...missingPictures],
    storeProduct(node: ProductFieldsFragment): void {
      stored.storeProduct(node);
      count(node);
    },
    storePicture(id: number, files: PictureFile[]): void {
      stored.storePicture(id, files);
      missingPictures.delete(id);
    },
    progress: (): Progress => ({
      products: {stored: facts.productIds.length - missing.size, of: facts.productIds.length},
      pictures: {stored: pictures.size - missingPictures.size, of: pictures.size},
    }),
  };
}

export type Stock = ReturnType<typeof takeStock>;
