import {
  priceFacts,
  sellsBuiltIn,
  sayIn,
  toListedProduct,
  type CatalogueList,
  type Catalogue,
  type ConnectedFacts,
  type ListedProduct,
  type Picture,
} from '~adapters/commerce';
import {builtInProducts} from '~/pricing/built-in-products.server';
import {productId} from '~/pricing/line-ids';
import {Facets} from './facets';
import {vocabularyOf} from './near-words';
import {byName, inListOrder, isFeaturedName} from './product-rank';
import {namedPicture} from '~/content/site-picture.server';
import {wants} from '~/content/wants';
import {endedClaims, said} from '~/content/said.server';

/** A product as the list finds it. */
export interface IndexEntry extends ListedProduct {
  isFeatured: boolean;
  /** In `CatalogueIndex.entries`. */
  place: number;
}

export const canBeHad = ({stockStatus, priceRange}: IndexEntry) =>
  stockStatus !== 'OUT_OF_STOCK' && priceRange !== null;

/** What the list is filtered by: `Pack Size` with `1`, `6` and `12`. */
interface IndexAttribute {
  label: string;
  options: {key: string; name: string}[];
}

/** Everything that lists, searches, related products and feeds read. */
export interface CatalogueIndex {
  /** In the shop's own order (rules: The order of the list). */
  entries: IndexEntry[];
  facets: Facets;
  categories: ListedProduct['categories'];
  attributes: IndexAttribute[];
  /** What shoppers come for, with a picture that says it, or one of what there is of it. */
  wants: {label: string; category: string; picture: Picture}[];
  /** Why the catalogue could not be read: only what pages sell from code is here. Null where it could. */
  problem: string | null;
  /** Of the catalogue that it was made from. */
  connected: ConnectedFacts | undefined;
}

const toEntry = (product: ListedProduct): IndexEntry => ({
  ...product,
  isFeatured: isFeaturedName(product.ownName ?? product.name),
  place: 0,
});

function categoriesOf(entries: IndexEntry[]) {
  const all = entries.flatMap(({categories}) => categories);
  return [...new Map(all.map((category) => [category.slug, category])).values()].sort(byName);
}

function wantsOf(entries: IndexEntry[]): CatalogueIndex['wants'] {
  const sold = entries.filter((entry) => canBeHad(entry) && entry.price !== 0);
  return said(wants.list).flatMap((want) => {
    const first = sold.find(({categories}) => categories.some(({slug}) => slug === want.category));
    const picture = first && (namedPicture(want.picture) ?? first.otherImage ?? first.image);
    return picture ? {...want, picture} : [];
  });
}

/** Attributes that tell products apart, with readable options from the smallest on. */
function attributesOf({attributes}: Facets, {words = {}}: CatalogueList): IndexAttribute[] {
  const say = sayIn(words);
  return [...attributes.values()]
    .map(({label, options}) => ({
      label: say(label),
      options: [...options].map(([key, name]) => ({key, name: say(name)})).sort(byName),
    }))
    .filter(({options}) => options.length > 1);
}

/** Each with the rules and the claims that it was made by. */
const indexes = new WeakMap<CatalogueList, {key: string; index: CatalogueIndex}>();

/** Made once of each catalogue, and gone with it. */
export function indexOf(catalogue: CatalogueList, problem: string | null = null): CatalogueIndex {
  const key = `${priceFacts().rules} ${sellsBuiltIn()} ${endedClaims()}`;
  const known = indexes.get(catalogue);
  if (known?.key === key) return known.index;
  const builtIn = builtInProducts(catalogue.connected).map(toListedProduct);
  const entries = inListOrder([...catalogue.products, ...builtIn].map(toEntry));
  for (const [place, entry] of entries.entries()) entry.place = place;
  const facets = new Facets(entries);
  const index = {
    entries,
    facets,
    categories: categoriesOf(entries),
    attributes: attributesOf(facets, catalogue),
    wants: wantsOf(entries),
    problem,
    connected: catalogue.connected,
  };
  // Half of a search's time, so no shopper waits for it.
  vocabularyOf(entries);
  indexes.set(catalogue, {key, index});
  return index;
}

/** The index of the present catalogue; without it, of the built-in products and the reason. */
export async function readIndex(catalogue: Catalogue): Promise<CatalogueIndex> {
  try {
    return indexOf(await catalogue.all());
  } catch (thrown) {
    const problem = thrown instanceof Error ? thrown.message : 'Unknown problem';
    return indexOf({products: []}, problem);
  }
}

/** Those of these ids, in their order; what the list does not show is left out. */
export function findEntries({entries}: CatalogueIndex, ids: readonly string[]): IndexEntry[] {
  const byId = new Map(entries.map((entry) => [productId(entry), entry]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
