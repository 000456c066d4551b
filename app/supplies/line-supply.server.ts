import {endsOn, mostDays, type Product} from '~adapters/commerce';
import type {Dose, OrderSupply, SupplyLine} from '~adapters/supplies';
import {bundleSlug} from '~/content/product-slugs';
import {productPages} from '~/content/product-pages';
import {isStaticProductKey, type StaticProductKey} from '~/content/static-product-keys';
import {staticProducts} from '~/content/static-products';
import {kitParts} from '~/content/supplies';
import type {AppServices} from '~/server/app-services';

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

/** Of these orders, by their numbers; of a kit each part by itself (rules: When it ends). */
export async function readOrderSupplies(
  {supplies, commerce}: Pick<AppServices, 'supplies' | 'commerce'>,
  databaseIds: number[],
): Promise<Map<number, OrderSupply>> {
  const found = await supplies.of(databaseIds);
  const kit = found.size > 0 && (await commerce.products.find(bundleSlug).catch(() => null));
  if (!kit) return found;
  const unpack = (line: SupplyLine) =>
    line.productId === kit.databaseId ? toParts(line, kit) : [line];
  return new Map(
    [...found].map(([id, supply]) => [id, {...supply, lines: supply.lines.flatMap(unpack)}]),
  );
}

function toParts(line: SupplyLine, {variations}: Product): SupplyLine[] {
  const chosen = variations.find(({databaseId}) => databaseId === line.variationId);
  const isIn = (kit: string) => chosen?.attributes.some(({value}) => value === kit);
  return kitParts
    .filter(({kit}) => kit === undefined || isIn(kit))
    .map(({product = '', kit: _kit, ...described}, place) => {
      const sold = isStaticProductKey(product) ? staticProducts[product] : null;
      const label = sold && {name: sold.name, sku: sold.packages[0]?.sku ?? ''};
      const dose = place === 0 ? {} : ({perDay: null, isFixed: true} as const);
      return {...line, sku: '', ...described, ...label, ...dose};
    });
}

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

/** Of all lines; a kit is used up with what ends first of it. */
export function toDoses(taken: readonly LineSupply[]): Dose[] {
  const doses = new Map<number, Dose>();
  for (const dose of taken.flatMap(toDose)) {
    const {days, ...first} = doses.get(dose.id) ?? dose;
    doses.set(dose.id, {...first, days: Math.min(days, dose.days)});
  }
  return [...doses.values()];
}
