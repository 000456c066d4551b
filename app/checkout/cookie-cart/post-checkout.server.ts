import {data, redirect} from 'react-router';
import {hasOffers, toCents} from '~adapters/commerce';
import {emptyCart} from '~/cart/cart-state';
import {findProblem, toOrderBody, valuesFor, type CheckoutValues} from '../checkout-form';
import type {Problem} from '../order-problem';
import {isRemembered, recallAnswer} from '../order/order-memory.server';
import type {OrderAnswer} from '../order/order-answer.server';
import {takeOrder} from '../order/take-order.server';
import type {OrderResult} from '../order-result';
import {isNotSent} from '../shipping/add-shipping';
import {waysWithoutScripts} from '../ways-to-pay';
import {findWaysToPay} from '../ways-to-pay.server';
import {cookieCartMessages} from '~/content/messages/cookie-cart';
import {orderMessages} from '~/content/messages/orders';
import {shippingMessages} from '~/content/messages/shipping';
import type {AppServices} from '~/server/app-services';
import {mayFormLeadTo} from '~/server/http/content-security';
import {recallHandOver} from '~/server/session/hand-over.server';
import {readFields} from '~/server/http/request-body.server';
import {lineKey} from '~/pricing/line-key';
import {checkoutFields, payNow, type PostedCheckout} from './cookie-checkout';
import {taxOf} from '../tax/add-tax';
import {quotePosted} from './quote-posted.server';
import {readShown} from './read-shown.server';
import {readTyped} from './read-typed';

type Fields = Record<string, string>;

/**
 * The checkout's form, posted without scripts (rules: Without scripts): the same checks, the same order and the same
 * answers as from the browser's call.
 */
export async function postCheckout(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const values = readTyped(fields);
  const {cartCookie} = context;
  const isThisCart =
    cartCookie.key !== null &&
    fields[checkoutFields.key] === cartCookie.key &&
    fields[checkoutFields.version] === cartCookie.version;
  if (!isThisCart) return fromAnotherPage(context, fields, values);
  const {expectedTotal} = readShown(fields);
  const needed = valuesFor(values, {
    total: toCents(expectedTotal),
    ...(fields[checkoutFields.shipsNothing] && {shipsNothing: true as const}),
  });
  const problem =
    findProblem(needed, false) ??
    (expectedTotal === 0 ? null : await findMethodProblem(context, needed));
  if (problem) return refuse(422, values, problem);
  if (!context.canOrder)
    return refuse(503, values, {field: null, message: orderMessages.notConnected});
  if (!hasOffers() && !(checkoutFields.shipping in fields)) return askShipping(context, values);
  const taken = await takeOrder(context, cartCookie.key, toBody(context, fields, needed));
  return taken.body.success ? goOn(context, taken.body) : explain(context, fields, values, taken);
}

/** By the shop's own rules its shipping depends on the address: the page shows both, and is sent once more. */
async function askShipping(context: AppServices, values: CheckoutValues) {
  const {shippingMethod = null} = (await recallHandOver(context)) ?? {};
  const quoted = await quotePosted(context, {...values, shippingMethod});
  const message = toShippingMessage(quoted);
  return refuse(quoted ? 422 : 503, values, {field: null, message}, quoted ?? {});
}

function toShippingMessage(quoted: Awaited<ReturnType<typeof quotePosted>>): string {
  if (!quoted) return shippingMessages.failed;
  return isNotSent(quoted.shipping) ? shippingMessages.notSent : shippingMessages.choose;
}

/** Its order is placed already, or its cart is another by now. */
async function fromAnotherPage(context: AppServices, fields: Fields, values: CheckoutValues) {
  const isPlaced = isRemembered(context, fields[checkoutFields.key] ?? '');
  if (isPlaced && (await recallAnswer(context))) return redirect('/thank-you', 303);
  if (context.cartCookie.key === null) return redirect('/cart', 303);
  const message = cookieCartMessages.changed;
  return refuse(409, values, {field: null, message, isAboutCart: true});
}

async function findMethodProblem(context: AppServices, {paymentMethod}: CheckoutValues) {
  const ways = waysWithoutScripts(await findWaysToPay(context), context.payments.kind);
  const isOffered =
    paymentMethod === null || paymentMethod === payNow
      ? ways.hasOnline
      : ways.later.some(({id}) => id === paymentMethod);
  const field = ways.later.length > 0 ? 'paymentMethod' : null;
  return isOffered ? null : {field, message: orderMessages.methodOff};
}

function toBody({cartCookie}: AppServices, fields: Fields, values: CheckoutValues) {
  const {expectedTotal, tax, expectedShipping, expectedCurrency} = readShown(fields);
  const shown = {
    total: toCents(expectedTotal),
    ...tax,
    ...(expectedShipping !== null && {
      shippingMethod: values.shippingMethod,
      shipping: toCents(expectedShipping),
    }),
  };
  const {paymentMethod} = values;
  return {
    ...toOrderBody(values, {...emptyCart, discountCode: cartCookie.code}, shown),
    items: cartCookie.lines,
    expectedCurrency,
    ...(paymentMethod !== null && paymentMethod !== payNow && {paymentMethod}),
  };
}

/** A page whose policy forbids the way there would keep the shopper: its own next page has a link. */
function goOn({env}: AppServices, {requiresRedirect, paymentUrl}: OrderResult) {
  if (!requiresRedirect || !paymentUrl) return redirect('/thank-you', 303);
  return redirect(mayFormLeadTo(env, paymentUrl) ? paymentUrl : '/payment-return', 303);
}

const aboutCart = new Set(['items', 'discountCode']);

async function explain(
  context: AppServices,
  fields: Fields,
  values: CheckoutValues,
  {status, body, retryAfterSeconds}: OrderAnswer,
) {
  const {cartCookie} = context;
  const {field = null, error = orderMessages.failedAlert, prices, pricing} = body;
  if (body.isOtherOrder) cartCookie.renewKey();
  const isLine =
    field !== null &&
    (aboutCart.has(field) || cartCookie.lines.some((one) => lineKey(one) === field));
  const {tax: shownTax} = readShown(fields);
  const tax = taxOf(pricing) ?? shownTax;
  const isTaxNew = error === orderMessages.taxChanged && shownTax === null;
  const problem = {
    field: isLine ? null : field,
    message: isTaxNew ? cookieCartMessages.taxAdded : error,
    isAboutCart: isLine || prices !== undefined || body.isOutdated === true,
    ...(body.isOtherOrder && body.orderNumber && {earlierOrder: body}),
  };
  const headers = retryAfterSeconds ? {'Retry-After': String(retryAfterSeconds)} : {};
  const quoted = hasOffers() ? null : await quotePosted(context, values);
  return refuse(status, values, problem, {tax, headers, ...quoted});
}

interface More extends Partial<Pick<PostedCheckout, 'tax' | 'shipping'>> {
  headers?: Record<string, string>;
}

const refuse = (
  status: number,
  values: CheckoutValues,
  problem: Problem,
  {tax = null, headers = {}, ...more}: More = {},
) => data<PostedCheckout>({problem, values, tax, ...more}, {status, headers});
