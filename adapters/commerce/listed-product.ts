import type {ListedProduct, Product} from './product';
import {toPlainWords} from './plain-words';

/** What a product says of itself, as HTML or as text. */
interface Texts {
  menuOrder: number;
  shortDescription: string;
  description: string;
}

type Facts = Omit<
  ListedProduct,
  'shortText' | 'descriptionStart' | 'words' | 'menuOrder' | 'spanish'
>;

/** As much of a text as any list or feed shows. */
const shownLength = 300;

/** Of the category in which WooCommerce puts what has none, whatever the owner calls it. */
export const defaultCategorySlug = 'uncategorized';

/** Letters without case and accents, quotes straight: what a shopper types finds what the owner wrote. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'");

/** A search asks for words, so each is stored once: half of a description's length. */
function toWords(texts: string[]): string {
  const words = foldText(texts.join(' ')).split(/\s+/);
  return [...new Set(words)].join(' ');
}

/** A product as lists know it, from its facts and its texts. */
export function toListed(facts: Facts, texts: Texts): ListedProduct {
  const shortText = toPlainWords(texts.shortDescription);
  const description = toPlainWords(texts.description);
  const {kind, databaseId, slug, name, image} = facts;
  const categories = facts.categories.filter(({slug}) => slug !== defaultCategorySlug);
  return {
    kind,
    databaseId,
    slug,
    name,
    ...(facts.lang !== undefined && {lang: facts.lang}),
    ...(facts.ownName !== undefined && {ownName: facts.ownName}),
    image,
    menuOrder: texts.menuOrder,
    shortText: shortText.slice(0, shownLength),
    descriptionStart: description.slice(0, shownLength),
    words: toWords([name, shortText, description, ...categories.map((each) => each.name)]),
    price: facts.price,
    regularPrice: facts.regularPrice,
    priceRange: facts.priceRange,
    isOnSale: facts.isOnSale,
    isPurchasable: facts.isPurchasable,
    stockStatus: facts.stockStatus,
    soldAs: facts.soldAs,
    rating: facts.rating,
    categories: categories.map((each) => ({name: each.name, slug: each.slug})),
    attributes: facts.attributes.map(({label, options}) => ({label, options})),
    variations: facts.variations.map((each) => ({
      id: each.id,
      databaseId: each.databaseId,
      image: each.image,
      attributes: each.attributes,
      openChoices: each.openChoices,
      price: each.price,
      isPurchasable: each.isPurchasable,
      stockStatus: each.stockStatus,
    })),
  };
}

/** The product of a page as lists would show it. */
export const toListedProduct = (product: Product): ListedProduct =>
  toListed(product, {
    menuOrder: 0,
    shortDescription: product.shortDescriptionHtml,
    description: product.descriptionText,
  });
