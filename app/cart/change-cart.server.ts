import {data} from 'react-router';
import {hasOffers} from '~adapters/commerce';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {resendPath, standingOf} from '~/browser/account-standing';
import {discountMessages} from '~/content/messages/discounts';
import {
  serverCartLabels,
  serverCartMessages,
  serverCartRefusals,
} from '~/content/messages/server-cart';
import {offerMessages} from '~/content/messages/offers';
import {orderMessages} from '~/content/messages/orders';
import {noodleTypes} from '~/content/noodle-types';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {offerIds} from '~/pricing/cart-item';
import {bundleLandingCode, freeSampleId, maximumQuantity} from '~/pricing/constants';
import {catalogueLineId, parseLineId, productPath} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {bringBackAct, cartFields, choicePrefix, quantitySteps} from './cart-form';
import {besides, withItem, withoutLine, withQuantity} from './cart-items';
import {readCartLines, type CartLine} from './cart-lines.server';
import {validateDiscount} from './codes/validate-discount.server';
import {resolveLines} from './price/resolve-lines.server';
import {toShopperFacts} from './price/shopper-facts';
import type {Refused} from '~/cart/contents/RefusedNote';
import {showRefusal, type CartRefusal, type RefusalCode} from './refusals';
import {toMix, toPackageItem} from './to-package-item';

type Fields = Record<string, string>;

export type ChangeAnswer = ReturnType<typeof refusedChange>;

export const refusedChange = (
  status: number,
  message: string,
  {
    field = null,
    typed = '',
    way = null,
    again = null,
    ...more
  }: Partial<Omit<Refused, 'message'>> = {},
) => data<Refused>({message, field, typed, way, again, ...more}, {status});

/** Does what a form of a product page or of the cart asks for (rules: Without scripts); null when it is done. */
export async function changeCart(
  context: AppServices,
  fields: Fields,
): Promise<ChangeAnswer | null> {
  const {clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  if ((await secondsToWait(context, 'change-cart', caller)) > 0)
    return refusedChange(429, serverCartRefusals.tooMany);
  try {
    return await change(context, fields);
  } catch (thrown) {
    context.log.error('cart.unchanged', {cause: toCause(thrown)});
    return refusedChange(503, serverCartMessages.shopAway);
  }
}

async function change(context: AppServices, fields: Fields): Promise<ChangeAnswer | null> {
  const {cartCookie} = context;
  const line = fields[cartFields.line] ?? '';
  const act = fields[cartFields.act] ?? '';
  const step = quantitySteps[act];
  if (step !== undefined) return setQuantity(context, line, fields[cartFields.quantity], step);
  if (act === 'remove')
    return done(cartCookie.change({lines: withoutLine(cartCookie.lines, line)}));
  if (act === 'take-off') return done(cartCookie.change({code: null}));
  if (act === bringBackAct) return bringBack(context);
  if (act === 'apply') return applyCode(context, fields[cartFields.code] ?? '');
  return add(context, fields);
}

const done = (isDone: boolean) => (isDone ? null : refusedChange(422, serverCartMessages.full));

function setQuantity({cartCookie}: AppServices, key: string, typed = '', step = 0) {
  const quantity = toQuantity(typed) + step;
  const isKnown = cartCookie.lines.some((line) => lineKey(line) === key);
  if (!isKnown) return null;
  if (Number.isNaN(quantity) || quantity > maximumQuantity)
    return refusedChange(422, orderMessages.quantityOutOfRange, {field: key, typed});
  return done(cartCookie.change({lines: withQuantity(cartCookie.lines, key, quantity)}));
}

/** What a claimed offer took out stands beside it again. */
function bringBack({cartCookie}: AppServices) {
  const lines = cartCookie.setAside.reduce<CartLine[]>(withItem, [...cartCookie.lines]);
  return done(cartCookie.change({lines, setAside: []}));
}

async function applyCode(context: AppServices, typed: string): Promise<ChangeAnswer | null> {
  const {cartCookie, clientAddress, session, access} = context;
  const code = toDiscountCode(typed);
  const refuse = (status: number, message: string) =>
    refusedChange(status, message, {field: cartFields.code, typed: code});
  if (code === '') return refuse(422, discountMessages.invalid);
  if (!context.canOrder) return refuse(503, discountMessages.notConnected);
  const {status, answer} = await validateDiscount(context, {
    body: {code, cartTotal: 0, items: cartCookie.lines},
    shopper: await access.shopper(),
    visitorId: session.visitorId(),
    clientAddress,
    now: new Date(),
  });
  if (!answer.valid) return refuse(status === 200 ? 422 : status, answer.message);
  return done(cartCookie.change({code}));
}

async function add(context: AppServices, fields: Fields): Promise<ChangeAnswer | null> {
  const added = readAdded(fields);
  const isOffer = cartFields.offer in fields;
  if (!added)
    return refusedChange(
      400,
      isOffer ? offerMessages.konjacProductRequired : orderMessages.unreadable,
    );
  const refused = await addLine(context, added, fields);
  // A gift on top (rules: Offers): without it the shopper goes on all the same.
  if (!refused && added.offerId === 'bundle-starter') await applyCode(context, bundleLandingCode);
  return refused;
}

/** Adds as many units as an order would take, with what has to be chosen. An offer stands alone (rules: Offers). */
async function addLine(
  context: AppServices,
  added: CartLine,
  fields: Fields,
): Promise<ChangeAnswer | null> {
  const {cartCookie, access} = context;
  const read = readCartLines([added]);
  if (!read.ok) return refuseAdded(context, added, read.refusals);
  const lines = added.offerId ? [added] : withItem(cartCookie.lines, added);
  const wanted = lines.filter((line) => lineKey(line) === lineKey(added));
  const facts = toShopperFacts(await access.shopper());
  const resolved = await resolveLines(context.commerce.products, wanted, facts);
  const isSold = resolved.ok || resolved.refusals.every(({code}) => code === 'order.inShop');
  if (!isSold) return refuseAdded(context, added, resolved.refusals);
  if (!added.offerId) return done(cartCookie.change({lines}));
  const isOther = ({offerId}: CartLine) => offerId !== added.offerId;
  const goes = cartCookie.lines.filter(isOther);
  if (goes.length > 0 && !(cartFields.agreed in fields))
    return refusedChange(409, offerMessages.takesOut, {
      again: {fields, label: offerMessages.takeOut},
    });
  const setAside = besides(goes, cartCookie.setAside.filter(isOther));
  const claimed = {lines, code: null};
  return done(cartCookie.change({...claimed, setAside}) || cartCookie.change(claimed));
}

const signInFirst = new Set<RefusalCode>(['order.offerNeedsSignIn', 'sample.notAuthenticated']);

async function refuseAdded(
  {commerce}: AppServices,
  {id}: CartLine,
  [refusal]: readonly CartRefusal[],
): Promise<ChangeAnswer> {
  const {message = orderMessages.unreadable} = refusal ? showRefusal(refusal) : {};
  const reference = parseLineId(id);
  const product =
    reference.kind === 'catalogue'
      ? ((await commerce.products.findByIds([reference.productId])).get(reference.productId) ??
        null)
      : findBuiltIn(reference.kind === 'package' ? reference.productKey : '');
  const place = product && {href: productPath(product), name: product.name};
  const way =
    refusal && signInFirst.has(refusal.code)
      ? {
          href: `/account/sign-in?returnTo=${encodeURIComponent(place?.href ?? '/')}`,
          label: serverCartLabels.signIn,
        }
      : place && {href: place.href, label: serverCartLabels.backTo(place.name)};
  return refusedChange(422, message, {way});
}

/**
 * Where a form leads whoever may not claim an offer or the free sample yet; null where it goes on (rules: Public
 * pages). Of the sample a visitor's cart says so itself.
 */
export async function findClaimPage(
  {access}: Pick<AppServices, 'access'>,
  fields: Fields,
): Promise<string | null> {
  if (!hasOffers()) return null;
  const returnTo = fields[cartFields.returnTo];
  const isOffer = cartFields.offer in fields && returnTo !== undefined;
  if (!isOffer && fields[cartFields.item] !== freeSampleId) return null;
  const standing = standingOf(await access.shopper());
  if (standing === 'unconfirmed') return resendPath(returnTo);
  const needsSignIn = isOffer && standing === 'visitor';
  return needsSignIn ? `/account/sign-in?returnTo=${encodeURIComponent(returnTo)}` : null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/** The line that a form asks for, as far as it can be read; null when it names nothing. */
function readAdded(fields: Fields): CartLine | null {
  const item = fields[cartFields.item] ?? packageId(fields);
  if (!item) return null;
  const id = withChoices(item, fields);
  const noodles = oneOf(noodleTypes, fields[cartFields.noodles]);
  const offerId = oneOf(offerIds, fields[cartFields.offer]);
  return {
    id,
    quantity: toQuantity(fields[cartFields.quantity]),
    ...(noodles && {konjacNoodleType: noodles}),
    ...(offerId && {offerId}),
  };
}

/** What a variation leaves open stands in fields of its own. */
function withChoices(id: string, fields: Fields): string {
  const reference = parseLineId(id);
  if (reference.kind !== 'catalogue' || reference.variation?.by !== 'databaseId') return id;
  const chosen = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(choicePrefix) && value !== '' && value !== '0'
      ? [[name.slice(choicePrefix.length), value]]
      : [],
  );
  if (chosen.length === 0) return id;
  const {productId, variation} = reference;
  return catalogueLineId(
    productId,
    variation.databaseId,
    Object.fromEntries(chosen) as Record<string, string>,
  );
}

/** A whole number, 1 where none was sent; NaN for anything else. */
const toQuantity = (typed: string | undefined): number => {
  const text = typed?.trim() ?? '1';
  return /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

/** The package that the page's radio buttons name, and its mix where there is one. */
function packageId(fields: Fields): string | null {
  const product = findBuiltIn(fields[cartFields.product] ?? '');
  if (!product) return null;
  const {packages} = product;
  const wanted = Number(fields[cartFields.bottles]);
  const option = packages.find(({bottles}) => bottles === wanted) ?? packages[0];
  const mix = toMix(product, option, fields[cartFields.mix]);
  return toPackageItem({product, option, mix}).id;
}
