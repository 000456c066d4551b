import {AsyncLocalStorage} from 'node:async_hooks';
import {createHash} from 'node:crypto';
import {isPublic, stateOf} from '~/server/cache/cache-policy';
import {publicPageAddress, tagsOf} from '~/server/cache/public-page';
import type {WorkerExecution} from '~/worker';
import type {CachedPage} from '../../server/cached-page';
import {createPageCache} from '../../server/page-cache';
import worker from '../../server';
import type {Clockwork} from './clockwork';
import type {Sender} from './network';
import type {Story} from './story';

/** Whose work is under way. */
export const working = new AsyncLocalStorage<Sender>();

export const storeUrl = 'http://127.0.0.1:3000';

/** The connection broke before an answer was there. */
export class ConnectionLost extends Error {}

/** As long as the host polls after a visit (`server/visits.ts`). */
const visitedMs = 10 * 60_000;

/** One process of the storefront as `server/open.ts` makes it, without sockets. What it remembers dies with it. */
export function openStorefront(
  name: string,
  settings: Record<string, string>,
  {clock, story}: {clock: Clockwork; story: Story},
) {
  const variables = {...settings};
  const work = new Set<Promise<unknown>>();
  let cutOff: (lost: ConnectionLost) => void = () => {};
  const death = new Promise<never>((_, fail) => (cutOff = fail));
  death.catch(() => {});
  let visitedAt = Number.NEGATIVE_INFINITY;
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
  const pages = createPageCache({
    isLiveSince: (storedAt) => worker.isLiveSince(variables, storedAt),
  });
  const execution: WorkerExecution = {
    waitUntil(promise) {
      const done = promise.catch(() => {}).then(() => void work.delete(done));
      work.add(done);
    },
    isPublicHost: async () => true,
    onInvalidate: (tags) => pages.invalidate(tags),
  };

  const render = (address: string) =>
    worker.fetch(new Request(address, {headers: {Accept: 'text/html'}}), variables, {
      ...execution,
      clientAddress: 'unknown',
      isPublic: true,
    });

  const readPage = async (address: string) => {
    const {value} = await pages.read(address, loadPage(render, address));
    return new Response(value.bodies.br, {status: value.status, headers: toHeaders(value)});
  };

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    visitedAt = clock.now();
    const {pathname, search, origin} = new URL(request.url);
    const target = publicPageAddress({
      method: request.method,
      target: pathname + search,
      accept: request.headers.get('Accept'),
    });
    return target === null
      ? worker.fetch(request, variables, {...execution, clientAddress})
      : readPage(origin + target);
  }

  const within = <Value>(act: () => Promise<Value>): Promise<Value> =>
    working.run(sender, () => Promise.race([act(), death]));

  async function poll() {
    while (!sender.isDead) {
      if (clock.now() - visitedAt < visitedMs)
        await within(() => worker.pollChanges(variables, execution)).catch(() => {});
      await clock.sleep(2000);
    }
  }

  void working.run(sender, poll);
  execution.waitUntil(within(() => worker.warmUp(variables, execution)));

  return {
    sender,
    name,
    /** A request from a browser, an agent, the shop or the payment service. */
    ask: (request: Request, clientAddress: string) => within(() => answer(request, clientAddress)),
    reconcile: (say: (line: string) => void) =>
      within(() => worker.reconcile(variables, execution, say)),
    isIdle: () => work.size === 0,
  };
}

export type Storefront = ReturnType<typeof openStorefront>;

/** As `loadPage` of the host, without packing. */
const loadPage =
  (render: (address: string) => Promise<Response>, address: string) => async () => {
    const response = await render(address);
    const text = await response.text();
    const etag = createHash('sha256').update(text).digest('hex');
    const value: CachedPage = {
      status: response.status,
      etag,
      bodies: {br: Buffer.from(text)},
      headers: [...response.headers].flat(),
      tags: isPublic(response) ? tagsOf(text, new URL(address).pathname) : [],
    };
    return {value, state: stateOf(response)};
  };

function toHeaders({headers}: CachedPage): Headers {
  const pairs = new Headers();
  for (let place = 0; place < headers.length; place += 2)
    pairs.append(headers[place] ?? '', headers[place + 1] ?? '');
  return pairs;
}

