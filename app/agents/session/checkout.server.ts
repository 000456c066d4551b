import {addTax} from '~/checkout/tax/add-tax';
import {quoteTax} from '~/checkout/tax/quote-tax.server';
import {orderMessages} from '~/content/messages/orders';
import {findAddressProblem, type TypedAddress} from '~/forms/address-rules';
import type {ShownCart} from '~/cart/cookie-cart/shown-cart';
import type {PricedCart} from '~/pricing/priced-cart';
import type {AppServices} from '~/server/app-services';
import {readInput, type AgentRequest} from '../agent-request';
import {toItemId} from '../item-id';
import {toPrice} from '../money';
import {ucpOf, withoutResource, type Answer, type Message} from '../protocol';
import {
  newKey,
  openSession,
  toCodes,
  toLines,
  toSessionId,
  untilOf,
  type AgentSession,
} from './agent-session.server';
import {openCart, cartNotFound} from './cart.server';
import {pathOf, readDestinations, toTexts, toTypedAddress} from './destination';
import {checkoutInput} from './session-inputs.server';
import {describeSession, showSession, toContinueUrl} from './shown-session.server';

const capabilities = [
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
] as const;

export async function createCheckout(request: AgentRequest): Promise<Answer> {
  const {services, body} = request;
  const {cart_id: cartId} = readInput(checkoutInput, body);
  const cart = cartId === undefined ? null : await openCart({services, id: cartId});
  if (cartId !== undefined && !cart) return cartNotFound(request);
  const session = cart
    ? {...readCheckout(request, cart.key), lines: cart.lines, codes: cart.codes}
    : readCheckout(request, await newKey(request));
  const answered = await answerCheckout(request, session, 201);
  return answered ?? nothingToBuy(request, session);
}

export async function getCheckout(request: AgentRequest): Promise<Answer> {
  const session = await openCheckout(request);
  return (session && (await answerCheckout(request, session))) ?? notFound(request);
}

/** The whole checkout is sent anew; it stays the checkout of the same order. */
export async function updateCheckout(request: AgentRequest): Promise<Answer> {
  const known = await openCheckout(request);
  if (!known || known.isCanceled) return notFound(request);
  const session = readCheckout(request, known.key);
  return (await answerCheckout(request, session)) ?? nothingToBuy(request, session);
}

export async function cancelCheckout(request: AgentRequest): Promise<Answer> {
  const session = await openCheckout(request);
  if (!session || session.isCanceled) return notFound(request);
  return (await answerCheckout(request, {...session, isCanceled: true})) ?? notFound(request);
}

async function openCheckout({id, services}: AgentRequest) {
  const session = await openSession(id, services);
  return session?.kind === 'checkout' ? session : null;
}

const unrecoverable = (code: string, content: string): Message => ({
  type: 'error',
  code,
  content,
  severity: 'unrecoverable',
});

const notFound = ({services}: AgentRequest): Answer =>
  withoutResource(
    capabilities,
    [unrecoverable('not_found', 'Checkout session not found, canceled or expired')],
    `${services.siteUrl}/`,
  );

async function nothingToBuy({services}: AgentRequest, session: AgentSession): Promise<Answer> {
  const {messages} = await showSession(services, session);
  const reasons = messages.filter(({type}) => type === 'error');
  const [first] = reasons;
  return withoutResource(
    capabilities,
    first
      ? reasons.map(({code, content}) => unrecoverable(code, content))
      : [unrecoverable('invalid_request', 'A checkout needs at least one line item.')],
    `${services.siteUrl}/products`,
  );
}

function readCheckout({body, agent}: AgentRequest, key: string): AgentSession {
  const {line_items: items, discounts, buyer, fulfillment} = readInput(checkoutInput, body);
  return {
    kind: 'checkout',
    key,
    until: untilOf('checkout'),
    agent,
    lines: toLines(items),
    codes: toCodes(discounts?.codes),
    buyer: toTexts(buyer ?? {}),
    ...readDestinations(fulfillment),
    isCanceled: false,
  };
}

const toPlace = ({country, state, zipCode, city}: TypedAddress) => ({
  country,
  state,
  postcode: zipCode.trim(),
  city: city.trim(),
});

/** The cart with the shop's tax for this address, as the checkout asks for it. */
async function withTax(
  services: AppServices,
  priced: PricedCart,
  address: TypedAddress,
): Promise<PricedCart> {
  const place = toPlace(address);
  const quoted = await quoteTax(services, {
    lines: priced.lines.map(({id, quantity, total}) => ({id, quantity, total})),
    shipping: priced.shipping,
    billing: place,
    shippingAddress: place,
  });
  return quoted.ok && quoted.tax !== null ? addTax(priced, quoted.tax) : priced;
}

/** What is missing or wrong of where it goes, or what is left to the shopper. */
function nextStep(
  session: AgentSession,
  address: TypedAddress,
  {total}: PricedCart,
): Extract<Message, {type: 'error'}> {
  const problem = findAddressProblem({...address, email: session.buyer['email'] ?? ''});
  const {destinations, destination} = session;
  if (destinations.length > 0 && destination === null)
    return {
      type: 'error',
      code: 'missing',
      path: '$.fulfillment.methods[0].selected_destination_id',
      content: 'Select one of the destinations.',
      severity: 'recoverable',
    };
  if (problem) {
    const {field, message} = problem;
    const isMissing = (field === 'email' ? session.buyer['email'] : address[field])?.trim() === '';
    const isUnknown = field === 'email' && session.buyer['email'] === undefined;
    const code = isMissing || isUnknown ? 'missing' : wrongCode(field);
    return {
      type: 'error',
      code,
      path: pathOf(field, session),
      content: message,
      severity: 'recoverable',
    };
  }
  return total === 0
    ? {
        type: 'error',
        code: 'sign_in_required',
        content: orderMessages.confirmForFree,
        severity: 'requires_buyer_input',
      }
    : {
        type: 'error',
        code: 'buyer_review_required',
        content: 'The shopper reviews the order and pays on our page: open continue_url for them.',
        severity: 'requires_buyer_review',
      };
}

const wrongCode = (field: string) =>
  field === 'email' ? 'invalid_email' : 'address_undeliverable';

/** Null where nothing of it can be bought. */
async function answerCheckout(
  {services}: AgentRequest,
  session: AgentSession,
  status: 200 | 201 = 200,
): Promise<Answer | null> {
  const {siteUrl} = services;
  const shown = await showSession(services, session);
  if (shown.cart.priced.itemCount === 0) return null;
  const address = toTypedAddress(session);
  const step = nextStep(session, address, shown.cart.priced);
  const isComplete = step.severity !== 'recoverable';
  const priced = isComplete
    ? await withTax(services, shown.cart.priced, address)
    : shown.cart.priced;
  const errors = [...shown.messages, step];
  const isOpen = !session.isCanceled;
  const isReady = errors.every(
    (message) => message.type !== 'error' || message.severity !== 'recoverable',
  );
  const id = await toSessionId(session, services);
  return {
    status,
    body: {
      ucp: {...ucpOf(capabilities), payment_handlers: {}},
      id,
      status: isOpen ? (isReady ? 'requires_escalation' : 'incomplete') : 'canceled',
      ...describeSession(session, shown, priced, siteUrl),
      ...(Object.keys(session.buyer).length > 0 && {buyer: session.buyer}),
      fulfillment: toFulfillment(session, shown.cart),
      messages: isOpen ? errors : [],
      expires_at: new Date(session.until).toISOString(),
      ...(isOpen && {continue_url: toContinueUrl(id, siteUrl)}),
    },
  };
}

/** One parcel by one way: whatever the shop asks for it. */
function toFulfillment(
  {lines, destinations, destination}: AgentSession,
  {lines: shown, priced: {shipping}}: ShownCart,
) {
  const items = lines.filter((_, place) => shown[place]?.notice === null).map(toItemId);
  const title = shipping === 0 ? 'Free shipping' : 'Shipping';
  const totals = [{type: 'total', amount: toPrice(shipping).amount}];
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: items,
        destinations,
        selected_destination_id: destination,
        groups: [
          {
            id: 'parcel',
            line_item_ids: items,
            options: [{id: 'standard', title, totals}],
            selected_option_id: 'standard',
          },
        ],
      },
    ],
  };
}
