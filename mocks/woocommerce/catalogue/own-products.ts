import {toCents} from '~adapters/commerce/money';
import {slugOf} from '../slug';
import {categoryOfNone, type CategoryRecord} from './categories';
import {aProduct, type AttributeRecord, type ProductRecord, type Stock} from './product-record';

/** A product in the words of whoever tests with it. */
export interface GivenProduct {
  name: string;
  /** In the shop's currency: `49.9`. */
  price: number;
  salePrice?: number;
  slug?: string;
  sku?: string;
  /** HTML, as all that WordPress answers. */
  description?: string;
  shortDescription?: string;
  /** By their names. */
  categories?: string[];
  tags?: string[];
  /** How many are left, or whether there are any. */
  stock?: Stock;
  /** Its picture's address; without one it is drawn. */
  image?: string;
  /** What is chosen of it, with its values (`{Size: ['38', '39']}`); each combination is a variation. */
  options?: Record<string, string[]>;
}

/** What a shop sells that sells what it was given, numbered in that order. */
export function createOwn(given: readonly GivenProduct[], decimals: number) {
  const values: Record<string, string[]> = {};
  for (const [label, own] of given.flatMap(({options = {}}) => Object.entries(options)))
    values[label] = [...new Set([...(values[label] ?? []), ...own])];
  const names = new Set(given.flatMap(({categories = []}) => categories));
  const categories: CategoryRecord[] = [...names].map((name, index) => ({
    databaseId: 16 + index,
    name,
    slug: slugOf(name),
  }));
  const products = given.map((one, index) => toProduct(one, {index, values, decimals}));
  return {products, categories: [categoryOfNone, ...categories]};
}

interface Place {
  index: number;
  /** Of every attribute in the shop. */
  values: Record<string, string[]>;
  decimals: number;
}

function toProduct(given: GivenProduct, {index, values, decimals}: Place): ProductRecord {
  const {name, options = {}, stock = 'in stock', sku = null} = given;
  const slug = given.slug ?? (slugOf(name) || `product-${index + 1}`);
  const toMinor = (amount: number) => {
    if (!Number.isFinite(amount)) throw new Error(`The price of ${name} is no number: ${amount}.`);
    return toCents(Math.round(amount * 10 ** decimals));
  };
  const databaseId = 1000 * (index + 1);
  const prices = {
    regularPrice: toMinor(given.price),
    salePrice: given.salePrice === undefined ? null : toMinor(given.salePrice),
  };
  const attributes = Object.entries(options).map(([label, own]): AttributeRecord => {
    const id = Object.keys(values).indexOf(label) + 1;
    const toOption = (value: string) => {
      const termId = values[label]?.indexOf(value) ?? 0;
      return {name: value, slug: slugOf(value) || String(termId + 1), termId};
    };
    const name = `pa_${slugOf(label) || id}`;
    return {isGlobal: true, id, name, label, options: own.map(toOption)};
  });
  return aProduct({
    databaseId,
    slug,
    name,
    sku,
    menuOrder: index + 1,
    description: given.description ?? '',
    shortDescription: given.shortDescription ?? '',
    categories: (given.categories ?? [categoryOfNone.name]).map(slugOf),
    tags: given.tags ?? [],
    stock,
    attributes,
    ...(attributes.length === 0 && prices),
    variations: combinationsOf(attributes).map((chosen, place) => ({
      databaseId: databaseId + place + 1,
      sku: sku && [sku, ...Object.values(chosen)].join('-'),
      ...prices,
      stock,
      picture: null,
      options: chosen,
    })),
  });
}

/** Each way to choose one option of every attribute; none where there is nothing to choose. */
const combinationsOf = (attributes: AttributeRecord[]): Record<string, string>[] =>
  attributes.length === 0
    ? []
    : attributes.reduce<Record<string, string>[]>(
        (chosen, {name, options}) =>
          chosen.flatMap((one) => options.map(({slug}) => ({...one, [name]: slug}))),
        [{}],
      );
