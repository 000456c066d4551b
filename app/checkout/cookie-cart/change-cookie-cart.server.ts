import {withoutLine, withQuantity} from '~/cart/cart-items';
import {cartFields} from '~/cart/cookie-cart/cart-form';
import {validateDiscount} from '../order/codes/validate-discount.server';
import {discountMessages} from '~/content/messages';
import {cookieCartMessages} from '~/content/messages/cookie-cart';
import {offerMessages} from '~/content/messages/offers';
import {orderMessages} from '~/content/messages/orders';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {bundleLandingCode, maximumQuantity} from '~/pricing/constants';
import {lineKey} from '~/pricing/line-key';
import {addToCookieCart} from './add-to-cookie-cart.server';
import {readAdded, toQuantity} from './read-added.server';
import {refusedChange, type ChangeAnswer} from './refused-change.server';

type Fields = Record<string, string>;

/**
 * Does what a plain form of a product page or of the cart asks for; null when it is done, and the cart can be
 * looked at anew.
 */
export async function changeCookieCart(
  context: AppServices,
  fields: Fields,
): Promise<ChangeAnswer | null> {
  const {clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  if ((await secondsToWait(context, 'change-cart', caller)) > 0)
    return refusedChange(429, cookieCartMessages.tooMany);
  try {
    return await change(context, fields);
  } catch (thrown) {
    context.log.error('cart.cookie.unchanged', {cause: toCause(thrown)});
    return refusedChange(503, cookieCartMessages.shopAway);
  }
}

async function change(context: AppServices, fields: Fields): Promise<ChangeAnswer | null> {
  const {cartCookie} = context;
  const line = fields[cartFields.line] ?? '';
  const act = fields[cartFields.act];
  if (act === 'update') return setQuantity(context, line, fields[cartFields.quantity]);
  if (act === 'remove')
    return done(cartCookie.change({lines: withoutLine(cartCookie.lines, line)}));
  if (act === 'take-off') return done(cartCookie.change({code: null}));
  if (act === 'apply') return applyCode(context, fields[cartFields.code] ?? '');
  return add(context, fields);
}

async function add(context: AppServices, fields: Fields): Promise<ChangeAnswer | null> {
  const added = readAdded(fields);
  const isOffer = cartFields.offer in fields;
  if (!added)
    return refusedChange(
      400,
      isOffer ? offerMessages.konjacProductRequired : orderMessages.unreadable,
    );
  const refused = await addToCookieCart(context, added);
  // A gift on top (rules: Offers): without it the shopper goes on all the same.
  if (!refused && added.offerId === 'bundle-starter') await applyCode(context, bundleLandingCode);
  return refused;
}

const done = (isDone: boolean) => (isDone ? null : refusedChange(422, cookieCartMessages.full));

function setQuantity({cartCookie}: AppServices, key: string, typed = '') {
  const quantity = toQuantity(typed);
  const isKnown = cartCookie.lines.some((line) => lineKey(line) === key);
  if (!isKnown) return null;
  if (Number.isNaN(quantity) || quantity > maximumQuantity)
    return refusedChange(422, orderMessages.quantityOutOfRange, {field: key, typed});
  return done(cartCookie.change({lines: withQuantity(cartCookie.lines, key, quantity)}));
}

async function applyCode(context: AppServices, typed: string): Promise<ChangeAnswer | null> {
  const {cartCookie, clientAddress, session, access} = context;
  const code = typed.trim().toUpperCase();
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
