import type {Commerce, Order, OrderLine, Product, Variation} from '~adapters/commerce';
import {packageName} from '~/content/package-name';
import {nighttimeFormulas} from '~/content/product-pages/nighttime-support';
import {staticProducts, type StaticProduct} from '~/content/static-products';
import type {PackageOption} from '~/content/static-product';
import type {ShownPackage, StaticProductView} from '~/catalogue/static/static-product';
import {noodleTypes, type NoodleType} from '~/content/noodle-types';
import {isFreeSampleId} from '~/pricing/free-sample';
import {chooseFrom, type Chosen} from '~/pricing/open-choices';
import {mostToBuy} from '~/pricing/most-to-buy';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import {toStaticProductView} from '~/catalogue/static/static-product.server';

/** A line of an earlier order that can be bought today, at today's price. */
export type RepeatableLine = {quantity: number; ordered: OrderLine} & (
  | {
      kind: 'catalogue';
      product: Product;
      variation: Variation | null;
      chosen: Chosen[];
      noodleType: NoodleType | null;
    }
  | {kind: 'static'; view: StaticProductView; option: ShownPackage; mix: string[]}
);

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
  if (packaged) return packaged;
  const product = line.productId ? await commerce.products.findFresh(line.productId) : null;
  return product && toCatalogueLine(line, product);
}

/** Packages are known by their names. The free sample is one per customer. */
function findPackage(line: OrderLine): RepeatableLine | null {
  for (const product of Object.values(staticProducts)) {
    const option = product.packages.find((each) => isPackage(line, product, each));
    if (!option || isFreeSampleId(product.key)) continue;
    const view = toStaticProductView(product.key);
    const shown = view.packages.find(({bottles}) => bottles === option.bottles);
    const mix = option.isCustomizable ? mixOf(line) : [];
    if (shown)
      return {kind: 'static', view, option: shown, mix, quantity: line.quantity, ordered: line};
  }
  return null;
}

function isPackage(line: OrderLine, product: StaticProduct, option: PackageOption): boolean {
  if (line.productId !== null && bottlesOf(line) !== option.bottles) return false;
  const mix = option.isCustomizable ? mixOf(line) : [];
  return (
    packageName({...product, ...option, packageCount: product.packages.length, mix}) === line.name
  );
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

function toCatalogueLine(line: OrderLine, product: Product): RepeatableLine | null {
  const variation = product.variations.find(({databaseId}) => databaseId === line.variationId);
  if (!variation && product.variations.length > 0) return null;
  const chosen = chooseFrom(variation ?? null, (key) => writtenOf(line, key));
  if (!chosen) return null;
  const sold = variation ?? product;
  if (!product.isPurchasable || !sold.isPurchasable || sold.price === null) return null;
  if (isSampleOfCatalogue(product)) return null;
  if (sold.stockStatus === 'OUT_OF_STOCK') return null;
  const noodleType = findNoodleType(line);
  if (needsNoodleChoice(product) && !noodleType) return null;
  const quantity = Math.min(line.quantity, sold.soldAs?.isSingle ? 1 : mostToBuy(sold));
  if (quantity < 1) return null;
  return {
    kind: 'catalogue',
    product,
    variation: variation ?? null,
    chosen,
    noodleType,
    quantity,
    ordered: line,
  };
}

/** As the shop wrote it on the line. */
const writtenOf = ({attributes}: OrderLine, key: string) =>
  attributes.find(({name}) => name === key)?.value;

const findNoodleType = ({attributes}: OrderLine): NoodleType | null =>
  noodleTypes.find((type) => attributes.some(({value}) => value === type)) ?? null;
