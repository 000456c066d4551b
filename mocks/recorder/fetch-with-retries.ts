import {setTimeout as sleep} from 'node:timers/promises';

interface Answer {
  status: number;
  bytes: Uint8Array;
}

export type Fetch = (address: string, init?: RequestInit) => Promise<Answer>;

/** The shop did not answer, retries included. */
export class ShopSilent extends Error {}

interface Pauses {
  /** Ends everything at once. */
  signal: AbortSignal;
  /** The pause after a first failure; each further one takes twice as long. */
  pauseMs?: number;
}

const tries = 5;
const patienceMs = 60_000;
const longestPauseMs = 120_000;

/** Asks again after a broken connection, 429 or 5xx; when one question has to pause, all others wait with it. */
export function fetchWithRetries({signal, pauseMs = 1000}: Pauses): Fetch {
  let quietUntil = 0;
  async function readOnce(address: string, init: RequestInit) {
    await sleep(Math.max(0, quietUntil - Date.now()), undefined, {signal});
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const {status, headers, ...response} = await readAll(address, {...init, signal: limit});
    return {status, retryAfter: headers.get('Retry-After'), bytes: response.bytes};
  }
  return async (address, init = {}) => {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const answer = await readOnce(address, init).catch(() => null);
      signal.throwIfAborted();
      if (answer && !isBusy(answer.status)) return answer;
      const pause = retryAfterMs(answer?.retryAfter ?? null) ?? pauseMs * 2 ** (attempt - 1);
      quietUntil = Math.max(quietUntil, Date.now() + Math.min(pause, longestPauseMs));
    }
    throw new ShopSilent(`${new URL(address).origin} does not answer.`);
  };
}

async function readAll(address: string, init: RequestInit) {
  const response = await fetch(address, init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {status: response.status, headers: response.headers, bytes};
}

const isBusy = (status: number) => status === 429 || status >= 500;

/** `Retry-After`: seconds, or a date. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const pause = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? null : Math.max(0, pause);
}
