import {shopCurrency} from '~adapters/commerce';
import {showLines} from '~/cart/show-cart.server';
import {showRefusal, toRefusal, type RefusalCode} from '~/cart/refusals';
import type {Notice, ShownCart, ShownLine} from '~/cart/shown-cart';
import {cartWords} from '~/content/labels/cart';
import {secondsToWait} from '~/server/http/limit-tries.server';
import type {AppServices} from '~/server/app-services';
import type {PricedCart} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import {toItemId} from '../item-id';
import {toPrice} from '../money';
import {toFeeRow} from '../order/described-order';
import {handOverPath, recoverable, type Message} from '../protocol';
import type {AgentSession} from './agent-session.server';

/** An agent's shopper is a visitor without an account. */
const stranger = {isSignedIn: false, isConfirmed: false, email: null, hasLoyalty: false};

export interface ShownSession {
  cart: ShownCart;
  /** About the lines and codes that cannot be had. */
  messages: Message[];
}

/** A session's lines and codes, priced as an order of a visitor would be. */
export async function showSession(
  services: AppServices,
  {lines, codes}: AgentSession,
): Promise<ShownSession> {
  const [code = null, ...others] = codes;
  const {clientAddress} = services;
  // Codes are no easier to guess here than in the cart.
  const wait = code === null ? 0 : await secondsToWait(services, 'try-code', {clientAddress});
  const tried = wait > 0 ? null : code;
  const cart = await showLines(services.commerce, {lines, code: tried}, stranger);
  const notice =
    wait > 0 ? showRefusal(toRefusal('code.tooManyTries', null, wait)) : cart.codeNotice;
  return {
    cart,
    messages: [
      ...cart.lines.flatMap(toLineMessages),
      ...(notice === null ? [] : [toCodeMessage(notice, 0)]),
      ...others.map((_, place) => toCodeMessage(notCombinable, place + 1)),
    ],
  };
}

const toLineMessages = ({item, notice}: ShownLine, place: number): Message[] => {
  if (notice === null) return [];
  const code = item === null ? 'item_unavailable' : itemCode(notice.code);
  const path = `$.line_items[${place}]`;
  return [recoverable(code, notice.message, path)];
};

/** Why a line cannot be had, as the protocol names it. */
export const itemCode = (code: RefusalCode | undefined) =>
  code === 'order.outOfStock' || code === 'order.onlyLeftInStock'
    ? 'out_of_stock'
    : 'item_unavailable';

const notCombinable = showRefusal(toRefusal('code.notCombinable', null));

const codeNames: Partial<Record<RefusalCode, string>> = {
  'code.expired': 'discount_code_expired',
  'code.notCombinable': 'discount_code_combination_disallowed',
};

const toCodeMessage = ({code, message}: Notice, place: number): Message => ({
  type: 'warning',
  code: (code && codeNames[code]) ?? 'discount_code_invalid',
  path: `$.discounts.codes[${place}]`,
  content: message,
});

/** The fields that carts and checkouts share. */
export function describeSession(
  {lines, codes}: Pick<AgentSession, 'lines' | 'codes'>,
  {cart}: ShownSession,
  priced: PricedCart,
  siteUrl: string,
) {
  return {
    line_items: cart.lines.map((line, place) => toLineItem(line, lines[place], priced, siteUrl)),
    currency: shopCurrency().code,
    totals: toTotals(priced),
    discounts: {codes, applied: toApplied(cart, priced)},
    links: linksOf(siteUrl),
  };
}

const units = (amount: number): number => toPrice(amount).amount;

function toLineItem(
  {key, item, quantity}: ShownLine,
  line: AgentSession['lines'][number] | undefined,
  {lines}: PricedCart,
  siteUrl: string,
) {
  const id = line ? toItemId(line) : key;
  const priced = lines.find((each) => each.id === key);
  const {subtotal = 0, discounted = 0} = priced ?? {};
  const image = item?.image ?? '';
  return {
    id,
    item: {
      id,
      title: item?.name ?? id,
      price: units(item?.price ?? 0),
      ...(image && {image_url: new URL(image, siteUrl).href}),
    },
    quantity,
    totals: [
      {type: 'subtotal', amount: units(subtotal)},
      ...(discounted < subtotal
        ? [{type: 'items_discount', amount: units(discounted - subtotal)}]
        : []),
      {type: 'total', amount: units(discounted)},
    ],
  };
}

const isOfLines = (kind: string) => kind === 'bulk' || kind === 'loyalty';

/** Every row that the cart and the checkout show, in their order and words. */
function toTotals(priced: PricedCart) {
  const {subtotal, adjustments, tax, total, itemCount} = priced;
  const shown = toShownTax(priced);
  return [
    {type: 'subtotal', display_text: cartWords.subtotal, amount: units(subtotal)},
    ...adjustments
      .filter(({amount}) => amount < 0)
      .map(({kind, label, amount}) => ({
        type: isOfLines(kind) ? 'items_discount' : 'discount',
        display_text: label,
        amount: units(amount),
      })),
    ...(itemCount > 0 && shown.shipping !== null
      ? [{type: 'fulfillment', display_text: cartWords.shipping, amount: units(shown.shipping)}]
      : []),
    ...(priced.fees ?? []).map(toFeeRow),
    ...(tax === undefined || !shown.row
      ? []
      : [toTaxRow(shown.row.label, units(shown.row.amount))]),
    {type: 'total', display_text: cartWords.total, amount: units(total)},
  ];
}

/** The protocol has no tax below zero: where an address pays less tax than the prices include, that is a type of its own. */
const toTaxRow = (label: string, amount: number) => ({
  type: amount < 0 ? 'tax_reduction' : 'tax',
  display_text: label,
  amount,
});

function toApplied({code, lines: shown}: ShownCart, {adjustments, lines}: PricedCart) {
  const placeOf = (id: string) => shown.findIndex(({key}) => key === id);
  const applied = adjustments
    .filter(({amount}) => amount < 0)
    .map(({kind, label, amount}) => ({
      title: label,
      amount: -units(amount),
      ...(kind === 'code' && code !== null ? {code} : {automatic: true}),
      ...(kind === 'bulk' && {
        method: 'each',
        allocations: lines.flatMap(({id, subtotal, discounted}) =>
          discounted < subtotal
            ? [{path: `$.line_items[${placeOf(id)}]`, amount: units(subtotal - discounted)}]
            : [],
        ),
      }),
    }));
  const isWorthMoney = adjustments.some(({kind, amount}) => kind === 'code' && amount < 0);
  return code === null || isWorthMoney ? applied : [...applied, {title: code, code, amount: 0}];
}

export const linksOf = (siteUrl: string) => [
  {type: 'privacy_policy', url: `${siteUrl}/privacy`},
  {type: 'terms_of_service', url: `${siteUrl}/terms`},
  {type: 'refund_policy', url: `${siteUrl}/refund`},
  {type: 'shipping_policy', url: `${siteUrl}/shipping`},
  {type: 'faq', url: `${siteUrl}/faq`},
];

export const toContinueUrl = (id: string, siteUrl: string) =>
  `${siteUrl}${handOverPath}?session=${id}`;
