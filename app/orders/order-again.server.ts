import type {Catalogue, Order, OrderLine, Product} from '~adapters/commerce';
import type {NewCartItem} from '~/cart/cart-items';
import {toCatalogueItem} from '~/cart/to-catalogue-item';
import {toPackageItem} from '~/cart/to-package-item';
import {ownNameOf} from '~/content/own-names';
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
export async function findRepeatable(catalogue: Catalogue, order: Order): Promise<RepeatableOrder> {
  const products = await catalogue.findFresh(
    order.lines.flatMap((line) => (line.productId && !findPackage(line) ? line.productId : [])),
  );
  const found = order.lines.map((line) => ({line, repeatable: findLine(line, products)}));
  return {
    lines: found.flatMap(({repeatable}) => repeatable ?? []),
    missing: found.flatMap(({line, repeatable}) => (repeatable ? [] : line.name)),
  };
}

function findLine(line: OrderLine, products: ReadonlyMap<number, Product>): RepeatableLine | null {
  const packaged = findPackage(line);
  if (packaged) return {item: {...packaged, quantity: line.quantity}, ordered: line};
  const product = products.get(line.productId ?? 0);
  const item = product ? findCatalogueItem(line, product) : null;
  return item && {item, ordered: line};
}

/** Packages are known by their article numbers, in every language; in older orders by their names. */
function findPackage(line: OrderLine): NewCartItem | null {
  for (const product of builtInProducts().filter(({slug}) => !isFreeSampleId(slug)))
    for (const option of product.packages) {
      const {bottles, sku} = option;
      if (line.productId !== null && bottlesOf(line) !== bottles) continue;
      const mix = product.mix ? mixOf(line) : [];
      const {name, packages} = product;
      const named = packageName({name, bottles, packageCount: packages.length, mix});
      if (line.sku === null ? line.name === named : line.sku === sku)
        return toPackageItem({product, option, mix});
    }
  return null;
}

const attributeOf = ({attributes}: OrderLine, wanted: string) =>
  attributes.find(({name}) => name === wanted)?.value;

/** Orders write it on packages alone: a catalogue product may have the same name. */
const bottlesOf = (line: OrderLine) => Number(attributeOf(line, 'Bottles'));

/** As the order tells it in the shop's own language, or in the line's name, as `packageName` writes it. */
function mixOf(line: OrderLine): string[] {
  const text = attributeOf(line, 'Mix') ?? /: ([^)]+)\)$/.exec(line.name)?.[1] ?? '';
  const found = text
    .split(', ')
    .map((one) => nighttimeFormulas.find(({label}) => [label, ownNameOf(label)].includes(one)));
  return found.every((formula) => formula !== undefined) ? found.map(({label}) => label) : [];
}

function findCatalogueItem(line: OrderLine, product: Product): CartItem | null {
  const variation =
    product.variations.find(({databaseId}) => databaseId === line.variationId) ?? null;
  if (!variation && product.variations.length > 0) return null;
  const chosen = chooseFrom(variation, (key) => attributeOf(line, key));
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

const findNoodleType = ({attributes}: OrderLine): NoodleType | null =>
  noodleTypes.find((type) => attributes.some(({value}) => value === type)) ?? null;
