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
import {away, ProtocolError, tooMany, type Answer} from './protocol';

/** What a program can do, whatever it speaks. */
export interface Operation {
  limit: LimitedAction;
  run: (request: AgentRequest) => Promise<Answer>;
  /** Only where the storefront takes orders. */
  isForOrders?: boolean;
}

/** An operation with its address below `/ucp`. */
interface UcpOperation extends Operation {
  method: 'GET' | 'POST' | 'PUT';
  /** A group is the id. */
  path: RegExp;
}

const read = (
  method: UcpOperation['method'],
  path: RegExp,
  run: Operation['run'],
): UcpOperation => ({method, path, run, limit: 'agent-read'});

const order = (...of: Parameters<typeof read>): UcpOperation => ({
  ...read(...of),
  limit: 'agent-cart',
  isForOrders: true,
});

/** By the names that the protocol gives them. */
export const operations = {
  search_catalog: read('POST', /^catalog\/search$/, searchCatalog),
  lookup_catalog: read('POST', /^catalog\/lookup$/, lookUpCatalog),
  get_product: read('POST', /^catalog\/product$/, getProduct),
  create_cart: order('POST', /^carts$/, createCart),
  get_cart: order('GET', /^carts\/([\w-]+)$/, getCart),
  update_cart: order('PUT', /^carts\/([\w-]+)$/, updateCart),
  cancel_cart: order('POST', /^carts\/([\w-]+)\/cancel$/, cancelCart),
  create_checkout: order('POST', /^checkout-sessions$/, createCheckout),
  get_checkout: order('GET', /^checkout-sessions\/([\w-]+)$/, getCheckout),
  update_checkout: order('PUT', /^checkout-sessions\/([\w-]+)$/, updateCheckout),
  complete_checkout: order('POST', /^checkout-sessions\/([\w-]+)\/complete$/, completeCheckout),
  cancel_checkout: order('POST', /^checkout-sessions\/([\w-]+)\/cancel$/, cancelCheckout),
  get_order: {...order('GET', /^orders\/([\w-]+)$/, getOrder), limit: 'follow-order'},
} satisfies Record<string, UcpOperation>;

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
  if (thrown instanceof ProtocolError) {
    if (thrown.status === 401) log.warn('agent.refused', {code: thrown.code});
    return thrown;
  }
  log.error('agent.unanswered', {cause: toCause(thrown)});
  if (thrown instanceof CommerceError) return away();
  return new ProtocolError(500, 'internal_error', 'The shop could not answer.');
}
