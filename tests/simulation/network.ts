import {getResponse, type RequestHandler} from 'msw';
import {faultKinds, suffer, type FaultKind} from '../support/faulty-network';
import type {Random} from './random';
import type {Clockwork} from './clockwork';
import type {Story} from './story';

/** What a call may meet beside what the tests of single faults know. */
const kinds = [...faultKinds, 'slow'] as const;

/** Past every patience of the storefront. */
const slowMs = 90_000;

/** Who sends: a process of the storefront, which never hears of anything once it is dead. */
export interface Sender {
  name: string;
  isDead: boolean;
  die(): void;
}

interface Weather {
  /** Of so many calls one meets a fault; 0: none does. */
  oneIn: number;
  /** No more faults than these fall; fewer are tried to make a story smaller. */
  most: number;
}

const service = ({pathname}: URL) => (/^\/(?:v1|payments|stripe)\//.test(pathname) ? 'payments' : 'shop');

const never = () => new Promise<never>(() => {});

/** The way from the storefront's processes to the services, which are asked in the order in which calls arrive. */
export function openNetwork(
  handlers: RequestHandler[],
  {clock, random, story, weather}: {clock: Clockwork; random: Random; story: Story; weather: Weather},
) {
  const figure = {calls: 0, faults: 0, lastFaultAt: Number.NEGATIVE_INFINITY};
  const find = handlersByPath(handlers);

  async function answer(given: Request): Promise<Response> {
    const request = atWpJson(given);
    const response = await getResponse(find(request), request);
    if (!response) throw new TypeError('fetch failed');
    return response;
  }

  function nextFault(): (typeof kinds)[number] | null {
    const isHit = weather.oneIn > 0 && random.isOneIn(weather.oneIn);
    const kind = random.pick(kinds);
    if (!isHit || figure.faults >= weather.most) return null;
    figure.faults += 1;
    figure.lastFaultAt = clock.now();
    return kind;
  }

  async function carry(sender: Sender, request: Request): Promise<Response> {
    const url = new URL(request.url);
    const kind = nextFault();
    const what = `${sender.name} → ${service(url)} ${request.method} ${url.pathname}`;
    figure.calls += 1;
    if (kind) story.say('the network', `${kind}: ${what}`);
    else story.note(what);
    await clock.sleep(random.between(1, 60));
    const response = await pass(sender, request, kind);
    // Read at once: what is on its way is no stream any more.
    const whole = new Response(await response.arrayBuffer(), response);
    await clock.sleep(kind === 'slow' ? slowMs : random.between(1, 60));
    if (sender.isDead) return never();
    story.note(`${what}: ${whole.status}`);
    return whole;
  }

  const late: (() => Promise<unknown>)[] = [];

  async function pass(sender: Sender, request: Request, kind: FaultKind | 'slow' | null) {
    if (!kind || kind === 'slow') return answer(request);
    try {
      return await suffer(kind, request, answer, late, () => sender.die());
    } finally {
      for (const arrive of late.splice(0))
        void clock.sleep(random.between(100, 120_000)).then(arrive).catch(() => {});
    }
  }

  return {
    figure,
    /** As whoever is no process of the storefront asks: a browser at its bank, staff. */
    ask: answer,
    /** `fetch` of a process. */
    send: (sender: Sender, request: Request): Promise<Response> =>
      sender.isDead ? never() : untilAborted(request.signal, carry(sender, request)),
    calmDown: () => void (weather.oneIn = 0),
    rage: (oneIn: number) => void (weather.oneIn = oneIn),
    isRaging: () => weather.oneIn > 0 && figure.faults < weather.most,
  };
}

export type Network = ReturnType<typeof openNetwork>;

/** WordPress answers `/index.php?rest_route=…` as `/wp-json/…`, whatever its permalinks; the mocked shop knows these alone. */
function atWpJson(request: Request): Request {
  const url = new URL(request.url);
  const path = url.searchParams.get('rest_route');
  if (url.pathname !== '/index.php' || path === null) return request;
  url.pathname = `/wp-json${path}`;
  url.searchParams.delete('rest_route');
  return new Request(url, request);
}

function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    const abort = () => fail(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    void work.then(done, fail).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** MSW reads a call's address once for each handler that it tries: only those that may answer are asked. */
function handlersByPath(handlers: RequestHandler[]) {
  const known = new Map<string, RequestHandler[]>();
  return ({method, url}: Request): RequestHandler[] => {
    const {pathname} = new URL(url);
    const key = `${method} ${pathname}`;
    const found =
      known.get(key) ?? handlers.filter((handler) => mayAnswer(handler, method, pathname));
    known.set(key, found);
    return found;
  };
}

function mayAnswer({info}: RequestHandler, method: string, pathname: string): boolean {
  const {path, method: wanted} = info as {path?: unknown; method?: unknown};
  if (typeof path !== 'string' || typeof wanted !== 'string') return true;
  const pattern = path.replace(/^\*/, '').replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*');
  return (wanted === method || wanted === 'ALL' || wanted.includes('/')) && new RegExp(`^${pattern}$`).test(pathname);
}
