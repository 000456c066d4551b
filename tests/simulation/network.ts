import {faultKinds, suffer} from '../support/faulty-network';
import type {Ground} from './world';

/** What a call may meet; `slow` is past every patience of the storefront. */
const kinds = [...faultKinds, 'slow'] as const;
type Kind = (typeof kinds)[number];
const slowMs = 90_000;

/** Who sends: a process of the storefront, which never hears of anything once it is dead. */
export interface Sender {
  name: string;
  isDead: boolean;
  die(): void;
}

const never = () => new Promise<never>(() => {});

/** The way from the storefront's processes to the services, which are asked in the order in which calls arrive. */
export function openNetwork(
  answer: typeof fetch,
  {clock, random, story}: Ground,
  /** No more fall: fewer are tried to make a story smaller. */
  mostFaults: number,
) {
  const figure = {calls: 0, faults: 0, lastFaultAt: Number.NEGATIVE_INFINITY};
  /** Of so many calls one meets a fault; 0: none does. */
  let oneIn = 0;
  let diskIsFullUntil = 0;
  const isRaging = () => oneIn > 0 && figure.faults < mostFaults;
  /** Something falls here now: of so many chances, in any weather but a calm one. */
  function strikes(ofChances: number): boolean {
    const isHit = random.isOneIn(ofChances) && isRaging();
    if (!isHit) return false;
    figure.faults += 1;
    figure.lastFaultAt = clock.now();
    return true;
  }

  function nextFault(writesInShop: boolean): Kind | null {
    const kind = random.pick(kinds);
    if (strikes(Math.max(1, oneIn))) return kind;
    return writesInShop && clock.now() < diskIsFullUntil ? 'refused with 500' : null;
  }

  async function carry(sender: Sender, request: Request): Promise<Response> {
    const {pathname} = new URL(request.url);
    const service = /^\/(?:v1|payments|stripe)\//.test(pathname) ? 'payments' : 'shop';
    const what = `${sender.name} → ${service} ${request.method} ${pathname}`;
    const isQuestion = request.method === 'GET' || pathname === '/graphql';
    const kind = nextFault(service === 'shop' && !isQuestion);
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

  async function pass(sender: Sender, request: Request, kind: Kind | null): Promise<Response> {
    if (!kind || kind === 'slow') return answer(request);
    const late: (() => Promise<unknown>)[] = [];
    try {
      return await suffer(kind, request, answer, late, () => sender.die());
    } finally {
      for (const arrive of late)
        void clock
          .sleep(random.between(100, 120_000))
          .then(arrive)
          .catch(() => {});
    }
  }

  return {
    figure,
    /** As whoever is no process of the storefront asks: a browser at its bank. */
    ask: answer,
    /** `fetch` of a process; the signal is the caller's own: a request's goes with it when memory is freed. */
    send: (sender: Sender, request: Request, signal?: AbortSignal | null): Promise<Response> =>
      sender.isDead ? never() : Promise.race([carry(sender, request), aborted(signal)]),
    setWeather: (faults: number) => void (oneIn = faults),
    isRaging,
    strikes,
    /** The shop answers questions, and writes nothing. */
    fillDisk: (milliseconds: number) => void (diskIsFullUntil = clock.now() + milliseconds),
  };
}

const aborted = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_done, fail) => {
    if (signal?.aborted) fail(signal.reason);
    signal?.addEventListener('abort', () => fail(signal.reason));
  });
