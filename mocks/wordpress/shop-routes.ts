import type {CodeToConnect} from '~adapters/commerce';
import {toDecimalString} from '~adapters/commerce/money';
import {toCents} from '~adapters/commerce/money';
import {
  aProduct,
  lotReports,
  type ProductRecord,
} from '~mocks/woocommerce/catalogue/product-record';
import {aCoupon} from '~mocks/woocommerce/coupons';
import {askPlugins} from '~mocks/woocommerce/plugins';
import {draftOrder} from '~mocks/woocommerce/create-order';
import {stockStatusOf} from '~mocks/woocommerce/inventory';
import {withUploads} from '~mocks/woocommerce/media';
import {findProduct} from '~mocks/woocommerce/shop';
import {shippingOf} from '~mocks/woocommerce/shipping';
import {refuse, route, type Call} from './rest';
import {checksOf} from './shop-checks';
import {placeOf} from '~mocks/woocommerce/taxes';
import {goodFacts, unlabeledOf, untranslatedOf} from './shop-facts';
import {toNetText, toTaxJson} from './shown-amounts';
import type {WordPressState} from './state';

interface Wanted {
  sku: string;
  name: string;
  price: number;
}

/** The facts that the storefront orders by, and the products that it requests. */
export const shopRoutes = (state: WordPressState) => [
  route('get', '/shop', ({origin, fields}) => {
    const facts = {
      ...goodFacts(state, origin),
      taxes: state.shop.taxes !== null,
      pricesIncludeTax: state.shop.taxes?.pricesIncludeTax ?? false,
      taxDisplay: taxDisplayOf(state),
      comingSoon: state.shop.isComingSoon,
      products: Object.fromEntries(
        connectedOf(state).map((product) => [product.sku, toAnswer(product, origin)]),
      ),
    };
    if (fields['checks'] !== '1') return facts;
    const confirmedClaims = state.shop.claims.confirmed;
    return {...facts, confirmedClaims, checks: checksOf({...facts, ...countedOf(state)})};
  }),
  route('post', '/taxes', ({fields}) => quoteTaxes(state, fields)),
  route('post', '/products/broken', () => ({})),
  route('post', '/products/connect', ({fields}) => connect(state, fields)),
];

/** What is counted for the doctor alone. */
const countedOf = ({shop}: WordPressState) => ({
  unlabeled: unlabeledOf(shop),
  untranslated: untranslatedOf(shop),
});

/** As prices are entered, so they are shown. */
function taxDisplayOf({shop}: WordPressState) {
  const display = shop.taxes?.pricesIncludeTax ? 'incl' : 'excl';
  return {shop: display, cart: display};
}

/** Where and for what; the lines as an order would have them. */
interface Quoted {
  lines: {productId: number | null; quantity: number; total: number}[];
  shipping: number | {method: string | null};
  codes?: string[];
  address: {country?: string; state: string};
  /** The way of paying. */
  payment?: string;
}

function quoteTaxes({shop}: WordPressState, fields: Call['fields']) {
  const {lines, shipping, codes = [], address, payment = ''} = fields as unknown as Quoted;
  const isUnknown = ({productId}: {productId: number | null}) =>
    productId !== null && !findProduct(shop, productId);
  if (lines.some(isUnknown)) return refuse('no_product', 'The shop has no such product.');
  const place = placeOf(address);
  const sent =
    typeof shipping === 'number'
      ? null
      : shippingOf(shop, {
          lines: lines.map((line) => ({...line, total: toCents(line.total)})),
          state: place,
          codes,
          method: shipping.method,
        });
  const cost = typeof shipping === 'number' ? shipping : (sent?.cost ?? 0);
  const total = lines.reduce((sum, line) => sum + line.total, cost);
  const plugins = askPlugins(shop, {lines, total, payment});
  const toText = (amount: number) => toDecimalString(amount, shop.currency);
  const order = draftOrder(shop, {
    shipping: address,
    feeLines: plugins.fees.map(({name, amount}) => ({name, total: toText(amount)})),
    lineItems: lines.map(({total, ...line}) => {
      const net = toNetText(shop, {...line, amount: total, state: place});
      return {...line, subtotal: net, total: net};
    }),
    shippingLines: [{methodId: '', methodTitle: '', total: toText(cost)}],
  });
  const shown = plugins.fees.reduce((sum, {amount}) => sum + amount, total);
  return {
    ...toTaxJson(order, shown),
    lines: order.taxes.map(({label, amount}) => ({label, amount: Math.round(amount)})),
    isCharged: shop.taxes !== null,
    shipping: sent,
    ...plugins,
  };
}

const connectedOf = ({shop, connectedSkus}: WordPressState) =>
  shop.products.filter(({sku}) => sku !== null && connectedSkus.has(sku));

const toAnswer = (product: ProductRecord, origin: string) => ({
  productId: product.databaseId,
  variationId: null,
  price: product.regularPrice,
  isInStock: stockStatusOf(product) !== 'OUT_OF_STOCK',
  lotReports: withUploads(product.meta.find(({key}) => key === lotReports)?.value ?? '', origin),
  recalls: product.meta.find(({key}) => key === '_bellyful_recalls')?.value ?? '',
  // What is private because the storefront sells it is on sale there.
  status: product.status === 'private' ? 'publish' : product.status,
});

function connect(state: WordPressState, {products, coupons}: Call['fields']) {
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
    coupons: connectCodes(state, (coupons ?? []) as CodeToConnect[]),
  };
}

function connectCodes({shop}: WordPressState, wanted: CodeToConnect[]) {
  const known = new Set(shop.coupons.map(({code}) => code.toUpperCase()));
  const missing = wanted.filter(({code}) => !known.has(code.toUpperCase()));
  for (const item of missing) {
    const off =
      'percent' in item
        ? {amount: item.percent}
        : {discountType: 'FIXED_CART' as const, amount: item.amount};
    shop.coupons.push(aCoupon({databaseId: 900 + shop.coupons.length, code: item.code, ...off}));
  }
  const created = missing.map(({code}) => code);
  return {
    created,
    existing: wanted.map(({code}) => code).filter((code) => !created.includes(code)),
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
      // The storefront's pages read the bundle as any visitor of the shop does.
      status: slug === 'bellyful-bundle' ? 'publish' : 'private',
      description: '',
      categories: [],
      isHidden: true,
      picture: null,
    }),
  );
}
