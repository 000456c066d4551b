import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {ProductFieldsFragment} from '~graphql/generated/documents';
import type {CategoryRecord, ProductRecord} from '../woocommerce/catalogue';
import {databaseIdOf} from '../woocommerce/ids';
import type {MediaRecord} from '../woocommerce/media';
import {factsFile, pictureFolder, productFile, type RecordedFacts} from './folder';
import {picturesOf, type RecordedPicture} from './pictures';
import {toRecord} from './to-record';

/** A real shop's catalogue as it was stored in a folder. */
export interface RecordedCatalogue {
  folder: string;
  url: string;
  title: string;
  products: ProductRecord[];
  categories: CategoryRecord[];
  media: Map<string, MediaRecord>;
}

/** Null where nothing was recorded. What is not stored yet is left out. */
export function readRecorded(folder: string): RecordedCatalogue | null {
  if (!existsSync(factsFile(folder))) return null;
  const {url, title, productIds, hiddenIds} = readJson(factsFile(folder)) as RecordedFacts;
  const files = productIds.map((id) => productFile(folder, id)).filter(existsSync);
  const nodes = files.map((file) => readJson(file) as ProductFieldsFragment);
  if (nodes.length === 0) return null;
  const hidden = new Set(hiddenIds);
  const media = nodes.flatMap(picturesOf).flatMap((picture) => toMedia(folder, picture));
  return {
    folder,
    url,
    title,
    products: nodes.map((node) => toRecord(node, hidden.has(node.databaseId))),
    categories: categoriesOf(nodes),
    media: new Map(media.map((record) => [record.name, record])),
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function toMedia(folder: string, picture: RecordedPicture): MediaRecord[] {
  const {databaseId, name, altText} = picture;
  const place = pictureFolder(folder, databaseId);
  const sizes = (existsSync(place) ? readdirSync(place) : [])
    .flatMap((file) => {
      const [, width, height] = /^(\d+)x(\d+)\.webp$/.exec(file) ?? [];
      const address = `recorded/${databaseId}/${file}`;
      return width && height ? [{file: address, width: Number(width), height: Number(height)}] : [];
    })
    .toSorted((a, b) => a.width - b.width);
  const full = sizes.pop();
  return full ? [{databaseId, name, altText, ...full, sizes}] : [];
}

function categoriesOf(nodes: ProductFieldsFragment[]): CategoryRecord[] {
  const all = nodes.flatMap(({productCategories}) => productCategories?.nodes ?? []);
  const records = all.map(({id, name, slug}) => ({
    databaseId: databaseIdOf('term', id) ?? 0,
    name: name ?? '',
    slug: slug ?? '',
  }));
  return [...new Map(records.map((record) => [record.slug, record])).values()];
}
