import {AsyncLocalStorage} from 'node:async_hooks';
import {isPublic, stateOf} from '~/server/cache/cache-policy';
import {publicPageAddress, tagsOf} from '~/server/cache/public-page';
import type {WorkerExecution} from '~/worker';
import worker from '../../server';
import type {CachedPage} from '../../server/cached-page';
import {createPageCache} from '../../server/page-cache';
import type {Sender} from './network';
import type {Ground} from './world';

export type Storefront = ReturnType<typeof openStorefront>;

/** Whose work is under way. */
export const working = new AsyncLocalStorage<Sender>();

export const storeUrl = 'http://127.0.0.1:3000';

/** The connection broke before an answer was there. */
export class ConnectionLost extends Error {}

/** As long as the host polls after a visit (`server/visits.ts`). */
const visitedMs = 10 * 60_000;
/** Not each second as the host: the worker asks every 10 seconds at most. */
const tickMs = 5000;

/** One process of the storefront as `server/open.ts` makes it, without sockets. What it remembers dies with it. */
export function openStorefront(
  name: string,
  settings: Record<string, string>,
  {clock, story}: Pick<Ground, 'clock' | 'story'>,
) {
  const variables = {...settings};
  let visitedAt = Number.NEGATIVE_INFINITY;
  let cutOff: (lost: ConnectionLost) => void = () => {};
  const death = new Promise<never>((_done, fail) => (cutOff = fail));
  death.catch(() => {});
  const sender: Sender = {
    name,
    isDead: false,
    die() {
      if (sender.isDead) return;
      sender.isDead = true;
      story.say(name, 'dies, and all that it remembers');
      cutOff(new ConnectionLost(`${name} died`));
    },
  };
  const isLiveSince = (storedAt: number) => worker.isLiveSince(variables, storedAt);
  const pages = createPageCache({isLiveSince});
  const execution: WorkerExecution = {
    waitUntil: (promise) => void promise.catch(() => {}),
    isPublicHost: async () => true,
    onInvalidate: (tags) => pages.invalidate(tags),
  };

  /** As `loadPage` of the host, without packing. */
  async function load(address: string) {
    const asked = new Request(address, {headers: {Accept: 'text/html'}});
    const alone = {...execution, clientAddress: 'unknown', isPublic: true};
    const response = await worker.fetch(asked, variables, alone);
    const text = await response.text();
    const tags = isPublic(response) ? tagsOf(text, new URL(address).pathname) : [];
    const headers = [...response.headers].map((pair) => JSON.stringify(pair));
    const bodies = {br: Buffer.from(text)};
    const value: CachedPage = {status: response.status, etag: '', bodies, headers, tags};
    return {value, state: stateOf(response)};
  }

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    visitedAt = clock.now();
    const {pathname, search, origin} = new URL(request.url);
    const accept = request.headers.get('Accept');
    const asked = {method: request.method, target: pathname + search, accept};
    const target = publicPageAddress(asked);
    if (target === null) return worker.fetch(request, variables, {...execution, clientAddress});
    const {value} = await pages.read(origin + target, () => load(origin + target));
    const headers = value.headers.map((pair) => JSON.parse(pair) as [string, string]);
    return new Response(value.bodies.br.toString(), {status: value.status, headers});
  }

  const within = <Value>(act: () => Promise<Value>): Promise<Value> =>
    working.run(sender, () => Promise.race([act(), death]));

  async function poll() {
    await worker.warmUp(variables, execution).catch(() => {});
    while (!sender.isDead) {
      if (clock.now() - visitedAt < visitedMs)
        await worker.pollChanges(variables, execution).catch(() => {});
      await clock.sleep(tickMs);
    }
  }
  void within(poll).catch(() => {});

  return {
    sender,
    /** A request from a browser, an agent, the shop or the payment service. */
    ask: (request: Request, clientAddress: string) => within(() => answer(request, clientAddress)),
    reconcile: (say: (line: string) => void) =>
      within(() => worker.reconcile(variables, execution, say)),
  };
}
