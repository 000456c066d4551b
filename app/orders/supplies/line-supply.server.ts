import {endsOn, mostDays, type Dose, type OrderSupply, type SupplyLine} from '~adapters/commerce';
import {productPages} from '~/content/product-pages';
import type {StaticProductKey} from '~/content/static-product-keys';
import {staticProducts} from '~/content/static-products';

/** How long a line of an order lasts, by its label and by what its buyer takes. */
export interface LineSupply {
  line: SupplyLine;
  /** Two lines of the same thing have the same one, whatever their size. */
  thing: string;
  /** In one unit. */
  servings: number;
  /** Servings a day: as the buyer says, else as the label does; null where neither does. */
  perDay: number | null;
  /** `2 capsules`; empty where the label does not say. */
  servingSize: string;
  /** The first day without it; null while the dose is unknown. */
  endsOn: string | null;
  skus: string[];
}

interface Package {
  key: StaticProductKey;
  bottles: number;
}

const packages = new Map<string, Package>(
  Object.entries(staticProducts).flatMap(([key, {packages}]) =>
    packages.map(({sku, bottles}): [string, Package] => [
      sku.toLowerCase(),
      {key: key as StaticProductKey, bottles},
    ]),
  ),
);

/** The lines of an order that have an end, or have one once the buyer sets the dose. */
export const toLineSupplies = ({lines, startsOn}: OrderSupply): LineSupply[] =>
  lines.flatMap((line) => toLineSupply(line, startsOn) ?? []);

function toLineSupply(line: SupplyLine, startsOn: string): LineSupply | null {
  const labeled = labelOf(line);
  if (labeled.servings === null) return null;
  const perDay = line.perDay ?? labeled.servingsADay;
  return {
    line,
    thing: labeled.thing,
    servings: labeled.servings,
    perDay,
    servingSize: labeled.servingSize,
    endsOn: perDay === null ? null : endsOn(startsOn, labeled.servings / perDay, line.quantity),
    skus: labeled.skus,
  };
}

/** What the pages sell from code has its label there, all else in the shop. */
function labelOf({sku, productId, servings, servingsADay, servingSize}: SupplyLine) {
  const sold = packages.get(sku.toLowerCase());
  if (!sold)
    return {
      thing: `product-${productId}`,
      servings,
      servingsADay,
      servingSize,
      skus: sku ? [sku] : [],
    };
  const {facts, servingsADay: onLabel} = productPages[sold.key].label;
  const inBottle = facts[0]?.servingsPerContainer ?? null;
  return {
    thing: sold.key,
    servings: inBottle && inBottle * sold.bottles,
    servingsADay: onLabel,
    servingSize: facts[0]?.servingSize ?? '',
    skus: staticProducts[sold.key].packages.map((size) => size.sku),
  };
}

/** What the shop counts with, where it is known what is taken. */
export const toDose = ({line, servings, perDay, skus}: LineSupply): Dose[] =>
  perDay === null ? [] : [{id: line.id, perDay, days: Math.min(servings / perDay, mostDays), skus}];
