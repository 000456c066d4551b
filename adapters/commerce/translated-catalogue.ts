import type {Catalogue, ListedProduct, Product} from './product';
import type {Commerce} from './commerce';

/** What is not translated is marked as the language it is in. */
const toTranslated = (product: Product): Product =>
  product.spanish ? {...product.spanish, ownName: product.name} : {...product, lang: 'en'};

/** Pages in the shop's own language are not sent the other texts. */
const toOwn = ({spanish, ...product}: Product): Product => product;

const toTranslatedEntry = (product: ListedProduct): ListedProduct =>
  product.spanish
    ? {...product, ...product.spanish, ownName: product.name}
    : {...product, lang: 'en'};

/** Made once of each catalogue, and gone with it. */
const translated = new WeakMap<Catalogue, Catalogue>();

function toTranslatedCatalogue(catalogue: Catalogue): Catalogue {
  const known = translated.get(catalogue);
  if (known) return known;
  const made = {...catalogue, products: catalogue.products.map(toTranslatedEntry)};
  translated.set(catalogue, made);
  return made;
}

/** The same shop, with its products in the language of its pages. */
export function withCatalogueIn(language: string, commerce: Commerce): Commerce {
  const {products} = commerce;
  const isTranslated = language.startsWith('es');
  const translate = (found: Product | null) =>
    found && (isTranslated ? toTranslated : toOwn)(found);
  return {
    ...commerce,
    products: {
      ...products,
      find: async (slug) => translate(await products.find(slug)),
      findById: async (databaseId) => translate(await products.findById(databaseId)),
      findFresh: async (databaseId) => translate(await products.findFresh(databaseId)),
      async all(onArrival) {
        const catalogue = await products.all(onArrival);
        return isTranslated ? toTranslatedCatalogue(catalogue) : catalogue;
      },
    },
  };
}
