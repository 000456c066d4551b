import {
  formatCents,
  type CodeToConnect,
  type Commerce,
  type ConnectedProducts,
  type ProductToConnect,
} from '~adapters/commerce';
import {packageName} from '~/content/package-name';
import {productMapping} from './product-mapping';
import {bundleSlug} from '~/content/product-slugs';
import {staticProducts, type PackageOption, type StaticProduct} from '~/content/static-products';
import {bundleFallbackRegularPrice, bundleLandingAmount} from '~/content/amounts';
import {abandonmentCode, abandonmentPercent, bundleLandingCode} from '~/pricing/constants';
import {packagePrice} from '~/pricing/package-price';

interface Ports {
  commerce: Commerce;
  connectedProducts: ConnectedProducts;
}

/** The shop makes the address `bellyful-bundle` of this name; pages find the bundle by it. */
const bundle = (): ProductToConnect => ({
  sku: 'BUNDLE',
  name: 'Bellyful Bundle',
  price: bundleFallbackRegularPrice(),
  description: 'Capsules, gummies, a daily multi-vitamin and konjac noodles in one box.',
});

/** Codes that pages and pop-ups promise; what they take off is the owner’s from then on. */
const codes = (): CodeToConnect[] => [
  {code: abandonmentCode, percent: abandonmentPercent},
  {code: bundleLandingCode, amount: bundleLandingAmount()},
];

/** What the pages sell by built-in prices: every package, the free sample included. */
export const builtInProducts = (): ProductToConnect[] =>
  Object.values(staticProducts).flatMap((product) =>
    product.packages.map((option) => toProduct(product, option)),
  );

function toProduct(product: StaticProduct, option: PackageOption): ProductToConnect {
  const sku = productMapping[product.key][option.bottles]?.sku;
  if (!sku) throw new Error(`${product.key} has no article number for ${option.bottles} bottles`);
  return {
    sku,
    name: packageName({...product, ...option, packageCount: product.packages.length, mix: []}),
    price: packagePrice(option),
    description: product.cardDescription,
  };
}

/** The products and codes that the shop shall have: a bundle of its own stays the bundle. */
export async function whatToConnect({commerce}: Pick<Ports, 'commerce'>) {
  const hasBundle = (await commerce.products.find(bundleSlug)) !== null;
  return {
    products: hasBundle ? builtInProducts() : [...builtInProducts(), bundle()],
    coupons: codes(),
  };
}

/** Makes the products and codes that the shop lacks; says line by line what it did and where prices differ. */
export async function connectProducts(ports: Ports, say: (line: string) => void): Promise<void> {
  const {products: wanted, coupons} = await whatToConnect(ports);
  const {created, existing, createdCodes} = await ports.connectedProducts.connect(wanted, coupons);
  for (const sku of created) say(`made ${sku}`);
  for (const code of createdCodes) say(`made the code ${code}`);
  for (const {sku, price} of existing) {
    const expected = wanted.find((product) => product.sku === sku)?.price;
    if (expected === undefined || price === expected) continue;
    const asked = price === null ? 'no price' : formatCents(price);
    say(`${sku}: the shop says ${asked}, the page ${formatCents(expected)}, which is charged`);
  }
  say(`made ${created.length}, already there ${existing.length}`);
}
