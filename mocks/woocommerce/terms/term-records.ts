import type {AttributeRecord, ProductRecord} from '../catalogue';
import type {Shop} from '../shop';
import {slugOf} from '../slug';

/** A category, tag, attribute's option or type: what WordPress calls a term. */
export interface TermRecord {
  databaseId: number;
  name: string;
  slug: string;
  /** As WordPress names it: `product_cat`, `product_tag`, `pa_color`, `product_type`. */
  taxonomy: string;
  description: string | null;
  parent: string | null;
  picture: string | null;
}

/** The rest of the world's terms are numbered from here. */
const firstIds = {product_tag: 4000, product_type: 2, options: 6000};

const aTerm = (given: Pick<TermRecord, 'databaseId' | 'name' | 'slug' | 'taxonomy'>) => ({
  description: null,
  parent: null,
  picture: null,
  ...given,
});

export const categoriesOf = ({categories}: Shop): TermRecord[] =>
  categories.map((category) => ({
    ...aTerm({...category, taxonomy: 'product_cat'}),
    description: category.description ?? null,
    parent: category.parent ?? null,
    picture: category.picture ?? null,
  }));

export const tagsOf = ({products}: Shop): TermRecord[] =>
  [...new Set(products.flatMap(({tags = []}) => tags))].toSorted().map((name, index) =>
    aTerm({
      databaseId: firstIds.product_tag + index,
      name,
      slug: slugOf(name),
      taxonomy: 'product_tag',
    }),
  );

const types = ['simple', 'grouped', 'variable', 'external'];

export const typesOf = (): TermRecord[] =>
  types.map((name, index) =>
    aTerm({databaseId: firstIds.product_type + index, name, slug: name, taxonomy: 'product_type'}),
  );

/** The shop's global attributes by their numbers, each with what any product has of it. */
export function globalAttributesOf({products}: Pick<Shop, 'products'>): AttributeRecord[] {
  const found = new Map<string, AttributeRecord>();
  for (const attribute of products.flatMap(({attributes}) => attributes)) {
    if (!attribute.isGlobal) continue;
    const {options = []} = found.get(attribute.name) ?? {};
    const more = attribute.options.filter(({slug}) => options.every((one) => one.slug !== slug));
    if (options.length === 0 || more.length > 0)
      found.set(attribute.name, {...attribute, options: [...options, ...more]});
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
}

/** Attributes of one shop share their options' numbers where these are given. */
export const optionsOf = ({id, name, options}: AttributeRecord): TermRecord[] =>
  options.map(({termId, ...option}, index) =>
    aTerm({
      databaseId: firstIds.options + id * 100 + (termId ?? index),
      ...option,
      taxonomy: name,
    }),
  );

export const typeOf = ({type, variations}: ProductRecord) =>
  type ?? (variations.length > 0 ? 'variable' : 'simple');

/** Whether a product has the term. */
export function hasTerm(product: ProductRecord, {taxonomy, slug, name}: TermRecord): boolean {
  if (taxonomy === 'product_cat') return product.categories.includes(slug);
  if (taxonomy === 'product_tag') return product.tags?.includes(name) ?? false;
  if (taxonomy === 'product_type') return typeOf(product) === slug;
  return product.attributes.some(
    (attribute) =>
      attribute.name === taxonomy && attribute.options.some((option) => option.slug === slug),
  );
}

/** All terms of the shop, in the order of their taxonomies. */
export const allTerms = (shop: Shop): TermRecord[] => [
  ...categoriesOf(shop),
  ...tagsOf(shop),
  ...typesOf(),
  ...globalAttributesOf(shop).flatMap(optionsOf),
];

/** How many products that visitors see have it. */
export function countOf({products}: Shop, term: TermRecord): number {
  return products.filter((product) => product.status === 'publish' && hasTerm(product, term))
    .length;
}
