import type {AsyncLocalStorage} from 'node:async_hooks';
import {BusyTime} from './busy-time';
import type {RequestIds} from './request-ids';

/** The state of the request that runs now, wherever it requests the shop. */
export interface RequestScope extends RequestIds {
  /** While at least one question to the shop was open. */
  shop: BusyTime;
}

type Storage = AsyncLocalStorage<RequestScope>;

/** Not every host has it: without it, questions of what serves all requests name none of them. */
function openStorage(): Storage | null {
  const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
  return hooks ? new hooks.AsyncLocalStorage<RequestScope>() : null;
}

const place = Symbol.for('bellyful.request-scope');
/** The Node host and its worker are bundled apart and share this one. */
const shared = globalThis as {[place]?: Storage | null};
const storage = (shared[place] ??= openStorage());

export const openScope = ({requestId, traceparent}: RequestIds): RequestScope => ({
  requestId,
  traceparent,
  shop: new BusyTime(),
});

export const inScope = <Value>(scope: RequestScope, act: () => Value): Value =>
  storage ? storage.run(scope, act) : act();

export const currentScope = (): RequestScope | null => storage?.getStore() ?? null;
