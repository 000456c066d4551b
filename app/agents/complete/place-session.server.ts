import {shopCurrency} from '~adapters/commerce';
import {emptyValues, valuesFor} from '~/checkout/checkout-form';
import {createOrderContext} from '~/checkout/order/order-context.server';
import type {OrderAnswer} from '~/checkout/order/order-answer.server';
import {toOrderRequest} from '~/checkout/order/order-request.server';
import {placeOrder} from '~/checkout/order/place-order.server';
import type {AgentRequest} from '../agent-request';
import type {AgentSession} from '../session/agent-session.server';
import {toTypedAddress} from '../session/destination';
import type {PricedCheckout} from '../session/price-checkout.server';
import {handlerId} from './payment-handlers.server';

/**
 * Orders a session as the checkout's form would, paid on delivery, under the session's own key (rules: Orders exactly
 * once). Throws a CommerceError while the shop does not answer.
 */
export async function placeSession(
  {services, agent, isVerified}: AgentRequest,
  session: AgentSession,
  {priced, shown}: Pick<PricedCheckout, 'priced' | 'shown'>,
): Promise<OrderAnswer> {
  const {clientAddress} = services;
  const values = {
    ...emptyValues,
    email: session.buyer['email'] ?? '',
    shipping: toTypedAddress(session),
    paymentMethod: handlerId,
    shippingMethod: priced.shippingMethod ?? null,
  };
  const {total, tax, shipping, shippingMethod: method} = priced;
  const {code, decimals} = shopCurrency();
  const asked = {
    values: valuesFor(values, priced),
    items: session.lines,
    discountCode: shown.cart.code,
    expectedTotal: total,
    expectedCurrency: {code, decimals},
    expectedTax: tax,
    ...(method !== undefined && {sentBy: {method, cost: shipping ?? 0}}),
    paymentMethod: handlerId,
  } as const;
  // No browser sent this: there is no visitor whose tries could be counted.
  const context = {
    ...(await createOrderContext(services)),
    agent: {profile: agent, isVerified},
    caller: () => ({clientAddress}),
  };
  return placeOrder(context, session.key, toOrderRequest(asked, services.payments));
}
