import {GraphQLError} from 'graphql';
import type {Cents} from '~adapters/commerce/money';
import {toPrice, toPriceRange, type FormatArgument} from './amounts';
import {toAttributes} from './attribute-node';
import type {ProductRecord} from './catalogue';
import {firstOf, type PageArguments} from './connection';
import {globalId} from './ids';
import {isReduced, stockStatusOf, toInventory} from './inventory';
import {toMediaNode, withUploads} from './media';
import {toDescriptiveFields} from './product-extras';
import {toReviewFields} from '~mocks/reviews/reviews';
import {findProduct, type Shop} from './shop';
import {toTermFields} from './terms/product-terms';
import {toVariationNode} from './variation-node';
import type {Visitor} from './visitor';

interface MenuOrderArguments extends PageArguments {
  where?: {orderby?: {field: string; order?: string | null}[] | null} | null;
}

const typenames = {
  simple: 'SimpleProduct',
  variable: 'VariableProduct',
  grouped: 'GroupProduct',
  external: 'ExternalProduct',
  unsupported: 'UnsupportedProduct',
};

/** Its parts, in the owner's order, as far as they are published. */
const toParts = ({parts = []}: ProductRecord, visitor: Visitor) =>
  parts.flatMap((id) => {
    const part = findProduct(visitor.shop, id);
    return part && part.status !== 'draft' ? [toProductNode(part, visitor)] : [];
  });

/** What shares a category with it, the newest first. */
const relatedTo = ({databaseId, categories}: ProductRecord, {products}: Shop) =>
  products
    .filter(
      (other) =>
        other.databaseId !== databaseId &&
        other.status === 'publish' &&
        !other.isHidden &&
        other.categories.some((slug) => categories.includes(slug)),
    )
    .toReversed();

/** A product as WooGraphQL answers it. */
export function toProductNode(product: ProductRecord, visitor: Visitor) {
  const {shop, origin} = visitor;
  const isVariable = product.variations.length > 0;
  const type = product.type ?? (isVariable ? 'variable' : 'simple');
  const isSoldHere = type === 'simple' || type === 'variable';
  const fail = (field: string) => {
    if (visitor.failingField === field) throw new GraphQLError('Internal server error');
  };
  return {
    ...toDescriptiveFields(product, shop),
    get __typename() {
      if (product.isBroken) throw new TypeError('It cannot be loaded.');
      return typenames[type];
    },
    id: globalId('post', product.databaseId),
    databaseId: product.databaseId,
    slug: product.slug,
    name: product.name,
    menuOrder: product.menuOrder,
    sku: product.sku,
    status: product.status,
    type: type === 'unsupported' ? null : type.toUpperCase(),
    link: `${origin}/product/${product.slug}/`,
    externalUrl: product.external?.url ?? null,
    buttonText: product.external?.buttonText || null,
    // WooGraphQL knows it of simple products alone.
    virtual: type === 'simple' ? (product.isVirtual ?? false) : null,
    downloadable: product.files !== undefined,
    soldIndividually: product.isSoldIndividually ?? false,
    products: (argument: PageArguments) => firstOf(toParts(product, visitor), argument),
    catalogVisibility: visitor.isShopManager ? (product.isHidden ? 'HIDDEN' : 'VISIBLE') : null,
    description: product.description,
    shortDescription: product.shortDescription,
    dateOnSaleTo: product.saleEnds ?? null,
    onSale: [product, ...product.variations].some(isReduced),
    // An extension's product is bought in the shop, and says so.
    purchasable:
      type === 'unsupported' || (isSoldHere && (isVariable || product.regularPrice !== null)),
    image: () => {
      fail('pictures');
      const media = shop.media.get(product.picture ?? '');
      return media ? toMediaNode(media, product.name, origin) : null;
    },
    galleryImages: (argument: PageArguments) => {
      fail('pictures');
      return firstOf(toGallery(product, visitor), argument);
    },
    metaData: ({key, keysIn}: {key?: string | null; keysIn?: string[] | null}) =>
      keysIn
        ? toEntries(product, origin).filter((entry) => keysIn.includes(entry.key))
        : toMetaData(product, key, origin),
    ...toTermFields(product, visitor),
    ...toNeighbours(product, visitor),
    downloads: (product.files ?? []).map(({name}, index) => ({
      downloadId: String(index + 1),
      name,
    })),
    shippingRequired: !(product.isVirtual ?? false),
    ...toReviewFields(visitor, product.databaseId),
    ...toPrices(product, shop),
    ...(type === 'unsupported'
      ? {}
      : {...toInventory(product), stockStatus: stockStatusOf(product)}),
    attributes: () => toAttributes(product),
    variations: (argument: MenuOrderArguments) => {
      fail('variations');
      return toVariations(product, argument, visitor);
    },
  };
}

/** Newest first, unless the owner's order is asked for. */
function toVariations(
  product: ProductRecord,
  {where, ...argument}: MenuOrderArguments,
  visitor: Visitor,
) {
  const inMenuOrder = where?.orderby?.some(({field}) => field === 'MENU_ORDER');
  const newestFirst = product.variations.toSorted((a, b) => b.databaseId - a.databaseId);
  const sorted = inMenuOrder ? product.variations : newestFirst;
  return firstOf(
    sorted.map((variation) => toVariationNode(product, variation, visitor)),
    argument,
  );
}

/** The products that are shown beside it. */
const toNeighbours = (product: ProductRecord, visitor: Visitor) => ({
  related: ({first}: PageArguments) =>
    firstOf(
      relatedTo(product, visitor.shop)
        .slice(0, first || 10)
        .map((other) => toProductNode(other, visitor)),
      {first: 100},
    ),
  upsell: (argument: PageArguments) => firstOf([], argument),
  crossSell: (argument: PageArguments) => firstOf([], argument),
});

function toPrices({variations, regularPrice, salePrice}: ProductRecord, shop: Shop) {
  const isPrice = (price: Cents | null) => price !== null;
  if (variations.length === 0)
    return {
      price: (format: FormatArgument) => toPrice(salePrice ?? regularPrice, format, shop),
      regularPrice: (format: FormatArgument) => toPrice(regularPrice, format, shop),
      salePrice: (format: FormatArgument) => toPrice(salePrice, format, shop),
    };
  const now = variations.map((one) => one.salePrice ?? one.regularPrice).filter(isPrice);
  const regular = variations.map((one) => one.regularPrice).filter(isPrice);
  const reduced = variations.filter(isReduced).map((one) => one.salePrice);
  return {
    price: (format: FormatArgument) => toPriceRange(now, format, shop),
    regularPrice: (format: FormatArgument) => toPriceRange(regular, format, shop),
    salePrice: (format: FormatArgument) => toPriceRange(reduced.filter(isPrice), format, shop),
  };
}

function toGallery(product: ProductRecord, {shop, origin}: Visitor) {
  const name = product.picture ?? product.slug;
  return Array.from({length: 20}, (_, index) => index + 1).flatMap((number) => {
    const media = shop.media.get(`${name}-gallery-${number}`);
    return media ? [toMediaNode(media, `${product.name} view ${number}`, origin)] : [];
  });
}

/** Asked for a key that is not there, the shop answers everything it has. */
const toEntries = ({databaseId, meta}: ProductRecord, origin: string) =>
  meta.map(({key, value}, index) => ({
    key,
    value: withUploads(value, origin),
    id: String(databaseId * 100 + index),
  }));

function toMetaData(product: ProductRecord, key: string | null | undefined, origin: string) {
  const numbered = toEntries(product, origin);
  if (numbered.length === 0) return null;
  const matching = numbered.filter((entry) => entry.key === key);
  return matching.length > 0 ? matching : numbered;
}
