import type {ProductNode} from '../products/nodes';

interface Attribute {
  id: number;
  name: string;
  taxonomy: string | null;
  has_variations: boolean;
  terms: {name: string; slug: string}[];
}

/** A null value leaves a choice open (any). */
type Variation = {id: number; attributes: {name: string; value: string | null}[]};
type Picture = {id: number; src: string; srcset: string; alt: string};

/** As much of a product of the Store API (`/wp-json/wc/store/v1/products`) as is read. */
export interface StoreProduct {
  id: number;
  type: string;
  slug: string;
  name: string;
  sku: string;
  permalink: string;
  description: string;
  short_description: string;
  on_sale: boolean;
  /** In whole minor units. */
  prices: {price: string; regular_price: string; sale_price: string; currency_minor_unit: number};
  average_rating: string;
  review_count: number;
  images: Picture[];
  categories: {id: number; name: string; slug: string}[];
  attributes: Attribute[];
  variations: Variation[];
  grouped_products: number[];
  is_purchasable: boolean;
  is_in_stock: boolean;
  is_on_backorder: boolean;
  low_stock_remaining: number | null;
  sold_individually: boolean;
  add_to_cart: {text: string; url: string; maximum: number};
}

const typenames: Record<string, string> = {
  simple: 'SimpleProduct',
  variable: 'VariableProduct',
  grouped: 'GroupProduct',
  external: 'ExternalProduct',
};

/**
 * The product as WooGraphQL would answer it, so that both ways come to the same words. `members` are variations and parts
 * by their numbers, `place` is where it stands among all. What the Store API does not tell (meta data, the end of a sale)
 * is absent.
 */
export function toNode(
  product: StoreProduct,
  members: ReadonlyMap<number, StoreProduct>,
  place: number,
): ProductNode {
  const gallery = product.images.slice(1).map(toMedia);
  const variations = product.variations.flatMap((one) => {
    const found = members.get(one.id);
    return found ? toVariation(found, one, product) : [];
  });
  const parts = product.grouped_products.flatMap((id) => members.get(id) ?? []).map(toShared);
  return {
    ...toShared(product),
    id: `store-${product.id}`,
    menuOrder: place,
    link: product.permalink,
    dateOnSaleTo: null,
    description: product.description,
    shortDescription: product.short_description,
    metaData: [],
    averageRating: Number(product.average_rating),
    reviewCount: product.review_count,
    reviewsAllowed: true,
    otherImage: {nodes: gallery.slice(0, 1)},
    galleryImages: {nodes: gallery},
    productCategories: {nodes: product.categories.map((one) => ({...one, id: String(one.id)}))},
    attributes: {nodes: product.attributes.map(toAttribute)},
    ...(product.type === 'variable' && {variations: {nodes: variations}}),
    ...(product.type === 'grouped' && {products: {nodes: parts}}),
    externalUrl: product.add_to_cart.url,
    buttonText: product.add_to_cart.text,
  };
}

/** No limit, as WooCommerce writes it. */
const unlimited = 9999;

function toShared(product: StoreProduct) {
  const {prices, add_to_cart: cart, is_in_stock: isThere, is_on_backorder: isAwaited} = product;
  const counted = cart.maximum < unlimited && !product.sold_individually ? cart.maximum : null;
  const left = isThere && !isAwaited ? (product.low_stock_remaining ?? counted) : null;
  const decimals = prices.currency_minor_unit;
  const amount = (units: string) => (Number(units) / 10 ** decimals).toFixed(decimals);
  const [image] = product.images.map(toMedia);
  return {
    __typename: typenames[product.type] ?? 'UnsupportedProduct',
    databaseId: product.id,
    slug: product.slug,
    name: product.name,
    sku: product.sku || null,
    image: image ?? null,
    listed: [],
    onSale: product.on_sale,
    purchasable: product.is_purchasable,
    rawPrice: amount(prices.price),
    rawRegular: amount(prices.regular_price),
    rawSale: amount(prices.sale_price),
    manageStock: left === null ? 'FALSE' : 'TRUE',
    stockStatus: isAwaited ? 'ON_BACKORDER' : isThere ? 'IN_STOCK' : 'OUT_OF_STOCK',
    stockQuantity: left,
    soldIndividually: product.sold_individually,
    virtual: null,
    backorders: null,
  };
}

const toAttribute = ({id, name, taxonomy, has_variations: variation, terms}: Attribute) => ({
  id: `${id} ${name}`,
  name: taxonomy ?? name,
  label: name,
  options: terms.map(({slug}) => slug),
  variation,
  visible: true,
  ...(taxonomy !== null && {terms: {nodes: terms}}),
});

/** Its own answer names no attributes: its product's does. */
function toVariation(found: StoreProduct, {id, attributes}: Variation, product: StoreProduct) {
  const nodes = attributes.map(({name, value}) => {
    const attribute = product.attributes.find((one) => one.name === name);
    return {name: attribute?.taxonomy ?? name, label: name, value};
  });
  const chosen = nodes.flatMap(({value}) => value ?? []).join(', ');
  const name = chosen ? `${product.name} - ${chosen}` : product.name;
  return {...toShared(found), id: `store-${id}`, name, attributes: {nodes}};
}

/** WordPress names in `srcset` whole pictures alone, no crops, and no heights. */
function toMedia({id, src, srcset, alt}: Picture) {
  const files = [...srcset.matchAll(/(\S+) (\d+)w/g)];
  const sizes = files.map(([, sourceUrl = null, width = null]) => ({
    sourceUrl,
    width,
    height: null,
  }));
  const width = Number(sizes.find(({sourceUrl}) => sourceUrl === src)?.width) || null;
  return {id: String(id), sourceUrl: src, altText: alt, mediaDetails: {width, height: null, sizes}};
}
