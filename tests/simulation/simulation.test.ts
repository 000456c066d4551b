import {expect, test} from 'vitest';
import {simulate} from './simulate';

test('one seed is one story', async () => {
  const first = Number(process.env['SEED'] ?? 1);
  await simulate(first);
  for (let seed = first; seed < first + Number(process.env['SEEDS'] ?? 2); seed++) {
    const began = performance.now();
    const one = await simulate(seed);
    const took = performance.now() - began;
    const other = process.env['SEEDS'] ? one : await simulate(seed);
    if (!process.env['SEEDS']) process.stdout.write(`${one.sentences.join('\n')}\n`);
    process.stdout.write(`${seed} ${took.toFixed(0)} ms ${JSON.stringify(one.figure)} ${one.digest} ${other.digest} ${JSON.stringify(one.wrongs)}\n`);
  }
  expect(1).toBe(1);
}, 600_000);
