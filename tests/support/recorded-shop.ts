import {toCents, type Cents} from '~adapters/commerce';
import {startBackend, type Backend} from '~mocks/backend';
import {aProduct, type ProductRecord} from '~mocks/woocommerce/catalogue';
import type {MediaRecord} from '~mocks/woocommerce/media';
import type {ReviewRecord} from '~mocks/reviews/review-record';
import {recorded} from './recorded';

interface RecordedPicture {
  id?: string;
  sourceUrl: string;
  altText: string;
}

interface RecordedCategory {
  id: string;
  name: string;
  slug: string;
}

interface RecordedVariation {
  databaseId: number;
  sku: string;
  regularPrice: string | null;
  salePrice: string | null;
  stockStatus: string;
  stockQuantity: number | null;
  image: RecordedPicture;
  attributes: {nodes: {name: string; value: string}[]};
}

interface RecordedAttribute {
  attributeId: number;
  name: string;
  label: string;
  options: string[];
  terms?: {nodes: {name: string; slug: string}[]};
}

interface RecordedProduct extends Omit<RecordedVariation, 'attributes'> {
  slug: string;
  name: string;
  purchasable: boolean;
  description: string;
  shortDescription: string;
  manageStock: string | null;
  galleryImages: {nodes: RecordedPicture[]};
  metaData: {key: string; value: string}[] | null;
  productCategories: {nodes: RecordedCategory[]};
  attributes: {nodes: RecordedAttribute[]} | null;
  variations?: {nodes: RecordedVariation[]};
  averageRating?: number;
  reviewCount?: number;
}

/** A mocked shop that sells what the recorded one sold, so that it can be asked the recorded questions. */
export async function openRecordedShop(): Promise<Backend> {
  const backend = await startBackend();
  const {shop} = backend;
  const nodes = ['01a-products-first10', '01b-products-after'].flatMap(
    (name) => (recorded(name) as {products: {nodes: RecordedProduct[]}}).products.nodes,
  );
  shop.title = 'Bellyful Test';
  // It was recorded without our plugin.
  shop.isGuarded = false;
  // Newest first, as recorded, is the owner's order from its end.
  shop.products = nodes.map((node, index) => toRecord(node, nodes.length - index));
  shop.products.push(aDraft);
  shop.reviews = ['01c-product-bundle-full', '01d-product-konjac-full']
    .map((name) => (recorded(name) as {product: RecordedProduct}).product)
    .flatMap(reviewsOf);
  const categories = nodes
    .flatMap(({productCategories}) => productCategories.nodes)
    .map(toCategory);
  shop.categories = [...new Map(categories.map((category) => [category.slug, category])).values()];
  shop.media = new Map(nodes.flatMap(picturesOf).map((media) => [media.name, media]));
  for (const coupon of shop.coupons) if (coupon.code === 'save10') coupon.databaseId = 65;
  shop.customers = [{databaseId: 2, email: 'customer@example.test'}];
  return backend;
}

/** As many as were counted, with stars that give the recorded average. */
function reviewsOf({databaseId, averageRating = 0, reviewCount = 0}: RecordedProduct) {
  const sum = Math.round(averageRating * reviewCount);
  return Array.from({length: reviewCount}, (_, index): ReviewRecord => {
    const isMore = index < sum % reviewCount;
    return {
      databaseId: databaseId * 100 + index,
      productId: databaseId,
      customerId: null,
      name: 'Reader',
      email: 'reader@shop.example',
      text: 'Fine.',
      stars: Math.floor(sum / reviewCount) + Number(isMore),
      writtenAt: '2026-03-01T10:00:00Z',
      status: 'approved',
      isVerified: false,
    };
  });
}

/** Its slug is known to nobody until it is published. */
const aDraft = aProduct({
  databaseId: 64,
  slug: 'draft-item',
  name: 'Draft Item',
  status: 'draft',
  description: '',
  categories: [],
});

function toRecord(node: RecordedProduct, menuOrder: number): ProductRecord {
  const {databaseId, slug, name, sku, description, shortDescription, purchasable} = node;
  const prices = pricesOf(node);
  // Free and without a price are the same nulls.
  const isFree = purchasable && prices.regularPrice === null;
  return aProduct({
    databaseId,
    slug,
    name,
    sku,
    description,
    shortDescription,
    menuOrder,
    ...prices,
    ...(isFree && {regularPrice: toCents(0)}),
    isHidden: slug === 'hidden-item',
    stock: stockOf(node),
    picture: pictureName(node.image),
    categories: node.productCategories.nodes.map((category) => category.slug),
    meta: node.metaData ?? [],
    attributes: (node.attributes?.nodes ?? []).map(toAttribute),
    variations: (node.variations?.nodes ?? []).toReversed().map(toVariation),
  });
}

const toCategory = ({id, name, slug}: RecordedCategory) => ({databaseId: numberIn(id), name, slug});

const numberIn = (id = '') => Number(atob(id).split(':')[1]);

const toAttribute = ({attributeId, name, label, options, terms}: RecordedAttribute) => ({
  isGlobal: attributeId !== 0,
  id: attributeId,
  name,
  label,
  options: terms?.nodes ?? options.map((option) => ({name: option, slug: option})),
});

const toVariation = (node: RecordedVariation) => ({
  databaseId: node.databaseId,
  sku: node.sku,
  ...pricesOf(node),
  stock: node.stockQuantity ?? 0,
  picture: pictureName(node.image),
  options: Object.fromEntries(node.attributes.nodes.map(({name, value}) => [name, value])),
});

const pricesOf = ({regularPrice, salePrice}: RecordedVariation | RecordedProduct) => ({
  regularPrice: centsOf(regularPrice),
  salePrice: centsOf(salePrice),
});

const centsOf = (price: string | null): Cents | null =>
  price === null ? null : toCents(Math.round(Number.parseFloat(price.slice(1)) * 100));

function stockOf({stockStatus, stockQuantity, manageStock}: RecordedProduct) {
  if (stockStatus === 'ON_BACKORDER') return 'on backorder';
  if (manageStock !== null) return stockQuantity ?? 0;
  return stockStatus === 'IN_STOCK' ? 'in stock' : 'out of stock';
}

const pictureName = ({sourceUrl}: RecordedPicture) =>
  sourceUrl.slice(sourceUrl.lastIndexOf('/') + 1).replace('.png', '');

const picturesOf = ({variations, image, galleryImages}: RecordedProduct): MediaRecord[] =>
  [...(variations?.nodes ?? []).map((node) => node.image), image, ...galleryImages.nodes].map(
    (picture) => ({
      databaseId: numberIn(picture.id),
      name: pictureName(picture),
      file: `${pictureName(picture)}.png`,
      altText: picture.altText,
      width: 900,
      height: 900,
      sizes: [],
    }),
  );
