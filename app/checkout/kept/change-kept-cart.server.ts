import {withoutLine, withQuantity} from '~/cart/cart-items';
import {cartFields} from '~/cart/kept/cart-form';
import {validateDiscount} from '~/checkout/order/codes/validate-discount.server';
import {discountMessages} from '~/content/messages';
import {keptCartMessages} from '~/content/messages/kept-cart';
import {offerMessages} from '~/content/messages/offers';
import {orderMessages} from '~/content/messages/orders';
import type {AppServices} from '~/platform/app-services';
import {secondsToWait} from '~/platform/limit-tries.server';
import {toCause} from '~/platform/log';
import {bundleLandingCode, maximumQuantity} from '~/pricing/constants';
import {lineKey} from '~/pricing/line-key';
import {addToKeptCart} from './add-to-kept-cart.server';
import {readAdded, toQuantity} from './read-added.server';
import {refusedChange, type ChangeAnswer} from './refused-change.server';

type Fields = Record<string, string>;

/**
 * Does what a plain form of a product page or of the cart asks for; null when it is done, and the cart can be
 * looked at anew.
 */
export async function changeKeptCart(
  context: AppServices,
  fields: Fields,
): Promise<ChangeAnswer | null> {
  const {clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  if ((await secondsToWait(context, 'change-cart', caller)) > 0)
    return refusedChange(429, keptCartMessages.tooMany);
  try {
    return await change(context, fields);
  } catch (thrown) {
    context.log.error('cart.kept.unchanged', {cause: toCause(thrown)});
    return refusedChange(503, keptCartMessages.shopAway);
  }
}

async function change(context: AppServices, fields: Fields): Promise<ChangeAnswer | null> {
  const {keptCart} = context;
  const line = fields[cartFields.line] ?? '';
  const act = fields[cartFields.act];
  if (act === 'update') return setQuantity(context, line, fields[cartFields.quantity]);
  if (act === 'remove') return done(keptCart.change({lines: withoutLine(keptCart.lines, line)}));
  if (act === 'take-off') return done(keptCart.change({code: null}));
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
  const refused = await addToKeptCart(context, added);
  // A gift on top (rules: Offers): without it the shopper goes on all the same.
  if (!refused && added.offerId === 'bundle-starter') await applyCode(context, bundleLandingCode);
  return refused;
}

const done = (isDone: boolean) => (isDone ? null : refusedChange(422, keptCartMessages.full));

function setQuantity({keptCart}: AppServices, key: string, typed = '') {
  const quantity = toQuantity(typed);
  const isKnown = keptCart.lines.some((line) => lineKey(line) === key);
  if (!isKnown) return null;
  if (Number.isNaN(quantity) || quantity > maximumQuantity)
    return refusedChange(422, orderMessages.quantityOutOfRange, {field: key, typed});
  return done(keptCart.change({lines: withQuantity(keptCart.lines, key, quantity)}));
}

async function applyCode(context: AppServices, typed: string): Promise<ChangeAnswer | null> {
  const {keptCart, clientAddress, session, access} = context;
  const code = typed.trim().toUpperCase();
  const refuse = (status: number, message: string) =>
    refusedChange(status, message, {field: cartFields.code, typed: code});
  if (code === '') return refuse(422, discountMessages.invalid);
  if (!context.canOrder) return refuse(503, discountMessages.notConnected);
  const {status, answer} = await validateDiscount(context, {
    body: {code, cartTotal: 0, items: keptCart.lines},
    shopper: await access.shopper(),
    visitorId: session.visitorId(),
    clientAddress,
    now: new Date(),
  });
  if (!answer.valid) return refuse(status === 200 ? 422 : status, answer.message);
  return done(keptCart.change({code}));
}
