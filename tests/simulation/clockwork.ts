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

/** The body of an answer takes some turns of the event loop. */
const quietTurns = Number(process.env['QT'] ?? 3);

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
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  const fakeTimeout = globalThis.setTimeout;
  // What a timer calls belongs to the process that set it.
  const setTimer = (act: (...given: unknown[]) => void, ...rest: [number?, ...unknown[]]) =>
    fakeTimeout(AsyncResource.bind(act), ...rest);
  vi.stubGlobal('setTimeout', setTimer);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    fakeTimeout(() => controller.abort(late), milliseconds);
    return controller.signal;
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
    for (let quiet = 0; quiet < quietTurns; quiet = underWay > 0 ? 0 : quiet + 1)
      await new Promise((done) => turn(done));
  }

  return {
    now: () => Date.now(),
    sleep: (milliseconds: number) => new Promise<void>((done) => void fakeTimeout(done, milliseconds)),
    /** Nobody did anything for so long. */
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    /** Lets one thing after the other happen until the work is done, or enough is seen. */
    async run(work: Promise<unknown>, isEnough: () => boolean): Promise<void> {
      let isOver = false;
      const end = () => void (isOver = true);
      void work.then(end, end);
      for (;;) {
        await settle();
        if (isEnough()) return;
        if (isOver) return void (await work);
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

