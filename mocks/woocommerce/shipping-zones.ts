import {toCents, type Cents} from '~adapters/commerce/money';

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
