import type {OrderNews, Refund, SentLot, Shipment} from '~adapters/commerce';
import type {Cents} from '~adapters/commerce/money';
import type {OrderStatusEnum} from '~graphql/generated/documents';
import type {AddressInput, MetaInput} from './order-input';
import {sumOfTaxes, taxTotalOf, type OrderTax} from './tax-settings';

export interface Meta {
  key: string;
  value: string;
}

export interface OrderLineRecord {
  name: string;
  productId: number | null;
  variationId: number | null;
  quantity: number;
  /** Without tax; with parts of a cent where prices include it. */
  subtotal: number;
  total: number;
  subtotalTax?: number;
  totalTax?: number;
  meta: Meta[];
}

export interface OrderRecord {
  databaseId: number;
  orderKey: string;
  /** What made it; the API where it does not say. */
  createdVia?: string;
  status: OrderStatusEnum;
  createdAt: string;
  paidAt: string | null;
  paymentMethod: string;
  paymentMethodTitle: string;
  lines: OrderLineRecord[];
  fees: {name: string; total: Cents}[];
  shippingLines: {title: string; total: Cents}[];
  taxes: OrderTax[];
  shippingTax?: number;
  pricesIncludeTax?: boolean;
  isRoundedAtSubtotal?: boolean;
  couponCodes: string[];
  /** What each of them takes off, without tax. */
  couponDiscounts?: number[];
  /** Whether its coupons are counted as used. */
  areCouponsCounted?: boolean;
  /** Null for a guest. */
  customerId: number | null;
  billing: AddressInput;
  shipping: AddressInput;
  customerNote: string;
  transactionId: string | null;
  meta: Meta[];
  isStockReduced: boolean;
  /** From which lots it was sent, and those of them that are recalled. */
  lots?: SentLot[];
  recalls?: OrderNews['recalls'];
  /** Parcels that staff have sent. */
  shipments: Shipment[];
  /** Money that was given back. */
  refunds: RefundRecord[];
}

export interface RefundRecord extends Refund {
  /** At the payment service; null of one that staff made. */
  chargeRefundId: string | null;
}

const sum = (items: {total: number}[]) => items.reduce((before, {total}) => before + total, 0);

/** What an order adds up to, in cents. A fee may be negative. */
export function totalsOf(order: OrderRecord) {
  const round = order.isRoundedAtSubtotal ? (amount: number) => amount : Math.round;
  const lines = sum(order.lines.map(({total}) => ({total: round(total)})));
  const subtotal = sum(order.lines.map((line) => ({total: round(line.subtotal)})));
  const shipping = sum(order.shippingLines);
  const fees = sum(order.fees);
  const tax = taxTotalOf(order.taxes);
  return {
    subtotal,
    discount: Math.round(subtotal - lines),
    shipping,
    tax,
    total: Math.round(lines + shipping + fees + sumOfTaxes(order.taxes)),
  };
}

/** A pending or failed order that costs something waits for its money. */
export const needsPayment = (order: OrderRecord): boolean =>
  (order.status === 'PENDING' || order.status === 'FAILED') && totalsOf(order).total > 0;

export const toMeta = (
  entries: readonly (MetaInput | null | undefined)[] | null | undefined,
): Meta[] =>
  (entries ?? []).flatMap((entry) => (entry ? [{key: entry.key, value: entry.value}] : []));
