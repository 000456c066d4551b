import {sumCents, toCents, type Cents} from '~adapters/commerce/money';
import type {Fee} from '~adapters/commerce';
import type {OfferedMethod} from './payment-methods';

/** What plugins of a shop do at its checkout, as thousands of shops have them. */
export interface ShopPlugins {
  fees: Fee[];
  /** For who pays with cash on delivery. */
  cashFee: Fee | null;
  /** What the items have to cost at least. */
  minimum: Cents | null;
  /** With cash nothing dearer than this is paid. */
  mostInCash: Cents | null;
  /** Items of this much are sent for nothing. */
  sentFreeFrom: Cents | null;
  /** What broke in which of them: orders are made without it. */
  leftOut: Record<string, string>;
}

const none: ShopPlugins = {
  fees: [],
  cashFee: null,
  minimum: null,
  mostInCash: null,
  sentFreeFrom: null,
  leftOut: {},
};
const fees = [{name: 'Small & fine packing', amount: toCents(200)}];

/** Settings by name, for tests and the control page; `none` is how the shop starts. */
export const shopPlugins = {
  none,
  fee: {...none, fees},
  'cash fee': {...none, cashFee: {name: 'Cash handling', amount: toCents(150)}},
  discount: {...none, fees: [{name: 'Neighbors’ discount', amount: toCents(-100)}]},
  minimum: {...none, minimum: toCents(1000)},
  'no cash over $200': {...none, mostInCash: toCents(20_000)},
  'free shipping over $20': {...none, sentFreeFrom: toCents(2000)},
  'breaks at the checkout': {
    ...none,
    leftOut: {'late-plugin': 'Call to a member function on null'},
  },
} satisfies Record<string, ShopPlugins>;

export const isPluginsName = (name: unknown): name is keyof typeof shopPlugins =>
  typeof name === 'string' && Object.hasOwn(shopPlugins, name);

interface Asked {
  plugins: ShopPlugins;
  paymentMethods: readonly OfferedMethod[];
}

interface Bought {
  lines: readonly {total: number}[];
  /** Before its fees. */
  total: number;
  /** The way of paying. */
  payment: string;
}

/** As our plugin answers it, with the entities that a notice of WooCommerce's has. */
export function askPlugins({plugins, paymentMethods}: Asked, {lines, total, payment}: Bought) {
  const items = lines.reduce((sum, line) => sum + line.total, 0);
  const sent = total - items;
  const isFree = plugins.sentFreeFrom !== null && sent > 0 && items > plugins.sentFreeFrom;
  const fees = [
    ...plugins.fees,
    ...(isFree ? [{name: 'Discount on shipping', amount: toCents(-sent)}] : []),
    ...(plugins.cashFee && payment === 'cod' ? [plugins.cashFee] : []),
  ];
  const due = total + sumCents(fees.map(({amount}) => amount));
  const isTooMuch = plugins.mostInCash !== null && due > plugins.mostInCash;
  const ids = paymentMethods.map(({id}) => id);
  return {
    fees,
    problems:
      plugins.minimum !== null && items < plugins.minimum
        ? ['We send orders of $10 &amp; more. <b>Please add something.</b>']
        : [],
    payments: isTooMuch ? ids.filter((id) => id !== 'cod') : ids,
  };
}
