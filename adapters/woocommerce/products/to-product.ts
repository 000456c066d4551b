import {
  toListed,
  type ConnectedFacts,
  type ListedProduct,
  type Product,
  type ProductPart,
  largeEnough,
} from '~adapters/commerce';
import {
  attributesOf,
  kindOf,
  partsOf,
  variationsOf,
  type ListedNode,
  type PartNode,
  type ProductNode,
} from './nodes';
import {toAttributes, toShownTraits, toTraits} from './to-attributes';
import {isFieldReference, toPlainText, toSafeHtml} from '../to-html';
import {
  toContent,
  toLabel,
  toLotReports,
  toLowestPrices,
  toMark,
  toMixWith,
  toParticulars,
  toRestrictions,
} from './to-label';
import {readRecalls, toRecalls} from './recalls';
import type {SettingsProduct} from '../shop-settings';
import {toPicture} from './to-picture';
import {noPrices, toPrices, toProductPrices} from './to-prices';
import {toWebAddress} from '../orders/to-our-link';
import {toStock, toVariation} from './to-variation';
import {inItsLanguages} from './translated-node';

/** A product of WooGraphQL in the shop's words, and in each language that it has texts in. */
export function toProduct(node: ProductNode, shopUrl?: string): Product {
  const translations = inItsLanguages(node, (translated, hasLabel) =>
    inOwnLabel(toOwnProduct(translated, shopUrl), hasLabel),
  );
  return {...toOwnProduct(node, shopUrl), ...(translations && {translations})};
}

function toOwnProduct(node: ProductNode, shopUrl: string | undefined): Product {
  const facts = toFacts(node);
  return {
    ...facts,
    descriptionHtml: toSafeHtml(node.description, shopUrl),
    traits: toShownTraits(attributesOf(node)),
    shortDescriptionHtml: toSafeHtml(node.shortDescription, shopUrl),
    descriptionText: toPlainText(node.description),
    howItWorksHtml: toHowItWorks(node, shopUrl),
    label: toLabel(node.metaData, shopUrl),
    ...toParticulars(node.metaData),
    recalls: toRecalls(node.metaData),
    mixWith: toMixWith(node.metaData),
    gallery: toGallery(node, facts.name),
    external: toExternal(node),
    saleEndsOn: facts.isOnSale ? toDay(node.dateOnSaleTo) : null,
    shopUrl: isSoldHere(facts.kind) ? null : toWebAddress(node.link),
    attributes: toAttributes(attributesOf(node), variationsOf(node)),
  };
}

/** Marks a label that is not translated. */
const inOwnLabel = (product: Product, isTranslated: boolean): Product =>
  isTranslated || !product.label ? product : {...product, label: {...product.label, lang: 'en'}};

/** WooCommerce writes the last second of it, in the shop's own time zone. */
const toDay = (time: string | null | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0] ?? null;

const isSoldHere = (kind: Product['kind']) => kind === 'simple' || kind === 'variable';

/** The same for a list: its HTML is only read, so it need not be made safe to render. */
export function toListedProduct(node: ListedNode): ListedProduct {
  const listed = toOwnListed(node);
  const translated = inItsLanguages(node, toOwnListed);
  if (!translated) return listed;
  const all = Object.entries(translated);
  return {
    ...listed,
    // Found by the words of all languages, whichever it is shown in.
    words: [listed, ...Object.values(translated)].map(({words}) => words).join(' '),
    translations: Object.fromEntries(
      all.map(([code, {name, shortText, descriptionStart}]) => [
        code,
        {name, shortText, descriptionStart},
      ]),
    ),
  };
}

function toOwnListed(node: ListedNode): ListedProduct {
  const facts = toFacts(node);
  const otherImage = toPicture(node.otherImage?.nodes[0] ?? null, facts.name);
  return toListed(
    {
      ...facts,
      attributes: toTraits(attributesOf(node)),
      ...(otherImage && {otherPicture: largeEnough(otherImage)}),
    },
    {
      menuOrder: node.menuOrder ?? 0,
      shortDescription: node.shortDescription ?? '',
      description: node.description ?? '',
      label: toLabel(node.listed),
      recalls: toRecalls(node.listed),
    },
  );
}

/** Of the products behind the storefront's own ones, by article number. */
export function toConnectedFacts(
  products: Readonly<Record<string, SettingsProduct>>,
  shopUrl: string,
): ConnectedFacts {
  const entries = Object.entries(products);
  return {
    soldOut: entries.flatMap(([sku, {isInStock}]) => (isInStock === false ? [sku] : [])),
    lotReports: Object.fromEntries(
      entries.map(([sku, product]) => [sku, toLotReports(product.lotReports, shopUrl)]),
    ),
    recalls: Object.fromEntries(entries.map(([sku, {recalls}]) => [sku, readRecalls(recalls)])),
  };
}

function toFacts(node: ListedNode) {
  const name = toPlainText(node.name);
  const kind = kindOf(node);
  const isSingle = ('soldIndividually' in node && node.soldIndividually) ?? false;
  const attributes = attributesOf(node);
  const variations =
    kind === 'variable'
      ? variationsOf(node).map((variation) =>
          toVariation(variation, node.listed, attributes, isSingle),
        )
      : [];
  const parts = partsOf(node).map(toPart);
  const stock = toStock(stockOf(node, parts));
  const prices = toProductPrices(node, parts.length > 0 ? parts : variations);
  const isInShop = kind === 'other' && node.purchasable === true;
  return {
    kind,
    id: node.id,
    databaseId: node.databaseId,
    slug: node.slug ?? '',
    name,
    ...toMark(node.listed),
    ...toRestrictions(node.listed),
    ...toLowestPrices(node.listed),
    sku: node.sku ?? null,
    image: toPicture(node.image, name),
    categories: toCategories(node),
    variations,
    parts,
    // A group is bought by its parts, and the rest where it is sold.
    isPurchasable: isSoldHere(kind) && (node.purchasable ?? false),
    ...stock,
    ...(isInShop && {soldAs: {...stock.soldAs, isInShop}}),
    ...prices,
    ...toContent({listed: node.listed, regularPrice: prices.regularPrice}),
    ...toRating(node),
  };
}

/** What the shop hides of a product is none of its facts; no stars average 0. */
export function toRating({
  averageRating,
  reviewCount,
  reviewsAllowed,
}: Pick<ListedNode, 'averageRating' | 'reviewCount' | 'reviewsAllowed'>): Pick<
  Product,
  'rating' | 'reviewCount'
> {
  if (!reviewsAllowed) return {rating: null, reviewCount: null};
  const count = reviewCount ?? 0;
  return {
    rating: averageRating && count > 0 ? {average: averageRating, count} : null,
    reviewCount: count,
  };
}

function toPart(node: PartNode): ProductPart {
  const name = toPlainText(node.name);
  const kind = kindOf(node);
  const isSimple = kind === 'simple';
  const prices =
    kind === 'other' || !('rawPrice' in node)
      ? noPrices
      : toPrices(isSimple ? node : {...node, purchasable: false, onSale: false});
  return {
    databaseId: node.databaseId,
    slug: node.slug ?? '',
    name,
    image: toPicture(node.image, name),
    // Variations are chosen on a page of their own.
    isPurchasable: isSimple && (node.purchasable ?? false),
    ...toStock('stockStatus' in node ? node : {stockStatus: 'IN_STOCK'}),
    ...prices,
    ...toContent({listed: node.listed, regularPrice: prices.regularPrice}),
    ...toLowestPrices(node.listed),
  };
}

/** What is sold elsewhere counts as there, and a group as long as one of its parts is. */
function stockOf(node: ListedNode, parts: ProductPart[]) {
  // WooGraphQL tells none of an extension's product.
  if ('stockStatus' in node && (node.stockStatus || kindOf(node) !== 'other')) return node;
  const isSoldOut = parts.length > 0 && parts.every((part) => part.stockStatus === 'OUT_OF_STOCK');
  return {stockStatus: isSoldOut ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const)};
}

function toExternal(node: ProductNode): Product['external'] {
  const url = 'externalUrl' in node ? toWebAddress(node.externalUrl) : null;
  if (url === null || !('buttonText' in node)) return null;
  return {url, label: toPlainText(node.buttonText)};
}

/** Meta `how_it_works`, or the same with a leading underscore, where ACF stores `field_…` references. */
function toHowItWorks(node: ProductNode, shopUrl: string | undefined): Product['howItWorksHtml'] {
  const entries = node.metaData?.filter((entry) => entry !== null) ?? [];
  for (const key of ['how_it_works', '_how_it_works']) {
    const value = entries.find((entry) => entry.key === key)?.value?.trim() ?? '';
    const html = isFieldReference(value) ? '' : toSafeHtml(value, shopUrl);
    if (html !== '') return html;
  }
  return null;
}

function toGallery(node: ProductNode, name: string): Product['gallery'] {
  const pictures = (node.galleryImages?.nodes ?? []).map((media) => toPicture(media, name));
  return pictures.filter((picture) => picture !== null);
}

function toCategories(node: ListedNode): Product['categories'] {
  return (node.productCategories?.nodes ?? []).map(({id, name, slug}) => ({
    id,
    name: toPlainText(name),
    slug: slug ?? '',
  }));
}
