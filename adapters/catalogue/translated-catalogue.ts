import {
  sayIn,
  type AttributeValue,
  type CatalogueList,
  type Commerce,
  type ListedProduct,
  type Picture,
  type Product,
  type SafeHtml,
  type ShippingMethod,
  type Variation,
  type Words,
} from '~adapters/commerce';

type Say = (own: string) => string;

const named = <Category extends {name: string}>(categories: Category[], say: Say) =>
  categories.map((category) => ({...category, name: say(category.name)}));

const labeled = <Attribute extends {label: string; options: string[]}>(
  attributes: Attribute[],
  say: Say,
) => attributes.map((one) => ({...one, label: say(one.label), options: one.options.map(say)}));

const spoken = ({name, value}: AttributeValue, say: Say): AttributeValue => ({
  name: say(name),
  value: say(value),
  ...(say(value) !== value && {ownValue: value}),
});

const toTranslatedVariations = <Sold extends Pick<Variation, 'attributes' | 'openChoices'>>(
  variations: Sold[],
  say: Say,
) =>
  variations.map((variation) => ({
    ...variation,
    attributes: variation.attributes.map((one) => spoken(one, say)),
    openChoices: variation.openChoices.map((choice) => ({
      ...choice,
      label: say(choice.label),
      options: choice.options.map((option) => ({...option, name: say(option.name)})),
    })),
  }));

type Pictured = Pick<ListedProduct, 'image'> & {variations: Pick<Variation, 'image'>[]};

/** Pictures are described in the shop's own language; here they show what the product is called. */
function pictured<Shown extends Pictured>(product: Shown, name: string): Shown {
  const called = (picture: Picture | null) => picture && {...picture, altText: name};
  return {
    ...product,
    image: called(product.image),
    variations: product.variations.map((one) => ({...one, image: called(one.image)})),
    ...('gallery' in product && {gallery: (product.gallery as Picture[]).map(called)}),
  };
}

/** What is not translated is marked as the language it is in. */
function toTranslated(product: Product, language: string, say: Say): Product {
  const translation = product.translations?.[language];
  const told = translation
    ? {...pictured(translation, translation.name), ownName: product.name}
    : {...product, lang: 'en', label: product.label && {...product.label, lang: 'en'}};
  return {
    ...told,
    categories: named(told.categories, say),
    attributes: labeled(told.attributes, say),
    traits: labeled(told.traits ?? [], told.lang ? (own) => own : say),
    variations: toTranslatedVariations(told.variations, say),
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toTable = (rows: string[]) =>
  rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '';

/** As a page shows it: with a table of what it is, and without the texts of other languages. */
function toShown({traits = [], ...product}: Product): Product {
  delete product.translations;
  const rows = traits
    .map(({label, options}) => [label, options.join(', ')].map(escape))
    .map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`);
  return {...product, descriptionHtml: `${product.descriptionHtml}${toTable(rows)}` as SafeHtml};
}

/** Its attributes stay the shop's own: they are what an address of the list names (`CatalogueList.words`). */
function toTranslatedEntry(product: ListedProduct, language: string, say: Say): ListedProduct {
  const translation = product.translations?.[language];
  const told = translation
    ? {...pictured(product, translation.name), ...translation, ownName: product.name}
    : {...product, lang: 'en'};
  return {
    ...told,
    categories: named(told.categories, say),
    variations: toTranslatedVariations(told.variations, say),
  };
}

/** Made once of each catalogue and its words, in the one language of a build, and gone with them. */
const translated = new WeakMap<CatalogueList, CatalogueList>();

function toTranslatedCatalogue(
  catalogue: CatalogueList,
  language: string,
  words: Words,
): CatalogueList {
  const known = translated.get(catalogue);
  if (known?.words === words) return known;
  const say = sayIn(words);
  const products = catalogue.products.map((product) => toTranslatedEntry(product, language, say));
  const made = {...catalogue, products, words};
  translated.set(catalogue, made);
  return made;
}

/**
 * The same shop, with its products, and what its checkout shows, in the language of its pages; undefined for the shop's own.
 * `words`: the same object until they change.
 */
export function withCatalogueIn(
  language: string | undefined,
  words: () => Promise<Words>,
  commerce: Commerce,
): Commerce {
  const {products, orders, taxes} = commerce;
  const translate = async (found: Product) =>
    toShown(language ? toTranslated(found, language, sayIn(await words())) : found);
  const translateAll = async (found: Map<number, Product>) =>
    new Map(
      await Promise.all(
        [...found].map(async ([id, product]) => [id, await translate(product)] as const),
      ),
    );
  return {
    ...commerce,
    products: {
      ...products,
      async find(slug) {
        const found = await products.find(slug);
        return found && translate(found);
      },
      findByIds: async (databaseIds) => translateAll(await products.findByIds(databaseIds)),
      async listed(databaseIds) {
        const found = await products.listed(databaseIds);
        const say = sayIn(await words());
        return language ? found.map((product) => toTranslatedEntry(product, language, say)) : found;
      },
      findFresh: async (databaseIds) => translateAll(await products.findFresh(databaseIds)),
      async all(reading) {
        const catalogue = await products.all(reading);
        return language ? toTranslatedCatalogue(catalogue, language, await words()) : catalogue;
      },
    },
    orders: {
      ...orders,
      async additionalFields() {
        const say = sayIn(await words());
        return (await orders.additionalFields()).map((field) => ({
          ...field,
          label: say(field.label),
          options: field.options.map(({value, label}) => ({value, label: say(label)})),
        }));
      },
    },
    taxes: {
      ...taxes,
      async quote(question) {
        const quote = await taxes.quote(question);
        const say = sayIn(await words());
        const toSaid = (method: ShippingMethod) => ({...method, title: say(method.title)});
        return quote?.shipping
          ? {...quote, shipping: {...quote.shipping, methods: quote.shipping.methods.map(toSaid)}}
          : quote;
      },
    },
  };
}
