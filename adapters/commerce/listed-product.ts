import type {ProductLabel} from './labels/label';
import type {CatalogueList, ListedProduct, Product} from './product';
import {foldText} from './fold-text';
import {madeOnce} from './made-once';
import {largeEnough} from './picture';
import {toPlainWords} from './plain-words';
import {readLabel} from './labels/read-label';

/** What a product says of itself, as HTML or as text. */
interface Texts {
  menuOrder: number;
  shortDescription: string;
  description: string;
  label: ProductLabel | null;
  recalls: readonly unknown[];
}

type Facts = Omit<
  ListedProduct,
  'shortText' | 'descriptionStart' | 'words' | 'label' | 'isRecalled' | 'menuOrder' | 'translations'
>;

/** As much of a text as any list or feed shows. */
const shownLength = 300;

/** Of the category in which WooCommerce puts what has none, whatever the owner calls it. */
export const defaultCategorySlug = 'uncategorized';

/** The list's products by their numbers. */
export const listedById = madeOnce(
  ({products}: CatalogueList): ReadonlyMap<number, ListedProduct> =>
    new Map(products.map((one) => [one.databaseId, one])),
);

/** `Women's multi-vitamin` asks for womens, multi and vitamin. */
export const toQueryWords = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isPlain = /^[a-z0-9]+$/;

/** Each word once, between spaces, as a search looks for it; what a stroke joins is one word, too: multivitamin. */
export function toSearchedWords(texts: readonly string[]): string {
  const spaced = new Set(foldText(texts.join(' ')).split(/\s+/));
  const words = [...spaced].flatMap((word) => {
    if (isPlain.test(word)) return [word];
    const parts = toQueryWords(word);
    return parts.length === 2 ? [...parts, parts.join('')] : parts;
  });
  return ` ${[...new Set(words)].join(' ')} `;
}

const panelsOf = (label: ProductLabel | null) => label?.facts ?? [];

/** Before a word of `words` that is another ingredient's alone: rice flour makes no vitamin rice. */
export const ingredientMark = '~';

function wordsOfProduct(told: readonly string[], label: ProductLabel | null): string {
  const words = toSearchedWords([
    ...told,
    ...panelsOf(label).flatMap(({rows}) => rows.map(({name}) => name)),
  ]);
  const others = toSearchedWords(panelsOf(label).map((panel) => panel.otherIngredients)).trim();
  const marked = others.split(' ').filter((word) => word && !words.includes(` ${word} `));
  return `${words}${marked.map((word) => `${ingredientMark}${word} `).join('')}`;
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
    ...(facts.mark && {mark: facts.mark}),
    ...(facts.content && {content: facts.content}),
    ...(facts.notTo && {notTo: facts.notTo}),
    ...(facts.noWithdrawal && {noWithdrawal: facts.noWithdrawal}),
    ...(facts.lowestPrices && {lowestPrices: facts.lowestPrices}),
    image,
    ...(facts.otherPicture && {otherPicture: facts.otherPicture}),
    menuOrder: texts.menuOrder,
    shortText: shortText.slice(0, shownLength),
    descriptionStart: description.slice(0, shownLength),
    words: wordsOfProduct(
      [name, shortText, description, ...categories.map((each) => each.name)],
      texts.label,
    ),
    price: facts.price,
    regularPrice: facts.regularPrice,
    priceRange: facts.priceRange,
    isOnSale: facts.isOnSale,
    isPurchasable: facts.isPurchasable,
    stockStatus: facts.stockStatus,
    soldAs: facts.soldAs,
    rating: facts.rating,
    ...(texts.recalls.length > 0 && {isRecalled: true}),
    label: texts.label && readLabel(texts.label),
    categories: categories.map((each) => ({name: each.name, slug: each.slug})),
    attributes: facts.attributes.map(({label, options}) => ({label, options})),
    variations: facts.variations.map((each) => ({
      id: each.id,
      databaseId: each.databaseId,
      ...(each.content && {content: each.content}),
      image: each.image,
      attributes: each.attributes,
      openChoices: each.openChoices,
      price: each.price,
      regularPrice: each.regularPrice,
      isPurchasable: each.isPurchasable,
      stockStatus: each.stockStatus,
      soldAs: each.soldAs,
    })),
  };
}

/** The product of a page as lists would show it. */
export function toListedProduct(product: Product): ListedProduct {
  const [otherImage] = product.gallery;
  return toListed(
    {...product, ...(otherImage && {otherPicture: largeEnough(otherImage)})},
    {
      menuOrder: 0,
      shortDescription: product.shortDescriptionHtml,
      description: product.descriptionText,
      label: product.label,
      recalls: product.recalls,
    },
  );
}

/** The owner's order, each product once; those of the same number stay newest first. */
export function inOwnersOrder(products: ListedProduct[]): ListedProduct[] {
  const once = new Map(products.map((product) => [product.databaseId, product]));
  return [...once.values()].sort(
    (one, other) => one.menuOrder - other.menuOrder || other.databaseId - one.databaseId,
  );
}
