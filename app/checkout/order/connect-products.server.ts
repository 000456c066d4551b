import {
  formatCents,
  sellsBuiltIn,
  type CodeToConnect,
  type Commerce,
  type ConnectedProducts,
  type ProductToConnect,
} from '~adapters/commerce';
import {bundleDescription, bundleName, bundleSlug} from '~/content/product-slugs';
import {staticProductKeys} from '~/content/static-product-keys';
import {bundleFallbackRegularPrice, bundleLandingAmount} from '~/content/amounts';
import {toBuiltIn} from '~/pricing/built-in-products.server';
import {abandonmentCode, abandonmentPercent, bundleLandingCode} from '~/pricing/constants';

interface Ports {
  commerce: Pick<Commerce, 'products'>;
  connectedProducts: ConnectedProducts;
}

const bundle = (): ProductToConnect => ({
  sku: 'BUNDLE',
  name: bundleName,
  price: bundleFallbackRegularPrice(),
  description: bundleDescription,
});

/** Codes that pages and pop-ups promise; what they take off is the owner’s from then on. */
const codes = (): CodeToConnect[] => [
  {code: abandonmentCode, percent: abandonmentPercent},
  {code: bundleLandingCode, amount: bundleLandingAmount()},
];

/** What the pages sell by built-in prices: every package, the free sample included. */
export const builtInProducts = (): ProductToConnect[] =>
  staticProductKeys
    .map((key) => toBuiltIn(key))
    .flatMap(({packages, descriptionText: description}) =>
      packages.map(({sku, name, price}) => ({sku, name, price, description})),
    );

/** The products and codes that the shop shall have: a bundle of its own stays the bundle. None in another currency. */
export async function productsToConnect({commerce}: Pick<Ports, 'commerce'>) {
  if (!sellsBuiltIn()) return {products: [], coupons: []};
  const hasBundle = (await commerce.products.find(bundleSlug)) !== null;
  return {
    products: hasBundle ? builtInProducts() : [...builtInProducts(), bundle()],
    coupons: codes(),
  };
}

/** Makes the products and codes that the shop lacks; says line by line what it did and where prices differ. */
export async function connectProducts(ports: Ports, say: (line: string) => void): Promise<void> {
  const {products: wanted, coupons} = await productsToConnect(ports);
  const {created, existing, createdCodes} = await ports.connectedProducts.connect(wanted, coupons);
  const named = new Map(wanted.map((product) => [product.sku, product]));
  for (const sku of created) say(`made ${sku}: ${describe(named.get(sku))}`);
  const madeCodes = coupons.filter(({code}) => createdCodes.includes(code));
  for (const code of madeCodes) say(`made the code ${code.code}: ${reductionOf(code)}`);
  for (const {sku, price} of existing) {
    const expected = named.get(sku)?.price;
    if (expected === undefined || price === expected) continue;
    const found = price === null ? 'no price' : formatCents(price);
    say(`${sku}: the shop says ${found}, the page ${formatCents(expected)}, which is charged`);
  }
  const codesThere = coupons.length - createdCodes.length;
  say(`products: made ${created.length}, already there ${existing.length}`);
  say(`codes: made ${createdCodes.length}, already there ${codesThere}`);
}

const describe = (product: ProductToConnect | undefined) =>
  product ? `${product.name}, ${formatCents(product.price)}` : '';

const reductionOf = (code: CodeToConnect) =>
  'percent' in code ? `${code.percent} % off` : `${formatCents(code.amount)} off`;
