import type {Catalogue, ListedProduct, Product} from './product';
import type {Commerce} from './commerce';

/** What categories are called here, by what the shop calls them. */
export type CategoryNames = Readonly<Record<string, string>>;

const named = <Category extends {name: string}>(categories: Category[], names: CategoryNames) =>
  categories.map((category) => ({...category, name: names[category.name] ?? category.name}));

/** What is not translated is marked as the language it is in. */
const toTranslated = (product: Product, names: CategoryNames): Product => ({
  ...(product.spanish ? {...product.spanish, ownName: product.name} : {...product, lang: 'en'}),
  categories: named(product.categories, names),
});

/** Pages in the shop's own language are not sent the other texts. */
function toOwn(product: Product): Product {
  const own = {...product};
  delete own.spanish;
  return own;
}

const toTranslatedEntry = (product: ListedProduct, names: CategoryNames): ListedProduct => ({
  ...product,
  ...(product.spanish ? {...product.spanish, ownName: product.name} : {lang: 'en'}),
  categories: named(product.categories, names),
});

/** Made once of each catalogue, and gone with it. */
const translated = new WeakMap<Catalogue, Catalogue>();

function toTranslatedCatalogue(catalogue: Catalogue, names: CategoryNames): Catalogue {
  const known = translated.get(catalogue);
  if (known) return known;
  const made = {
    ...catalogue,
    products: catalogue.products.map((product) => toTranslatedEntry(product, names)),
  };
  translated.set(catalogue, made);
  return made;
}

/** The same shop, with its products in the language of its pages. */
export function withCatalogueIn(
  language: string,
  names: CategoryNames,
  commerce: Commerce,
): Commerce {
  const {products} = commerce;
  const isTranslated = language.startsWith('es');
  const translate = (found: Product | null) =>
    found && (isTranslated ? toTranslated(found, names) : toOwn(found));
  return {
    ...commerce,
    products: {
      ...products,
      find: async (slug) => translate(await products.find(slug)),
      findById: async (databaseId) => translate(await products.findById(databaseId)),
      findFresh: async (databaseId) => translate(await products.findFresh(databaseId)),
      async all(onArrival) {
        const catalogue = await products.all(onArrival);
        return isTranslated ? toTranslatedCatalogue(catalogue, names) : catalogue;
      },
    },
  };
}
