import type {ShippingQuote} from '~adapters/commerce';
import {cartWords, freeShippingWords} from '~/content/labels/cart';
import type {ShownCart} from '~/cart/shown-cart';
import type {PricedCart} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import {toItemId} from '../item-id';
import {toPrice} from '../money';
import type {AgentSession} from './agent-session.server';

const toOption = (id: string, title: string, amount: number) => ({
  id,
  title,
  totals: [{type: 'total', amount: toPrice(amount).amount}],
});

/** The shipping methods of the one parcel: the storefront's own, or those that the shop offers for the address. */
function toOptions(priced: PricedCart, sent: ShippingQuote | null) {
  if (sent)
    return {
      options: sent.methods.map(({id, title, shown}) => toOption(id, title, shown)),
      selected_option_id: priced.shippingMethod ?? sent.method,
    };
  const {shipping} = toShownTax(priced);
  if (shipping === null) return {options: [], selected_option_id: null};
  const title = shipping === 0 ? freeShippingWords.free : cartWords.shipping;
  return {options: [toOption('standard', title, shipping)], selected_option_id: 'standard'};
}

/** What is sent where, and how. */
export function toFulfillment(
  {lines, destinations, destination}: AgentSession,
  {lines: shown}: ShownCart,
  priced: PricedCart,
  sent: ShippingQuote | null,
) {
  const items = lines.filter((_, place) => shown[place]?.notice === null).map(toItemId);
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: items,
        destinations: destinations.map((place) => ({...place, type: 'shipping_address'})),
        selected_destination_id: destination,
        groups: [{id: 'parcel', line_item_ids: items, ...toOptions(priced, sent)}],
      },
    ],
  };
}
