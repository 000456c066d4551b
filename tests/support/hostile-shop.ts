import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {factsFile, productFile} from '~mocks/recorded/folder';
import {hostileTexts} from './hostile-texts';

const firstId = 5001;
const encode = (kind: string, id: number) => Buffer.from(`${kind}:${id}`).toString('base64');

/** Everything that a shop's owner, or whoever got hold of his password, can write into one product. */
function aHostileProduct(texts: string[], id: number) {
  const text = texts.join(' ');
  const paragraphs = texts.map((each) => `<p>${each}</p>`).join('');
  const attribute = {
    id: encode('pa', id),
    name: `pa_${id}`,
    label: text,
    options: [...texts, 'plain'],
    terms: {
      nodes: [...texts.map((each) => ({name: each, slug: each})), {name: 'Plain', slug: 'plain'}],
    },
  };
  const sold = {
    purchasable: true,
    rawRegular: '4.49',
    rawSale: null,
    manageStock: null,
    stockStatus: 'IN_STOCK',
    stockQuantity: null,
  };
  const variations = texts.map((each, index) => ({
    databaseId: id * 100 + index,
    sku: each,
    ...sold,
    attributes: {nodes: [{name: `pa_${id}`, value: each}]},
  }));
  return {
    databaseId: id,
    slug: slugOf(id),
    name: `Konjac ${text}`,
    sku: text,
    menuOrder: 0,
    description: paragraphs,
    shortDescription: paragraphs,
    ...sold,
    productCategories: {nodes: [{id: encode('term', id), name: text, slug: `kind-${id}`}]},
    metaData: [{key: 'how_it_works', value: paragraphs}],
    attributes: {nodes: [attribute]},
    variations: {nodes: variations},
  };
}

const slugOf = (id: number) => `hostile-${id}`;

/** Several at a time: as plain text they cannot get in one another's way. */
const together = 6;
const groups = Array.from({length: Math.ceil(hostileTexts.length / together)}, (_, index) =>
  hostileTexts.slice(index * together, (index + 1) * together),
);

/** The products that have all hostile texts, and their pages. */
export const hostileIds = groups.map((_, index) => firstId + index);
export const hostilePages = hostileIds.map((id) => `/wordpress-product/${slugOf(id)}`);

/** A recorded shop (MOCK_CATALOGUE) whose products have all hostile texts in every field. */
export function makeHostileCatalogue(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  mkdirSync(path.join(folder, 'products'));
  const products = groups.map((texts, index) => aHostileProduct(texts, firstId + index));
  for (const product of products)
    writeFileSync(productFile(folder, product.databaseId), JSON.stringify(product));
  const facts = {
    url: 'https://shop.example',
    title: hostileTexts[0],
    productIds: products.map(({databaseId}) => databaseId),
    hiddenIds: [],
  };
  writeFileSync(factsFile(folder), JSON.stringify(facts));
  return folder;
}
