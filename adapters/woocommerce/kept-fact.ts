import {CommerceError} from '~adapters/commerce';
import {lookAgain, usualTimeoutMs} from '~adapters/http';
import {askPlugin, lacksPlugin} from './ask-plugin';
import type {PluginClient} from './plugin-client';

interface Fact<Told, Value> {
  plugin: PluginClient;
  /** As the log knows the question. */
  operation: string;
  toValue: (told: Told) => Value;
  /**
   * For a shop whose plugin never told: a page of HTML in its place, such as one about maintenance, looks like a missing
   * plugin. Without it a missing plugin is a failure.
   */
  withoutPlugin?: Value;
  keptMs?: number;
  now: () => number;
}

type WaitUntil = (work: Promise<unknown>) => void;

/** After a failure the shop is left alone by pages for so long. */
const restMs = 5000;
/** How long a first page waits to learn it. */
const patienceMs = 4000;

/**
 * Something that the shop's plugin tells of the shop (`/shop`). Make one for the process: it remembers what it was told
 * as values, which requests may share also in a worker.
 */
export class KeptFact<Told, Value> {
  readonly #fact: Fact<Told, Value>;
  #known: {value: Value} | null = null;
  #failure: {error: unknown} | null = null;
  #freshUntil = 0;
  /** Pages do not ask before: it is fresh, or the last question failed. */
  #restsUntil = 0;
  /** Nobody counts on a question for longer: its request may have ended. */
  #askedUntil = 0;
  #changes = 0;

  constructor(fact: Fact<Told, Value>) {
    this.#fact = fact;
  }

  /** What was told last, however old. */
  get known(): {value: Value} | null {
    return this.#known;
  }

  /** For a page: what is known, however old; once it is old it is asked for behind the page. */
  async look(waitUntil: WaitUntil = () => {}): Promise<Value> {
    if (this.#fact.now() >= this.#restsUntil && !this.#isAsking)
      waitUntil(this.#ask(true).catch(() => undefined));
    const until = performance.now() + patienceMs;
    while (!this.#known && this.#isAsking && performance.now() < until) await lookAgain();
    if (this.#known) return this.#known.value;
    throw this.#failure?.error ?? this.#slow();
  }

  /** For an order: what is still fresh, else what the shop answers now. */
  async need(): Promise<Value> {
    let hasWaited = false;
    while (!this.#fresh && this.#isAsking) {
      hasWaited = true;
      await lookAgain();
    }
    if (this.#fresh) return this.#fresh.value;
    if (hasWaited && this.#failure) throw this.#failure.error;
    return this.#ask(false);
  }

  /** It has changed: what is known is old, and so is what a question under way will bring. */
  outdate(): void {
    this.#changes += 1;
    this.#freshUntil = 0;
    this.#restsUntil = 0;
  }

  /** Asked now, whatever is known. */
  renew(): Promise<Value> {
    this.outdate();
    return this.#ask(false);
  }

  get #isAsking(): boolean {
    return this.#fact.now() < this.#askedUntil;
  }

  get #fresh(): {value: Value} | null {
    return this.#fact.now() < this.#freshUntil ? this.#known : null;
  }

  async #ask(isForPage: boolean): Promise<Value> {
    const {now, keptMs = 60_000} = this.#fact;
    const changes = this.#changes;
    this.#askedUntil = now() + usualTimeoutMs;
    this.#failure = null;
    try {
      const value = await this.#told(isForPage);
      this.#known = {value};
      if (changes === this.#changes) this.#restsUntil = this.#freshUntil = now() + keptMs;
      return value;
    } catch (error) {
      this.#failure = {error};
      this.#restsUntil = now() + restMs;
      throw error;
    } finally {
      this.#askedUntil = 0;
    }
  }

  async #told(isForPage: boolean): Promise<Value> {
    const {plugin, operation, toValue, withoutPlugin} = this.#fact;
    try {
      const request = {method: 'GET', path: '/shop', isForPage} as const;
      return toValue(await askPlugin<Told>(plugin, operation, request));
    } catch (error) {
      if (withoutPlugin === undefined || !lacksPlugin(error)) throw error;
      return this.#known ? this.#known.value : withoutPlugin;
    }
  }

  #slow(): CommerceError {
    return new CommerceError('timeout', this.#fact.operation, 'The shop is slow.');
  }
}
