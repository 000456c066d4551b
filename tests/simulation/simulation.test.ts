import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {shrink} from './shrink';
import {simulate, type Outcome} from './simulate';

/** `SEED` plays one again; `SEEDS` says how many new ones, from `FIRST` on. Without them the gate plays new ones for a while. */
const {SEED, SEEDS, FIRST, WITHOUT, FAULTS} = process.env;

const gateMs = 8_000;
/** Stories in which much happens, and which were wrong once. */
const fixed = [1, 2, 3];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapMb(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}
/** What modules load late, and a tenth of a story's world for each. */
const mostGrowthMb = (stories: number) => 12 + stories * 0.3;

const tell = ({seed, digest, wrongs, sentences, figure}: Outcome): void => {
  const found = wrongs.map(({book, says}) => `WRONG in the book of ${book}: ${says}`);
  const end = `seed ${seed}: trace ${digest}, ${JSON.stringify(figure)}`;
  process.stdout.write([...sentences, ...found, end, ''].join('\n'));
};

async function playAgain(seed: number) {
  const mostFaults = FAULTS ? Number(FAULTS) : Infinity;
  const outcome = await simulate(seed, {without: WITHOUT?.split(',') ?? [], mostFaults});
  tell(outcome);
  expect(outcome.wrongs).toEqual([]);
}

async function playNew() {
  const first = Number(FIRST ?? Date.now() % 1_000_000_000);
  const until = performance.now() + gateMs;
  const total: Record<string, number> = {};
  async function play(seed: number) {
    const outcome = await simulate(seed);
    for (const [what, count] of Object.entries(outcome.figure))
      total[what] = (total[what] ?? 0) + count;
    if (outcome.wrongs.length === 0) return;
    const smaller = await shrink(outcome);
    tell(smaller.outcome);
    expect(outcome.wrongs, smaller.command).toEqual([]);
  }
  // Modules load late: the heap is measured after the first stories.
  for (const seed of fixed) await play(seed);
  const atFirst = heapMb();
  let seed = first;
  for (; SEEDS ? seed < first + Number(SEEDS) : performance.now() < until; seed++) await play(seed);
  console.info(`simulation: seeds ${first} to ${seed - 1}: ${JSON.stringify(total)}`);
  expect(heapMb() - atFirst, 'memory is flat').toBeLessThan(mostGrowthMb(seed - first));
  const [one, again] = [await simulate(first), await simulate(first)];
  expect(one.digest, `SEED=${first} is played again as it was`).toBe(again.digest);
}

test(
  'whatever comes in whatever order, the books of the shop are right',
  () => (SEED === undefined ? playNew() : playAgain(Number(SEED))),
  SEEDS ? 24 * 3_600_000 : 300_000,
);
