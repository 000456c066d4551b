import {sumCents, toCents, type Cents} from '~adapters/commerce/money';
import {findProduct, type Shop} from './shop';

interface Method {
  id: string;
  title: string;
  cost: Cents;
  /** Once for an order with something of the class for konjac in it. */
  konjacCost?: Cents;
  /** Offered from this sum on, or with a code that ships free. */
  isFreeFrom?: Cents;
}

export interface ShippingZone {
  /** Null: everywhere else. */
  states: string[] | null;
  methods: Method[];
}

const flat = (id: string, title: string, cost: number, more: Partial<Method> = {}): Method => ({
  id,
  title,
  cost: toCents(cost),
  ...more,
});

/** A shop that sends to four states and no others. */
export const shippingZones: ShippingZone[] = [
  {states: ['HI'], methods: [flat('flat_rate:3', 'Air mail', 2450)]},
  {
    states: ['CA', 'OR', 'NY'],
    methods: [
      flat('flat_rate:4', 'Flat rate', 999, {konjacCost: toCents(500)}),
      flat('free_shipping:5', 'Free shipping', 0, {isFreeFrom: toCents(10_000)}),
      flat('local_pickup:6', 'Pick up in Portland', 0),
    ],
  },
];

interface Sent {
  lines: {productId: number | null; total: Cents}[];
  state: string;
  codes: string[];
  /** The method that is wished. */
  method: string | null;
}

/** What the shop offers for an order, as the plugin tells it. */
export function shippingOf(shop: Shop, {lines, state, codes, method: wished}: Sent) {
  const zone =
    shop.zones.find(({states}) => states?.includes(state)) ??
    shop.zones.find(({states}) => states === null);
  const total = sumCents(lines.map((line) => line.total));
  const shipsFree = shop.coupons.some(
    ({code, freeShipping}) => freeShipping && codes.some((one) => one.toLowerCase() === code),
  );
  const hasKonjac = lines.some(({productId}) =>
    findProduct(shop, productId ?? 0)?.categories.includes('konjac'),
  );
  const methods = (zone?.methods ?? [])
    .filter(({isFreeFrom}) => isFreeFrom === undefined || shipsFree || total >= isFreeFrom)
    .map(({id, title, cost, konjacCost}) => {
      const all = toCents(cost + (hasKonjac ? (konjacCost ?? 0) : 0));
      return {id, title, cost: all, shown: all};
    });
  const chosen = methods.find(({id}) => id === wished) ?? methods[0];
  return {methods, method: chosen?.id ?? null, cost: chosen?.cost ?? toCents(0)};
}
