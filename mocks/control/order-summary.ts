import {needsPayment, totalsOf, type OrderRecord} from '../woocommerce/order-record';

/** An order as the control pages and end-to-end tests read it; amounts in cents. */
export const toOrderSummary = (order: OrderRecord) => ({
  id: order.databaseId,
  orderNumber: String(order.databaseId),
  status: order.status,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  needsPayment: needsPayment(order),
  email: order.billing.email ?? '',
  billing: order.billing,
  shippingAddress: order.shipping,
  lines: order.lines,
  shippingLines: order.shippingLines,
  fees: order.fees,
  couponCodes: order.couponCodes,
  ...totalsOf(order),
  transactionId: order.transactionId,
  customerNote: order.customerNote,
  meta: order.meta,
  payPath: `/checkout/order-pay/${order.databaseId}/?pay_for_order=true&key=${order.orderKey}`,
});

export type OrderSummary = ReturnType<typeof toOrderSummary>;
