import {http, HttpResponse, type RequestHandler} from 'msw';
import type {HandedCart} from '~adapters/commerce';
import {digestOf} from '~mocks/digest';
import {escapeHtml, toPage} from '~mocks/page';
import {createOrder} from '~mocks/woocommerce/create-order';
import {isPlaced, placeOffline} from '~mocks/woocommerce/order-changes';
import {findProduct, findSold} from '~mocks/woocommerce/shop';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {storefrontAddress} from './mail-frame';
import {refuse, route} from './rest';
import {findSession} from './sessions';
import type {HandedOver, WordPressState} from './state';

type Line = HandedCart['lines'][number];

const tenMinutes = 10 * 60_000;
const parameter = 'bellyful_hand_over';
const cookieName = 'mocked-shop';

/** What the shop's cart takes as it is: nothing that the storefront's orders alone sell. */
function isTaken({shop, connectedSkus}: WordPressState, {productId, variationId}: Line): boolean {
  const product = findProduct(shop, productId);
  const sold = findSold(shop, variationId || productId);
  return product !== undefined && sold !== undefined && !connectedSkus.has(product.sku ?? '');
}

const linkOf = (origin: string, reference: string) =>
  `${origin}/checkout/?${parameter}=${reference}`;

export const handOverRoutes = (state: WordPressState) => [
  route('post', '/hand-overs', ({fields, origin}) => {
    const handed = fields as unknown as HandedOver;
    const {lines, agreed, reference} = handed;
    const isInShop = ({productId}: Line) =>
      findProduct(state.shop, productId)?.type === 'unsupported';
    if (!state.shop.handsOver && !lines.some(isInShop)) return refuse('hand_over_off', 'Not here.');
    const goes = lines.filter((line) => isTaken(state, line));
    const stays = lines.flatMap((line, place) => (goes.includes(line) ? [] : place));
    if (goes.length === 0 || (stays.length > 0 && !agreed)) return {url: null, stays};
    const until = state.now() + tenMinutes;
    const begun = {...handed, lines: goes, until, browser: null, userId: null};
    state.handOvers.set(reference, begun);
    return {url: linkOf(origin, reference), stays};
  }),
  route('post', '/hand-overs/browser', ({fields, origin, token}) => {
    const reference = String(fields['reference']);
    const handed = findWaiting(state, reference);
    if (!handed) return refuse('hand_over_over', 'It was taken, or is too old.');
    handed.browser = String(fields['browser']);
    handed.userId = findSession(state, token)?.userId ?? null;
    return {url: linkOf(origin, reference)};
  }),
  route('get', '/hand-overs', ({fields}) => {
    const reference = String(fields['reference']);
    const order = state.shop.orders.find(({meta}) =>
      meta.some(({key, value}) => key === '_bellyful_hand_over' && value === reference),
    );
    const lines = order?.meta.find(({key}) => key === '_bellyful_handed_lines')?.value ?? '{}';
    return order && isPlaced(order) && order.status !== 'CANCELLED'
      ? {orderId: order.databaseId, lines: JSON.parse(lines) as object}
      : null;
  }),
];

function findWaiting({handOvers, now}: WordPressState, reference: string): HandedOver | null {
  const handed = handOvers.get(reference);
  return handed && handed.until > now() ? handed : null;
}

const browserOf = (request: Request) =>
  new RegExp(`${cookieName}=([0-9a-f-]{36})`).exec(request.headers.get('Cookie') ?? '')?.[1];

const lead = (Location: string, headers: Record<string, string> = {}) =>
  new HttpResponse(null, {status: 302, headers: {Location, ...headers}});

/** The shop's own checkout: takes a cart that was handed over, says what is in it, and makes an order of it. */
export const handOverPages = (state: WordPressState): RequestHandler[] => [
  http.get('*/checkout/', ({request}) => {
    const {origin, searchParams} = new URL(request.url);
    const reference = searchParams.get(parameter);
    const secret = browserOf(request) ?? crypto.randomUUID();
    const visit = state.shopVisits.get(secret);
    const page = `${origin}/checkout/`;
    if (reference === null) return HttpResponse.html(toPage('Checkout', toForm(state, visit)));
    if (visit?.reference === reference) return lead(page);
    const browser = digestOf(secret);
    const handed = findWaiting(state, reference);
    const {returnUrl = `${storefrontAddress()}/cart`} = state.handOvers.get(reference) ?? {};
    if (handed?.browser !== browser)
      return lead(`${returnUrl}?browser=${browser}`, {
        'Set-Cookie': `${cookieName}=${secret}; Path=/`,
      });
    state.handOvers.set(reference, {...handed, until: 0});
    state.shopVisits.set(secret, handed);
    return lead(page);
  }),
  http.post('*/checkout/', ({request}) => {
    const secret = browserOf(request) ?? '';
    const visit = state.shopVisits.get(secret);
    if (!visit) return lead(new URL(request.url).href);
    state.shopVisits.delete(secret);
    const {databaseId, orderKey} = order(state, visit);
    const back = `<p><a href="${escapeHtml(visit.returnUrl)}">Back to ${escapeHtml(state.shop.title)}</a></p>`;
    const thanks = `<p>Thank you. Your order ${databaseId} has been received.</p>`;
    return HttpResponse.html(toPage('Order received', `${back}${thanks}<!-- ${orderKey} -->`));
  }),
];

function toForm({shop, users}: WordPressState, visit: HandedOver | undefined): string {
  if (!visit) return '<p>Your cart is currently empty.</p>';
  const lines = visit.lines.map(({productId, variationId, quantity}) => {
    const name = findProduct(shop, productId)?.name ?? '';
    return `<li>${escapeHtml(name)}${variationId ? ` (${variationId})` : ''} &times; ${quantity}</li>`;
  });
  const email = users.get(visit.userId ?? 0)?.email ?? 'a guest';
  return `<p><a href="${escapeHtml(visit.returnUrl)}">Back to ${escapeHtml(shop.title)}</a></p>
<ul>${lines.join('')}</ul><p>Codes: ${escapeHtml(visit.codes.join(', ') || 'none')}. For ${escapeHtml(email)}.</p>
<form method="post"><button>Place order</button></form>`;
}

/** Cash on delivery, for whoever it is. */
function order({shop, users}: WordPressState, visit: HandedOver) {
  const user = users.get(visit.userId ?? 0);
  const made = createOrder(shop, {
    billing: {firstName: 'Walk', lastName: 'In', email: user?.email ?? 'guest@shop.example'},
    customerId: user?.id ?? null,
    lineItems: visit.lines.map(({productId, variationId, quantity}) => ({
      productId,
      variationId: variationId || null,
      quantity,
    })),
    metaData: [
      {key: '_bellyful_hand_over', value: visit.reference},
      {
        key: '_bellyful_handed_lines',
        value: JSON.stringify(
          Object.fromEntries(visit.lines.map((one) => [one.key, one.quantity])),
        ),
      },
      {key: '_bellyful_link', value: visit.link},
      ...Object.entries(visit.origin).map(([key, value]) => ({
        key: `_wc_order_attribution_${key}`,
        value,
      })),
    ],
  });
  const [cash] = offeredMethods.all;
  if (cash) placeOffline(shop, made, cash);
  return made;
}
