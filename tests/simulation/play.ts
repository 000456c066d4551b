import {expect} from 'vitest';
import type {Wrong} from './wrongs';

/** What of a seed's story is left out to make it smaller. */
export interface Less {
  without?: readonly string[];
  mostFaults?: number;
}

export interface Outcome {
  seed: number;
  wrongs: readonly Wrong[];
  digest: string;
  sentences: readonly string[];
  /** Who and what can be left out. */
  cast: readonly string[];
  figure: Record<string, number>;
}

/** Plays the story of a seed to its end, or until a book is wrong. */
type Simulate = (seed: number, less: Less) => Promise<Outcome>;

const gateMs = 8_000;
const {FIRST, WITHOUT, FAULTS} = process.env;

/** By hand any number, for as long as it takes. */
export const patienceMs = (name: string) => (process.env[`${name}S`] ? 24 * 3_600_000 : 300_000);

/**
 * The variable of that name plays one seed again; with an S it says how many new ones, from `FIRST` on. Without them the
 * gate plays new ones for a while. Says how many.
 */
export async function play(simulate: Simulate, name: string): Promise<number> {
  const {[name]: chosen, [`${name}S`]: howMany} = process.env;
  if (chosen !== undefined) {
    const less = {without: WITHOUT?.split(',') ?? [], mostFaults: Number(FAULTS || Infinity)};
    const outcome = await simulate(Number(chosen), less);
    tell(outcome);
    expect(outcome.wrongs).toEqual([]);
    return 1;
  }
  const first = Number(FIRST ?? Date.now() % 1_000_000_000);
  const until = performance.now() + gateMs;
  const total: Record<string, number> = {};
  const digests: string[] = [];
  const goesOn = () => (howMany ? digests.length < Number(howMany) : performance.now() < until);
  for (let seed = first; goesOn(); seed++) {
    const {figure, digest} = await playOne(simulate, seed, name);
    digests.push(digest);
    for (const [what, count] of Object.entries(figure)) total[what] = (total[what] ?? 0) + count;
  }
  const last = first + digests.length - 1;
  console.info(`simulation: ${name} ${first} to ${last}: ${JSON.stringify(total)}`);
  const {digest} = await simulate(first, {});
  expect(digest, `${name}=${first} is played again as it was`).toBe(digests[0]);
  return digests.length;
}

/** One that goes wrong is made smaller, and told. */
export async function playOne(simulate: Simulate, seed: number, name: string): Promise<Outcome> {
  const outcome = await simulate(seed, {});
  if (outcome.wrongs.length === 0) return outcome;
  const [{without = [], mostFaults = ''}, smaller] = await shrink(simulate, outcome);
  tell(smaller);
  const command = `${name}=${seed} WITHOUT=${without.join()} FAULTS=${mostFaults} npx vitest run tests/simulation`;
  expect(outcome.wrongs, command).toEqual([]);
  return outcome;
}

/** The same wrong book with fewer people and fewer faults: one after the other is left out, as long as it stays wrong. */
async function shrink(simulate: Simulate, found: Outcome): Promise<[Less, Outcome]> {
  let smallest: [Less, Outcome] = [{}, found];
  const tryWith = async (more: Less): Promise<boolean> => {
    const less = {...smallest[0], ...more};
    const tried = await simulate(found.seed, less);
    const isSame = tried.wrongs[0]?.book === found.wrongs[0]?.book;
    if (isSame) smallest = [less, tried];
    return isSame;
  };

  for (const name of found.cast) await tryWith({without: [...(smallest[0].without ?? []), name]});
  let [tooFew, enough] = [-1, smallest[1].figure['faults'] ?? 0];
  while (enough - tooFew > 1) {
    const mostFaults = Math.floor((tooFew + enough) / 2);
    if (await tryWith({mostFaults})) enough = mostFaults;
    else tooFew = mostFaults;
  }
  return smallest;
}

function tell({seed, digest, wrongs, sentences, figure}: Outcome): void {
  const found = wrongs.map(({book, says}) => `WRONG in the book of ${book}: ${says}`);
  const end = `seed ${seed}: trace ${digest}, ${JSON.stringify(figure)}`;
  process.stdout.write([...sentences, ...found, end, ''].join('\n'));
}
