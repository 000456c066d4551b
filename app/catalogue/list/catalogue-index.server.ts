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
import {byName, inListOrder} from './product-rank';
import {namedPicture} from '~/content/site-picture.server';
import {wants} from '~/content/wants';
import {endedClaims, said} from '~/content/said.server';

export const canBeHad = ({stockStatus, priceRange}: ListedProduct) =>
  stockStatus !== 'OUT_OF_STOCK' && priceRange !== null;

/** What the list is filtered by: `Pack Size` with `1`, `6` and `12`. */
interface IndexAttribute {
  label: string;
  options: {key: string; name: string}[];
}

/** Everything that lists, searches, related products and feeds read. */
export interface CatalogueIndex {
  /** In the shop's own order (rules: The order of the list). */
  entries: ListedProduct[];
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

function wantsOf(entries: ListedProduct[]): CatalogueIndex['wants'] {
  return said(wants.list).flatMap((want) => {
    const isWanted = ({slug}: {slug: string}) => slug === want.category;
    const first = entries.find(
      (entry) => entry.categories.some(isWanted) && canBeHad(entry) && entry.price !== 0,
    );
    const picture = first && (namedPicture(want.picture) ?? first.image);
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
  const entries = inListOrder([...catalogue.products, ...builtIn]);
  const facets = new Facets(entries);
  const index = {
    entries,
    facets,
    categories: [...facets.categories.values()].sort(byName),
    attributes: attributesOf(facets, catalogue),
    wants: wantsOf(entries),
    problem,
    connected: catalogue.connected,
  };
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
export function findEntries({entries}: CatalogueIndex, ids: readonly string[]): ListedProduct[] {
  const byId = new Map(entries.map((entry) => [productId(entry), entry]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
