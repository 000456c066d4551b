import {AsyncResource} from 'node:async_hooks';
import {subtle} from 'node:crypto';
import {vi} from 'vitest';
import {toUuid, type Random} from './random';

const turn = globalThis.setImmediate;

/** What the platform does beside this thread, in an order of its own. */
const besides = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'verify',
] as const;

type Ask = (...given: unknown[]) => Promise<unknown>;

/**
 * Time, randomness and the network of everything in this process, by the ports that the shop's code has to them: `Date`,
 * timers, `AbortSignal.timeout`, `crypto`, `Math.random`, `fetch` and `console`. Nothing happens but what the simulation
 * lets happen, one thing after the other.
 */
export function startClockwork(random: Random, now: number) {
  vi.useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  const fakeTimeout = globalThis.setTimeout;
  // What a timer calls belongs to the process that set it.
  const setTimer = (act: (...given: unknown[]) => void, ...rest: [number?, ...unknown[]]) =>
    fakeTimeout(AsyncResource.bind(act), ...rest);
  vi.stubGlobal('setTimeout', setTimer);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const {signal, abort} = abortable();
    fakeTimeout(abort, milliseconds);
    return signal;
  });
  const spies = [
    timeout,
    vi.spyOn(Math, 'random').mockImplementation(random.number),
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => toUuid(random)),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (into instanceof Uint8Array) into.set(random.bytes(into));
      return into;
    }),
  ];
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();
  for (const name of besides) {
    const real = (subtle[name] as Ask).bind(subtle);
    const inTurn: Ask = (...given) => {
      underWay += 1;
      const answer = last.then(() => real(...given)).finally(() => (underWay -= 1));
      last = answer.catch(() => {});
      return answer;
    };
    Object.defineProperty(subtle, name, {configurable: true, value: inTurn});
  }

  /** Until everything waits for a timer. */
  async function settle() {
    do for (const _ of [1, 2]) await new Promise((done) => turn(done));
    while (underWay > 0);
  }

  return {
    now: () => Date.now(),
    sleep: (milliseconds: number) => new Promise<void>((done) => void fakeTimeout(done, milliseconds)),
    /** Nobody did anything for so long. */
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    /** Lets one thing after the other happen until the work is done. */
    async run<Value>(work: Promise<Value>, onStep: () => void): Promise<Value> {
      let isOver = false;
      const end = () => void (isOver = true);
      void work.then(end, end);
      for (;;) {
        await settle();
        onStep();
        if (isOver) return work;
        if (vi.getTimerCount() === 0) throw new Error('Everything waits, and nothing is to come.');
        vi.advanceTimersToNextTimer();
      }
    },
    stop() {
      for (const name of besides) Reflect.deleteProperty(subtle, name);
      for (const spy of spies) spy.mockRestore();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}

export type Clockwork = ReturnType<typeof startClockwork>;

function abortable() {
  const controller = new AbortController();
  const reason = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  return {signal: controller.signal, abort: () => controller.abort(reason())};
}
