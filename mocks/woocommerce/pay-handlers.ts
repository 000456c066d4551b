import {http, HttpResponse, type RequestHandler} from 'msw';
import {escapeHtml, toPage} from '../page';
import {toText} from './amounts';
import {closeWhenOver, markPaid} from './order-changes';
import {orderHooks} from './order-hooks';
import {needsPayment, totalsOf, type OrderRecord} from './order-record';
import type {Shop} from './shop';

/** The shop's own pages: where a waiting order is paid (`return_to` leads back to the storefront), and its thanks. */
export const payHandlers = (shop: Shop): RequestHandler[] => [
  http.get('*/checkout/order-received/:id/', ({params, request}) => {
    const order = findOrder(shop, String(params['id']), request);
    const thanks = '<p>Thank you. Your order has been received.</p>';
    return HttpResponse.html(
      toPage('Order received', order ? thanks + toTable(shop, order) : thanks),
    );
  }),
  http.get('*/checkout/order-pay/:id/', ({params, request}) => {
    const order = findOrder(shop, String(params['id']), request);
    return order ? page(shop, order) : refuse();
  }),
  http.post('*/checkout/order-pay/:id/', ({params, request}) => {
    const order = findOrder(shop, String(params['id']), request);
    if (!order) return refuse();
    if (problemOf(shop, order) !== null) return page(shop, order);
    if (needsPayment(order)) {
      markPaid(shop, order);
      order.transactionId = `pay_${crypto.randomUUID().slice(0, 8)}`;
    }
    const back = returnAddress(request);
    return back
      ? new HttpResponse(null, {status: 303, headers: {Location: back}})
      : page(shop, order);
  }),
];

function findOrder(shop: Shop, id: string, request: Request): OrderRecord | undefined {
  const key = new URL(request.url).searchParams.get('key');
  const order = shop.orders.find((one) => String(one.databaseId) === id && one.orderKey === key);
  if (order) closeWhenOver(shop, order);
  return order;
}

/** Only back to this machine. */
function returnAddress(request: Request): string | null {
  const returnTo = new URL(request.url).searchParams.get('return_to') ?? '';
  if (!URL.canParse(returnTo)) return null;
  const {protocol, hostname} = new URL(returnTo);
  return /^https?:$/.test(protocol) && ['127.0.0.1', 'localhost'].includes(hostname)
    ? returnTo
    : null;
}

const closed =
  'This order was closed because it was not paid in time. Nothing was charged. Please order again in the store.';

/** A real shop answers 200 here too. */
const refuse = () =>
  HttpResponse.html(
    toPage('Pay for order', '<p>Sorry, this order is invalid and cannot be paid for.</p>'),
  );

const page = (shop: Shop, order: OrderRecord): Response =>
  HttpResponse.html(
    toPage(`Pay for order ${order.databaseId}`, toTable(shop, order) + action(shop, order)),
  );

function toTable(shop: Shop, order: OrderRecord): string {
  const lines = order.lines.map(
    ({name, quantity, total}) =>
      `<tr><td>${escapeHtml(name)} &times; ${quantity}</td><td class="number">${toText(total, shop)}</td></tr>`,
  );
  const totals = totalsOf(order);
  const total = toText(totals.total, shop);
  const tax = `<tr><th>Tax</th><td class="number">${toText(totals.tax, shop)}</td></tr>`;
  return `<table><tbody>${lines.join('')}${totals.tax === 0 ? '' : tax}<tr><th>Total</th><th class="number">${total}</th></tr></tbody></table>`;
}

/** A real shop checks this too before it shows the form, and again before it takes the money. */
const problemOf = (shop: Shop, order: OrderRecord) =>
  needsPayment(order) ? (orderHooks(shop)?.findProblem(order) ?? null) : null;

function action(shop: Shop, order: OrderRecord): string {
  if (order.status === 'CANCELLED') return `<p>${closed}</p>`;
  if (!needsPayment(order)) return '<p>This order needs no payment.</p>';
  const problem = problemOf(shop, order);
  return problem === null
    ? '<p>This page stands in for the shop’s payment page. No money moves.</p><form method="post"><button>Pay now</button></form>'
    : `<p>${escapeHtml(problem)}</p>`;
}
