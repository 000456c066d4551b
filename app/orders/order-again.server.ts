import type {Commerce, Order, OrderLine, Product} from '~adapters/commerce';
import type {NewCartItem} from '~/cart/cart-items';
import {toCatalogueItem} from '~/cart/to-catalogue-item';
import {toPackageItem} from '~/cart/to-package-item';
import {packageName} from '~/content/package-name';
import {nighttimeFormulas} from '~/content/product-pages/nighttime-support';
import {noodleTypes, type NoodleType} from '~/content/noodle-types';
import {builtInProducts} from '~/pricing/built-in-products.server';
import type {CartItem} from '~/pricing/cart-item';
import {isFreeSampleId} from '~/pricing/free-sample';
import {chooseFrom} from '~/pricing/open-choices';
import {mostToBuy} from '~/pricing/most-to-buy';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';

/** A line of an earlier order that can be bought today, at today's price. */
interface RepeatableLine {
  item: CartItem;
  ordered: OrderLine;
}

export interface RepeatableOrder {
  lines: RepeatableLine[];
  /** Names of what cannot be bought any more, or is out of stock. */
  missing: string[];
}

/** Which lines of an order can be bought again. */
export async function findRepeatable(commerce: Commerce, order: Order): Promise<RepeatableOrder> {
  const found = await Promise.all(
    order.lines.map(async (line) => ({line, repeatable: await findLine(commerce, line)})),
  );
  return {
    lines: found.flatMap(({repeatable}) => repeatable ?? []),
    missing: found.flatMap(({line, repeatable}) => (repeatable ? [] : line.name)),
  };
}

async function findLine(commerce: Commerce, line: OrderLine): Promise<RepeatableLine | null> {
  const packaged = findPackage(line);
  if (packaged) return {item: {...packaged, quantity: line.quantity}, ordered: line};
  const product = line.productId ? await commerce.products.findFresh(line.productId) : null;
  const item = product && findCatalogueItem(line, product);
  return item && {item, ordered: line};
}

/** Packages are known by their names. The free sample is one per customer. */
function findPackage(line: OrderLine): NewCartItem | null {
  for (const product of builtInProducts().filter(({slug}) => !isFreeSampleId(slug)))
    for (const option of product.packages) {
      const {bottles, isCustomizable} = option;
      if (line.productId !== null && bottlesOf(line) !== bottles) continue;
      const mix = isCustomizable ? mixOf(line) : [];
      const {name, packages} = product;
      if (packageName({name, bottles, packageCount: packages.length, mix}) === line.name)
        return toPackageItem({product, option, mix});
    }
  return null;
}

/** Orders write it on packages alone: a catalogue product may have the same name. */
const bottlesOf = ({attributes}: OrderLine) =>
  Number(attributes.find(({name}) => name === 'Bottles')?.value);

const formulaLabels: readonly string[] = nighttimeFormulas.map(({label}) => label);

/** The mix in the line's name, as `packageName` writes it. */
function mixOf({name}: OrderLine): string[] {
  const labels = /: ([^)]+)\)$/.exec(name)?.[1]?.split(', ') ?? [];
  return labels.every((label) => formulaLabels.includes(label)) ? labels : [];
}

function findCatalogueItem(line: OrderLine, product: Product): CartItem | null {
  const variation =
    product.variations.find(({databaseId}) => databaseId === line.variationId) ?? null;
  if (!variation && product.variations.length > 0) return null;
  const chosen = chooseFrom(variation, (key) => writtenOf(line, key));
  if (!chosen) return null;
  const sold = variation ?? product;
  if (!product.isPurchasable || !sold.isPurchasable || sold.price === null) return null;
  if (isSampleOfCatalogue(product)) return null;
  if (sold.stockStatus === 'OUT_OF_STOCK') return null;
  const noodleType = findNoodleType(line);
  if (needsNoodleChoice(product) && !noodleType) return null;
  const quantity = Math.min(line.quantity, sold.soldAs?.isSingle ? 1 : mostToBuy(sold));
  if (quantity < 1) return null;
  return {...toCatalogueItem({product, variation, chosen, noodleType}), quantity};
}

/** As the shop wrote it on the line. */
const writtenOf = ({attributes}: OrderLine, key: string) =>
  attributes.find(({name}) => name === key)?.value;

const findNoodleType = ({attributes}: OrderLine): NoodleType | null =>
  noodleTypes.find((type) => attributes.some(({value}) => value === type)) ?? null;
