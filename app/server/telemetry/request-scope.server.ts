import type {AsyncLocalStorage} from 'node:async_hooks';

/** By what a request is known in every log, here and behind us. */
export interface RequestIds {
  requestId: string;
  /** W3C Trace Context of the client or proxy; null without one. */
  traceparent: string | null;
}

/** A UUID, with or without its hyphens: anything else could hold a name or a card. */
const idForm = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;
const traceForm = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Takes the ids that came with a request where they are well formed; makes what is missing. */
export function readIds(header: (name: string) => string | null | undefined): RequestIds {
  const traceparent = header('traceparent') ?? '';
  const traceId = traceForm.exec(traceparent)?.[1];
  const given = header('x-request-id') ?? '';
  return {
    requestId: idForm.test(given) ? given.toLowerCase() : (traceId ?? crypto.randomUUID()),
    traceparent: traceId ? traceparent : null,
  };
}

/** The trace that has the request's own id, so that logs and traces are found by one; null for an id of zeros. */
export function toTraceId(requestId: string): string | null {
  const digits = requestId.replaceAll('-', '');
  return /^(?!0{32})[\da-f]{32}$/.test(digits) ? digits : null;
}

/** The state of the request that runs now, wherever it requests the shop. */
export interface RequestScope extends RequestIds {
  /** Of its page, where that is not the shop's own. */
  language: string | null;
  /** Called with each question to the shop that is for it alone. */
  onQuestion: () => void;
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

export const openScope = (
  {requestId, traceparent, onQuestion = () => {}}: RequestIds & Partial<RequestScope>,
  language: string | null = null,
): RequestScope => ({
  requestId,
  traceparent,
  language,
  onQuestion,
  shop: new BusyTime(),
});

export const inScope = <Value>(scope: RequestScope, act: () => Value): Value =>
  storage ? storage.run(scope, act) : act();

export const currentScope = (): RequestScope | null => storage?.getStore() ?? null;

/** Adds up the time in which at least one piece of work was open: what runs side by side counts once. */
export class BusyTime {
  readonly #now: () => number;
  #open = 0;
  #since = 0;
  #spent = 0;
  /** How many pieces of work there were. */
  count = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Answers what ends it. */
  begin(): () => void {
    if (this.#open === 0) this.#since = this.#now();
    this.#open += 1;
    this.count += 1;
    return () => {
      this.#open -= 1;
      if (this.#open === 0) this.#spent += this.#now() - this.#since;
    };
  }

  get milliseconds(): number {
    return this.#spent + (this.#open > 0 ? this.#now() - this.#since : 0);
  }
}
