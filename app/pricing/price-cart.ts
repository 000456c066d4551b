import {sumCents, toCents, type Cents, percentOf} from '~adapters/commerce/money';
import type {PriceFacts} from '~adapters/commerce/price-facts';
import {adjustmentLabels, cartWords} from '~/content/labels/cart';
import {priceLine, type LineDiscounts} from './price-line';
import type {Adjustment, AdjustmentKind, PricedCart, PricingInput} from './priced-cart';
import {priceShipping, shopDelivery} from './shipping';
import {spreadByWeight} from './spread';

/**
 * Prices a cart in whole cents (rules: The order of discounts). Per line: bulk and loyalty points
 * together, rounded half up. Then, on the cart: the abandonment percentage, rounded half up
 * once; then the typed code's amount; each spread over the lines to the cent. Then shipping. By the
 * shop's own rules the typed code alone counts, and shipping is what the shop asks (rules: Whose rules).
 * Pure: the browser shows and the server charges what this one function says.
 * Throws a RangeError for a quantity below one, a fraction or a negative price.
 */
export function priceCart(input: PricingInput, {rules, currency}: PriceFacts): PricedCart {
  const byShop = rules === 'shop';
  const discounts = {hasBulk: !byShop, hasLoyalty: !byShop && input.hasLoyalty};
  const lines = input.lines.map((line) => priceLine(line, discounts));
  const abandonment = reduce(lines.map(toRest), (rest) =>
    abandonmentReduction(rest, byShop ? 0 : input.abandonmentPercent),
  );
  const code = reduce(abandonment.rests, (rest) =>
    codeReduction(rest, input.code?.amount ?? toCents(0)),
  );
  const discountedTotal = sumCents(code.rests.map((rest) => rest.weight));
  const delivery = byShop
    ? shopDelivery(input.lines, input.shopShipping ?? null)
    : priceShipping(input.lines, discountedTotal, input.code?.freeShipping ?? false, currency);
  return {
    lines: lines.map((line, index) => toPricedLine(line, code.rests[index]?.weight)),
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    subtotal: sumCents(lines.map((line) => line.subtotal)),
    adjustments: namedAdjustments(input, lines, abandonment.reduction, code.reduction),
    discountedTotal,
    ...delivery,
    ...(input.lines.some((line) => line.isBackordered) && {isBackordered: true as const}),
    total: toCents(discountedTotal + (delivery.shipping ?? 0)),
  };
}

/** How a breakdown begins: what the lines say together, then what is off for all (rules: The order of discounts). */
export const shownRows = ({
  lines,
  adjustments,
}: Pick<PricedCart, 'lines' | 'adjustments'>): Pick<Adjustment, 'label' | 'amount'>[] => [
  {label: cartWords.subtotal, amount: sumCents(lines.map(({discounted}) => discounted))},
  ...adjustments.filter(({kind}) => kind === 'abandonment' || kind === 'code'),
];

function namedAdjustments(
  input: PricingInput,
  lines: LineDiscounts[],
  abandonment: Cents,
  code: Cents,
): Adjustment[] {
  const bulk = sumCents(lines.map((line) => line.bulkReduction));
  const loyalty = sumCents(lines.map((line) => line.loyaltyReduction));
  return [
    ...adjustment('bulk', adjustmentLabels.bulk, bulk),
    ...adjustment('loyalty', adjustmentLabels.loyalty, loyalty),
    ...adjustment(
      'abandonment',
      adjustmentLabels.abandonment(input.abandonmentPercent),
      abandonment,
    ),
    ...adjustment('code', adjustmentLabels.code(input.code?.code ?? ''), code),
  ];
}

interface Rest {
  id: string;
  weight: Cents;
}

const toRest = (line: LineDiscounts): Rest => ({id: line.id, weight: line.discounted});

function reduce(rests: Rest[], rule: (sum: Cents) => Cents) {
  const reduction = rule(sumCents(rests.map((rest) => rest.weight)));
  const parts = spreadByWeight(reduction, rests);
  return {
    reduction,
    rests: rests.map(({id, weight}, index) => ({
      id,
      weight: toCents(weight - (parts[index] ?? 0)),
    })),
  };
}

function toPricedLine(
  {bulkReduction: _bulk, loyaltyReduction: _loyalty, ...line}: LineDiscounts,
  total = line.discounted,
) {
  return {...line, total};
}

function adjustment(kind: AdjustmentKind, label: string, reduction: Cents): Adjustment[] {
  return reduction === 0 ? [] : [{kind, label, amount: toCents(0 - reduction)}];
}

/** What the pop-up's percentage takes off after bulk and loyalty, rounded half up once (rules: The pop-up's discount). */
function abandonmentReduction(afterLineDiscounts: Cents, percent: number): Cents {
  if (!(percent > 0)) return toCents(0);
  return percentOf(afterLineDiscounts, Math.min(percent, 100));
}

/** What a typed code takes off after every other discount, never more than is left (rules: The order of discounts). */
function codeReduction(afterAbandonment: Cents, codeAmount: Cents): Cents {
  return toCents(Math.max(0, Math.min(codeAmount, afterAbandonment)));
}
