import {data, redirect} from 'react-router';
import {hasOffers, toCents} from '~adapters/commerce';
import {changeCart} from '~/cart/change-cart.server';
import {cartFields} from '~/cart/cart-form';
import {showCart} from '~/cart/show-cart.server';
import {itemsOf} from '~/cart/shown-cart';
import {emailSuggestion} from '~/content/email-suggestion';
import {serverCartRefusals} from '~/content/messages/server-cart';
import {orderMessages} from '~/content/messages/orders';
import {shippingMessages} from '~/content/messages/shipping';
import {lineKey} from '~/pricing/line-key';
import {localForms} from '~/forms/address-rules';
import {firstCountry, isUsAlone, readForms} from '~/forms/local-forms';
import type {AppServices} from '~/server/app-services';
import {mayFormLeadTo} from '~/server/http/content-security';
import {readFields} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';
import {suggestEmail} from './address/suggest-email';
import {pickAnswers} from './additional-answers';
import {listAsked} from './asked-fields.server';
import {
  emptyAddress,
  emptyValues,
  findProblems,
  readTyped,
  valuesFor,
  type CheckoutValues,
} from './checkout-form';
import {checkoutFields, readShown, type PostedCheckout} from './checkout-fields';
import {findHandOver} from './hand-over.server';
import {fromAbove, toFormProblem, type Problem} from './order-problem';
import type {OrderResult} from './order-result';
import type {OrderAnswer} from './order/order-answer.server';
import {isRemembered, findRememberedAnswer} from './order/order-memory.server';
import {readShownFees, toOrderRequest} from './order/order-request.server';
import {takeOrder} from './order/take-order.server';
import {isNotSent} from './shipping/add-shipping';
import {taxOf} from './tax/add-tax';
import {quoteTax} from './tax/quote-tax.server';
import {toTaxQuestion} from './tax/request-tax';
import {
  chosenWay,
  methodOf,
  toMethod,
  waysWithoutScripts,
  type WaysToPay,
} from './payment/ways-to-pay';
import {findWaysToPay} from './checkout-shopper.server';

type Fields = Record<string, string>;

/** The checkout's form, posted without scripts (rules: Without scripts): the same checks, order and answers. */
export async function postCheckout(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const values = readValues(fields);
  await readForms(context, [values.shipping.country, values.billing.country]);
  const {cartCookie} = context;
  const isThisCart =
    cartCookie.key !== null &&
    fields[checkoutFields.key] === cartCookie.key &&
    fields[checkoutFields.version] === cartCookie.version;
  if (!isThisCart) return fromAnotherPage(context, fields, values);
  // Enter in any field presses the form's first button, the code's: without a code it orders.
  if (fields[cartFields.act] === 'apply' && fields[cartFields.code]?.trim())
    return applyCode(context, fields, values);
  if (fields[checkoutFields.changeCountry]) return refuse(200, values, []);
  const {expectedTotal} = readShown(fields);
  const needed = valuesFor(values, {...values, total: toCents(expectedTotal)});
  const ways = waysWithoutScripts(await findWaysToPay(context));
  const problems = [
    ...findProblems(needed, false).map(toFormProblem),
    ...(await findMissingAnswers(context, fields, needed)),
    ...(expectedTotal > 0 ? findMethodProblem(ways, needed) : []),
  ];
  if (problems.length > 0) return refuse(422, values, fromAbove(problems, Object.keys(fields)));
  const slip = findSlip(fields, values);
  if (slip) return refuse(200, values, [slip]);
  if (!context.canOrder)
    return refuse(503, values, [{field: null, message: orderMessages.notConnected}]);
  if (!hasOffers() && !(checkoutFields.shipping in fields)) return askShipping(context, values);
  const order = toOrderRequest(toAsked(context, fields, needed, ways), context.payments);
  const taken = await takeOrder(context, cartCookie.key, order);
  return taken.body.success ? goOn(context, taken.body) : explain(context, fields, values, taken);
}

/** The page shows the new total: nothing is ordered yet, and all that was typed stays. */
async function applyCode(context: AppServices, fields: Fields, values: CheckoutValues) {
  const refused = await changeCart(context, fields);
  if (!refused) return refuse(200, values, []);
  const {message} = refused.data;
  const problem = {field: cartFields.code, message};
  return refuse(refused.init?.status ?? 422, values, [problem], {code: fields[cartFields.code]});
}

/** An address that looks like a slip is asked about once, and then ordered with. */
function findSlip(fields: Fields, {email}: CheckoutValues): Problem | null {
  const meant = fields[checkoutFields.askedEmail] === email ? null : suggestEmail(email);
  const {before, after} = emailSuggestion;
  return meant ? {field: 'email', message: `${before} ${meant}${after}`} : null;
}

/** Nothing is longer than the form's own fields let it be. */
function readValues(fields: Fields): CheckoutValues {
  const blank = {...emptyAddress, country: firstCountry()};
  const before = {...emptyValues, shipping: blank, billing: blank};
  const typed = readTyped((name) => fields[name], before);
  const meant = suggestEmail(typed.email);
  const isMeant = meant !== null && fields[checkoutFields.meantEmail] === meant;
  return {
    ...typed,
    ...(isMeant && {email: meant}),
    isBillingSame: fields[checkoutFields.isBillingSame] !== undefined,
    paymentMethod: fields[checkoutFields.paymentMethod] || null,
    shippingMethod: fields[checkoutFields.shippingMethod] || null,
    answers: pickAnswers(fields),
    ...(fields[checkoutFields.shipsNothing] && {shipsNothing: true as const}),
  };
}

/** By the shop's own rules its shipping depends on the address: the page shows both, and is sent once more. */
async function askShipping(context: AppServices, values: CheckoutValues) {
  const {shippingMethod = null} = (await findHandOver(context)) ?? {};
  const quoted = await quotePosted(context, {...values, shippingMethod});
  const message = toShippingMessage(quoted);
  return refuse(quoted ? 422 : 503, values, [{field: null, message}], quoted ?? {});
}

function toShippingMessage(quoted: Awaited<ReturnType<typeof quotePosted>>): string {
  if (!quoted) return shippingMessages.failed;
  return isNotSent(quoted.shipping ?? null) ? shippingMessages.notSent : shippingMessages.choose;
}

/** Tax, shipping and fees of what was posted, where the shop's rules or plugins count; null elsewhere, or without its answer. */
async function quotePosted(context: AppServices, values: CheckoutValues, haveFeesChanged = false) {
  const {taxes} = context.commerce;
  const isForPlugins = haveFeesChanged || (await taxes.quotesAlways().catch(() => false));
  const cart = isForPlugins || !hasOffers() ? await showCart(context) : null;
  if (!cart) return null;
  const ways = waysWithoutScripts(await findWaysToPay(context));
  const question = toTaxQuestion(values, itemsOf(cart), cart.priced, {
    method: values.shippingMethod,
    discountCode: cart.code,
    ...(isForPlugins && {paymentMethod: toMethod(chosenWay(ways, values.paymentMethod))}),
  });
  try {
    const quoted = await quoteTax(context, question);
    if (!quoted.ok) return null;
    const {tax, shipping = null, plugins} = quoted;
    return {tax, ...(!hasOffers() && {shipping}), ...(plugins && {plugins})};
  } catch (thrown) {
    context.log.warn('shipping.unknown', {cause: toCause(thrown)});
    return null;
  }
}

/** Its order is placed already, or its cart is another by now. */
async function fromAnotherPage(context: AppServices, fields: Fields, values: CheckoutValues) {
  const isPlaced = isRemembered(context, fields[checkoutFields.key] ?? '');
  if (isPlaced && (await findRememberedAnswer(context))) return redirect('/thank-you', 303);
  if (context.cartCookie.key === null) return redirect('/cart', 303);
  const message = serverCartRefusals.changed;
  return refuse(409, values, [{field: null, message, isAboutCart: true}]);
}

/** What the shop requires beside all that; of a second address only where there is one. */
async function findMissingAnswers(
  {commerce}: AppServices,
  fields: Fields,
  {isBillingSame}: CheckoutValues,
): Promise<Problem[]> {
  return (await listAsked(commerce)).flatMap(({name, place, required}) =>
    required === null || fields[name] || (place === 'billing' && isBillingSame)
      ? []
      : {field: name, message: required, code: 'order.answerMissing'},
  );
}

function findMethodProblem({now, later}: WaysToPay, {paymentMethod}: CheckoutValues): Problem[] {
  const isOffered =
    paymentMethod === null
      ? now.length > 0
      : [...now, ...later].some(({id}) => id === paymentMethod);
  const field = now.length + later.length > 1 ? 'paymentMethod' : null;
  return isOffered ? [] : [{field, message: orderMessages.methodOff}];
}

function toAsked(
  {cartCookie}: AppServices,
  fields: Fields,
  values: CheckoutValues,
  waysToPay: WaysToPay,
) {
  const {tax, expectedShipping, ...expected} = readShown(fields);
  const expectedFees = readShownFees(fields[checkoutFields.fees]);
  const {shippingMethod} = values;
  const paymentMethod = methodOf({waysToPay}, values, {total: toCents(expected.expectedTotal)});
  return {
    values,
    items: [...cartCookie.lines],
    discountCode: cartCookie.code,
    ...expected,
    expectedTax: tax?.tax,
    expectedFees,
    ...(expectedShipping !== null && {sentBy: {method: shippingMethod, cost: expectedShipping}}),
    ...(paymentMethod !== null && {paymentMethod}),
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
  const {field = null, code, error = orderMessages.failedAlert, prices, pricing} = body;
  if (body.isOtherOrder) cartCookie.renewKey();
  const isLine =
    field !== null &&
    (aboutCart.has(field) || cartCookie.lines.some((one) => lineKey(one) === field));
  const {tax: shownTax} = readShown(fields);
  const tax = taxOf(pricing) ?? shownTax;
  const isTaxNew = code === 'order.taxChanged' && shownTax === null;
  const problem = {
    field: isLine ? null : field,
    message: isTaxNew ? serverCartRefusals.taxAdded : error,
    code,
    isAboutCart: isLine || prices !== undefined || body.isOutdated === true,
    ...(body.isOtherOrder && body.orderNumber && {earlierOrder: body}),
  };
  const headers = retryAfterSeconds ? {'Retry-After': String(retryAfterSeconds)} : {};
  const quoted = await quotePosted(context, values, code === 'order.feesChanged');
  return refuse(status, values, [problem], {tax, headers, ...quoted});
}

interface More extends Partial<Pick<PostedCheckout, 'tax' | 'shipping' | 'plugins' | 'code'>> {
  headers?: Record<string, string>;
}

const refuse = (
  status: number,
  values: CheckoutValues,
  problems: Problem[],
  {tax = null, headers = {}, ...more}: More = {},
) =>
  data<PostedCheckout>(
    {problems, values, tax, ...more, ...(!isUsAlone() && {forms: formsOf(values)})},
    {status, headers},
  );

const formsOf = ({shipping, billing}: CheckoutValues) =>
  [shipping, billing].flatMap(({country}) => localForms.of?.(country) ?? []);
