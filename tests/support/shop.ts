import type {Reviews} from '~adapters/reviews';
import {
  nothingConnected,
  toCents,
  toListedProduct,
  type Commerce,
  type Coupon,
  type Order,
  type Product,
  type SafeHtml,
  type Variation,
  type Catalogue,
} from '~adapters/commerce';

const noHtml = '' as SafeHtml;

const offered = (price: number) => ({
  price: toCents(price),
  regularPrice: toCents(price),
  salePrice: null,
  isOnSale: false,
  isPurchasable: true,
  stockStatus: 'IN_STOCK' as const,
  stockQuantity: null,
  soldAs: null,
});

export const aVariation = (
  databaseId: number,
  price: number,
  changes: Partial<Variation> = {},
): Variation => ({
  id: `graph-${databaseId}=`,
  databaseId,
  name: `Variation ${databaseId}`,
  sku: `SKU-${databaseId}`,
  image: null,
  attributes: [{name: 'Pack Size', value: String(databaseId)}],
  openChoices: [],
  ...offered(price),
  ...changes,
});

export const aProduct = (
  databaseId: number,
  price: number,
  changes: Partial<Product> = {},
): Product => ({
  kind: changes.variations ? 'variable' : 'simple',
  id: `product-${databaseId}`,
  databaseId,
  slug: `product-${databaseId}`,
  name: `Product ${databaseId}`,
  sku: null,
  descriptionHtml: noHtml,
  shortDescriptionHtml: noHtml,
  descriptionText: '',
  saleEndsOn: null,
  howItWorksHtml: null,
  label: null,
  recalls: [],
  mixWith: [],
  image: null,
  gallery: [],
  categories: [],
  attributes: [],
  parts: [],
  external: null,
  shopUrl: null,
  priceRange: {from: toCents(price), to: toCents(price)},
  variations: [],
  rating: null,
  reviewCount: 0,
  ...offered(price),
  ...changes,
});

export const aCoupon = (code: string, changes: Partial<Coupon> = {}): Coupon => ({
  version: '1',
  code,
  kind: 'fixedCart',
  percent: 0,
  amount: toCents(0),
  expiresAt: null,
  minimumSpend: null,
  maximumSpend: null,
  usageCount: 0,
  usageLimit: null,
  usageLimitPerCustomer: null,
  uses: 0,
  emailRestrictions: [],
  productIds: [],
  excludedProductIds: [],
  categorySlugs: [],
  excludedCategorySlugs: [],
  excludesSaleItems: false,
  isIndividualUse: false,
  freeShipping: false,
  limitToItems: null,
  ...changes,
});

export interface ShopContent {
  products?: Product[];
  coupons?: Coupon[];
  orders?: Order[];
}

const unexpected = (): Promise<never> =>
  Promise.reject(new Error('This test does not ask for that'));

const onlyThese = (products: Product[], ids: Iterable<number>) => {
  const wanted = new Set(ids);
  const found = products.filter(({databaseId}) => wanted.has(databaseId));
  return new Map(found.map((product) => [product.databaseId, product]));
};

/** One product as the shop answers it now. */
export const freshProduct = async (
  {products}: {products: Pick<Catalogue, 'findFresh'>},
  databaseId: number,
): Promise<Product | null> => (await products.findFresh([databaseId])).get(databaseId) ?? null;

/** A shop that answers from lists, for tests of what is decided above it. */
export const aShop = ({products = [], coupons = [], orders = []}: ShopContent): Commerce => ({
  products: {
    find: async (slug) => products.find((product) => product.slug === slug) ?? null,
    all: async () => ({products: products.map(toListedProduct)}),
    connected: async () => nothingConnected,
    listed: async (ids) =>
      products.filter(({databaseId}) => ids.includes(databaseId)).map(toListedProduct),
    findByIds: async (ids) => onlyThese(products, ids),
    findFresh: async (ids) => onlyThese(products, ids),
  },
  coupons: {
    find: async (code) => coupons.find((coupon) => coupon.code === code.toUpperCase()) ?? null,
  },
  orders: {
    additionalFields: async () => [],
    place: unexpected,
    finish: unexpected,
    release: unexpected,
    close: unexpected,
    findByCheckout: unexpected,
    listUnfinished: async () => [],
    isClaimed: async () => false,
    noteTold: unexpected,
    find: unexpected,
    listByReference: unexpected,
    listOfShopper: async (_customerId, email) => orders.filter((order) => order.email === email),
    downloads: async () => new Map(),
    news: async () => new Map(),
    findByCharge: unexpected,
    cancel: unexpected,
    reportProblem: unexpected,
    withdraw: unexpected,
    recordRefund: unexpected,
    recordDispute: unexpected,
  },
  taxes: {
    areCharged: async () => false,
    refusesAddresses: async () => false,
    quotesAlways: async () => false,
    quote: async () => null,
  },
});

/** Nobody has written any. */
export const noReviews: Reviews = {
  read: async () => ({reviews: [], next: null, counts: null}),
  findOwn: unexpected,
  write: unexpected,
};
