import {toCents} from '~adapters/commerce/money';
import {aProduct, type ProductRecord} from '~mocks/woocommerce/catalogue/product-record';
import {route, type Call} from './rest';
import type {WordPressState} from './state';

interface Wanted {
  sku: string;
  name: string;
  price: number;
}

/** The facts that the storefront orders by, and the products that it asks for. */
export const shopRoutes = (state: WordPressState) => [
  route('get', '/shop', () => ({
    plugin: {version: '1.0.0'},
    currency: 'USD',
    decimals: 2,
    taxes: false,
    storefrontUrl: state.storefrontUrl,
    products: Object.fromEntries(connectedOf(state).map((product) => [product.sku, told(product)])),
  })),
  route('post', '/products/connect', ({fields}) => connect(state, fields)),
];

const connectedOf = ({shop, connectedSkus}: WordPressState) =>
  shop.products.filter(({sku}) => sku !== null && connectedSkus.has(sku));

const told = ({databaseId, regularPrice, status}: ProductRecord) => ({
  productId: databaseId,
  variationId: null,
  price: regularPrice,
  status,
});

function connect(state: WordPressState, {products}: Call['fields']) {
  const wanted = products as Wanted[];
  const existing = wanted.flatMap(({sku}) => {
    const product = state.shop.products.find((one) => one.sku === sku);
    return product ? [{sku, productId: product.databaseId, price: product.regularPrice}] : [];
  });
  const missing = wanted.filter(({sku}) => existing.every((one) => one.sku !== sku));
  for (const product of missing) addProduct(state, product);
  for (const {sku} of wanted) state.connectedSkus.add(sku);
  return {
    created: missing.map(({sku}) => sku),
    existing,
    coupons: {created: [], existing: state.shop.coupons.map(({code}) => code)},
  };
}

function addProduct({shop}: WordPressState, {sku, name, price}: Wanted): void {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const databaseId = Math.max(...shop.products.map((product) => product.databaseId)) + 1000;
  const regularPrice = toCents(price);
  shop.products.push(
    aProduct({
      databaseId,
      slug,
      name,
      sku,
      regularPrice,
      description: '',
      categories: [],
      isHidden: true,
      picture: null,
    }),
  );
}
