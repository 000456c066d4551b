import {AsyncResource} from 'node:async_hooks';
import {subtle} from 'node:crypto';
import {vi} from 'vitest';
import type {Random} from './random';

export type Clockwork = ReturnType<typeof startClockwork>;

const turn = globalThis.setImmediate;

/** What the platform does beside this thread, in an order of its own. */
const besides =
  'decrypt deriveBits deriveKey digest encrypt exportKey generateKey importKey sign verify'.split(
    ' ',
  ) as (keyof typeof subtle)[];

/** The body of an answer takes some turns of the event loop. */
const quietTurns = 3;

type Ask = (...given: unknown[]) => Promise<unknown>;

/**
 * Time and chance of everything in this process, by the names that the shop's code has for them. Nothing happens but what
 * the simulation lets happen, one thing after the other.
 */
export function startClockwork(random: Random, now: number) {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({now, toFake: ['Date', 'performance', ...timers]});
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  const fakeTimeout = globalThis.setTimeout;
  // What a timer calls belongs to the process that set it.
  vi.stubGlobal('setTimeout', (act: () => void, ...rest: [number?, ...unknown[]]) =>
    fakeTimeout(AsyncResource.bind(act), ...rest),
  );
  const spies = [
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      fakeTimeout(() => controller.abort(late), milliseconds);
      return controller.signal;
    }),
    vi.spyOn(Math, 'random').mockImplementation(random.number),
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => random.uuid()),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (into instanceof Uint8Array) into.set(random.fill(into));
      return into;
    }),
  ];
  const waiting: (() => Promise<unknown>)[] = [];
  for (const name of besides) {
    const real = (subtle[name] as Ask).bind(subtle);
    const inTurn: Ask = (...given) =>
      new Promise((done, fail) => {
        waiting.push(async () => {
          try {
            done(await real(...given));
          } catch (error) {
            fail(error);
          }
        });
      });
    Object.defineProperty(subtle, name, {configurable: true, value: inTurn});
  }

  /** Until everything waits for a timer. What another thread does is begun once all is quiet here, and done before anything else. */
  async function settle() {
    for (let isQuiet = false; !isQuiet;) {
      for (let quiet = 0; quiet < quietTurns; quiet++) await new Promise((done) => turn(done));
      const besideThis = waiting.shift();
      isQuiet = !besideThis;
      await besideThis?.();
    }
  }

  return {
    now: () => Date.now(),
    sleep: (milliseconds: number) =>
      new Promise<void>((done) => void fakeTimeout(done, milliseconds)),
    /** The clock jumps; where nobody is about, so much time goes by. */
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    /** Lets one thing after the other happen until the work is done, or enough is seen. */
    async run(work: Promise<unknown>, isEnough: () => boolean): Promise<void> {
      let isOver = false;
      void work.finally(() => (isOver = true));
      for (;;) {
        await settle();
        if (isEnough() || isOver) return;
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
