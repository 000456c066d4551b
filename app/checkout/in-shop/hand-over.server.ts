import {redirect} from 'react-router';
import {cartFields, cartPath, ownCartField, toShopAct} from '~/cart/cart-form';
import {withQuantity} from '~/cart/cart-items';
import {readCartLines, type CartLine} from '~/cart/cart-lines.server';
import {refusedChange, type ChangeAnswer} from '~/cart/change-cart.server';
import type {Refused} from '~/cart/contents/RefusedNote';
import {resolveCatalogueLine} from '~/cart/price/resolve-line.server';
import {toShopperFacts, type ShopperFacts} from '~/cart/price/shopper-facts';
import {nameLines} from '~/cart/show-cart.server';
import {orderMessages} from '~/content/messages/orders';
import {serverCartMessages, serverCartRefusals} from '~/content/messages/server-cart';
import {handOverWords} from '~/content/shop-checkout';
import {parseLineId} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';
import {toChoices} from '~/pricing/open-choices';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toLinkMeta} from '~/server/session/order-link.server';
import {toCause, toNull} from '~/server/telemetry/log';
import {placed} from '../order/order-answer.server';
import {rememberAnswer} from '../order/order-memory.server';

const twoDays = 48 * 3_600_000;

/** Hands the posted cart over, or the one that the server keeps (rules: The shop's own checkout). */
export async function handOver(
  context: AppServices,
  fields: Record<string, string>,
): Promise<ChangeAnswer> {
  const {access, cartCookie, clientAddress, env, log, origin, session, shopCheckout, siteUrl} =
    context;
  const cart = fields[ownCartField] ?? '';
  const posted = cart === '' ? {items: cartCookie.lines, code: cartCookie.code} : readPosted(cart);
  const read = readCartLines(posted.items);
  if (!read.ok) return refusedChange(422, orderMessages.unreadable);
  const caller = {clientAddress, visitorId: session.visitorId()};
  if ((await secondsToWait(context, 'change-cart', caller)) > 0)
    return refusedChange(429, serverCartRefusals.tooMany);
  try {
    const agreed = cartFields.agreed in fields;
    const shopper = toShopperFacts(await access.shopper());
    const lines = await toHanded(context, read.value, shopper);
    const reference = `${crypto.randomUUID()}.${crypto.randomUUID().replaceAll('-', '').slice(-16)}`;
    const link = (await toLinkMeta(reference, env.SESSION_SECRET)).value;
    const codes = posted.code === null ? [] : [posted.code];
    const returnUrl = `${siteUrl}${cartPath}`;
    const asked = {reference, link, lines, codes, origin, agreed, returnUrl};
    const begun = lines.length > 0 ? await shopCheckout.begin(asked) : null;
    const goes = new Set(lines.filter((_, place) => !begun?.stays.includes(place)).map(keyOf));
    if (!begun || goes.size === 0) return refusedChange(422, handOverWords.nothing);
    const stays = read.value.filter((line) => !goes.has(lineKey(line)));
    if (begun.url === null || (stays.length > 0 && !agreed)) {
      const named = await nameLines(context, stays);
      if (!named) return refusedChange(503, serverCartMessages.shopAway);
      const again = {[cartFields.act]: toShopAct, ...(cart !== '' && {[ownCartField]: cart})};
      return refusedChange(409, handOverWords.stays(named.map(({name}) => name).join(', ')), {
        again: {fields: again, label: handOverWords.go},
      });
    }
    session.set('shopCheckout', {reference, until: Date.now() + twoDays});
    const way = {href: begun.url, label: handOverWords.go};
    return refusedChange(200, handOverWords.going, {way, refresh: `0;url=${begun.url}`});
  } catch (thrown) {
    log.error('cart.not-handed-over', {cause: toCause(thrown)});
    return refusedChange(503, serverCartMessages.shopAway);
  }
}

const keyOf = ({key}: {key: string}) => key;

/** As the browser has it; its prices are not read. */
function readPosted(cart: string): {items: unknown; code: string | null} {
  try {
    const {items, code} = JSON.parse(cart) as {items?: unknown; code?: unknown};
    return {items, code: typeof code === 'string' ? code : null};
  } catch {
    return {items: null, code: null};
  }
}

/** The lines of the shop's own products, as they are; what the storefront prices by its own rules stays. */
async function toHanded({commerce}: AppServices, lines: CartLine[], shopper: ShopperFacts) {
  const references = lines.map(({id}) => parseLineId(id));
  const ids = references.flatMap((one) => (one.kind === 'catalogue' ? one.productId : []));
  const products = await commerce.products.findByIds(new Set(ids));
  return lines.flatMap((line, place) => {
    const reference = references[place];
    if (reference?.kind !== 'catalogue') return [];
    const {productId} = reference;
    const whole = {key: lineKey(line), productId, quantity: line.quantity};
    const product = products.get(productId) ?? null;
    if (product?.soldAs?.isInShop) return {...whole, variationId: 0, attributes: {}};
    const found = resolveCatalogueLine(line, product, reference, shopper);
    if (!found.ok) return [];
    const {variation, chosen = [], mix, noodleType, offerId} = found.value;
    if (mix || noodleType || offerId) return [];
    return {...whole, variationId: variation?.databaseId ?? 0, attributes: toChoices(chosen)};
  });
}

/** From the shop back to the cart: to show whose browser it is, or with an address that is over, which it says. */
export async function comeBack(context: AppServices, request: Request): Promise<Refused | null> {
  const {access, log, session, shopCheckout} = context;
  const {searchParams} = new URL(request.url);
  const browser = searchParams.get('browser');
  const {reference} = session.get('shopCheckout') ?? {};
  if (browser === null && !searchParams.has('over')) return null;
  try {
    const account = await access.session();
    const url =
      browser !== null && reference !== undefined
        ? await shopCheckout.bind(reference, browser, account?.accessToken)
        : null;
    if (url === null) return refusedChange(410, handOverWords.over).data;
    throw redirect(url);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    log.error('cart.unbound', {cause: toCause(thrown)});
    return refusedChange(503, serverCartMessages.shopAway).data;
  }
}

/**
 * Where the shop's own checkout has made the order of what was handed over, its thanks come first, and these lines leave the
 * cart; asked with the shopper's next cart, checkout or thank-you page.
 */
export async function thankForHanded(context: AppServices): Promise<void> {
  const {cartCookie, commerce, log, session, shopCheckout} = context;
  const handed = session.get('shopCheckout');
  if (!handed) return;
  try {
    const made = await shopCheckout.findMade(handed.reference);
    const order = made && (await commerce.orders.find(made.orderId));
    if (!order && handed.until > Date.now()) return;
    session.unset('shopCheckout');
    if (!order) return;
    const isFromServerCart = cartCookie.lines.some((line) => lineKey(line) in made.lines);
    cartCookie.change({lines: withoutHanded(cartCookie.lines, made.lines)});
    const result = {...placed(order).body, isHandedOver: true, isFromServerCart};
    await rememberAnswer(context, handed.reference, result);
  } catch (thrown) {
    log.warn('cart.order-unknown', {cause: toCause(thrown)});
    return;
  }
  throw redirect('/thank-you');
}

const withoutHanded = (lines: readonly CartLine[], handed: Record<string, number>) =>
  lines.reduce<CartLine[]>(
    (left, line) => withQuantity(left, lineKey(line), line.quantity - (handed[lineKey(line)] ?? 0)),
    [...lines],
  );

/** The units by line that an order of the shop's own checkout was made of; null where it was another, or nobody says. */
export async function findHandedLines({
  log,
  session,
  shopCheckout,
}: AppServices): Promise<Record<string, number> | null> {
  const {checkoutKey = '', answer = {}} = session.get('orderResult') ?? {};
  if (!('isHandedOver' in answer)) return null;
  const fail = toNull(log, 'warn', 'cart.order-unknown');
  return (await shopCheckout.findMade(checkoutKey).catch(fail))?.lines ?? null;
}
