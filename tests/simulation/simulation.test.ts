import {expect, test} from 'vitest';
import {shrink, toCommand} from './shrink';
import {simulate, warmUp, type Outcome} from './simulate';

const {SEED, SEEDS, WITHOUT, FAULTS} = process.env;

/** How long the gate takes new seeds; by hand `SEEDS` says how many. */
const gateMs = 20_000;

const print = (text: string) => void process.stdout.write(`${text}\n`);

const tell = ({seed, digest, wrongs, sentences, figure}: Outcome): string =>
  [
    ...sentences,
    ...wrongs.map(({book, says}) => `WRONG in the book of ${book}: ${says}`),
    `seed ${seed}: trace ${digest}, ${JSON.stringify(figure)}`,
  ].join('\n');

async function playAgain(seed: number) {
  const less = {
    without: WITHOUT?.split(',') ?? [],
    ...(FAULTS !== undefined && {mostFaults: Number(FAULTS)}),
  };
  const outcome = await simulate(seed, less);
  print(tell(outcome));
  expect(outcome.wrongs).toEqual([]);
}

/** Seeds that nobody tried before, one after the other. */
async function playNew() {
  const first = Number(process.env['FIRST'] ?? (Date.now() % 1_000_000_000));
  const began = performance.now();
  const total: Record<string, number> = {};
  let seed = first;
  let firstDigest = '';
  const isEnough = () =>
    SEEDS ? seed - first >= Number(SEEDS) : performance.now() - began > gateMs;
  for (; !isEnough(); seed++) {
    const outcome = await simulate(seed);
    firstDigest ||= outcome.digest;
    for (const [what, count] of Object.entries(outcome.figure))
      total[what] = (total[what] ?? 0) + count;
    if (outcome.wrongs.length === 0) continue;
    const smaller = await shrink(outcome);
    print(tell(smaller.outcome));
    expect(outcome.wrongs, toCommand(smaller)).toEqual([]);
  }
  const seconds = (performance.now() - began) / 1000;
  print(`simulation: seeds ${first} to ${seed - 1} in ${seconds.toFixed(0)} s, ${JSON.stringify(total)}`);
  const {digest} = await simulate(first);
  expect(digest, `SEED=${first} is played again as it was`).toBe(firstDigest);
}

test(
  'whatever comes in whatever order, the books of the shop are right',
  async () => {
    await warmUp();
    await (SEED === undefined ? playNew() : playAgain(Number(SEED)));
  },
  SEEDS ? 24 * 3_600_000 : 300_000,
);
