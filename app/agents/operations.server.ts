import {CommerceError} from '~adapters/commerce';
import {secondsToWait} from '~/server/http/limit-tries.server';
import type {LimitedAction} from '~/server/http/limits';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import type {AgentRequest} from './agent-request';
import {lookUpCatalog} from './catalog/lookup.server';
import {getProduct} from './catalog/product.server';
import {searchCatalog} from './catalog/search.server';
import {completeCheckout} from './complete/complete-checkout.server';
import {getOrder} from './order/get-order.server';
import {cancelCart, createCart, getCart, updateCart} from './session/cart.server';
import {
  cancelCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './session/checkout.server';
import {away, tooMany, ProtocolError, type Answer} from './protocol';

/** What a program can do, whatever it speaks. */
export interface Operation {
  limit: LimitedAction;
  run: (request: AgentRequest) => Promise<Answer>;
  /** Only where the storefront takes orders. */
  isForOrders?: boolean;
}

const read = (run: Operation['run']): Operation => ({limit: 'agent-read', run});
const order = (run: Operation['run']): Operation => ({limit: 'agent-cart', isForOrders: true, run});

/** By the names that the protocol gives them. */
export const operations = {
  search_catalog: read(searchCatalog),
  lookup_catalog: read(lookUpCatalog),
  get_product: read(getProduct),
  create_cart: order(createCart),
  get_cart: order(getCart),
  update_cart: order(updateCart),
  cancel_cart: order(cancelCart),
  create_checkout: order(createCheckout),
  get_checkout: order(getCheckout),
  update_checkout: order(updateCheckout),
  complete_checkout: order(completeCheckout),
  cancel_checkout: order(cancelCheckout),
  get_order: {limit: 'follow-order', isForOrders: true, run: getOrder},
} satisfies Record<string, Operation>;

export const isOpen = ({isForOrders}: Operation, {canOrder, env}: AppServices): boolean =>
  env.AGENTS && (canOrder || !isForOrders);

/** Counted before anything else is done. */
export async function countTry(limit: LimitedAction, services: AppServices): Promise<void> {
  const {clientAddress} = services;
  const wait = await secondsToWait(services, limit, {clientAddress});
  if (wait > 0) throw tooMany(wait);
}

export async function run(operation: Operation, request: AgentRequest): Promise<Answer> {
  if (request.services.isMoneyUnknown) throw away();
  return operation.run(request);
}

/** What a program reads of whatever went wrong. */
export function toProtocolError({log}: AppServices, thrown: unknown): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  log.error('agent.unanswered', {cause: toCause(thrown)});
  if (thrown instanceof CommerceError) return away();
  return new ProtocolError(500, 'internal_error', 'The shop could not answer.');
}
