import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {patienceMs, play, playOne} from './play';
import {simulate} from './simulate';

/** Stories in which much happens, and which were wrong once. */
const fixed = [1, 2, 3];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
async function heapMb(): Promise<number> {
  // The last story's world is let go of a moment after its end, on a busy machine a longer one.
  await new Promise((done) => setTimeout(done, 100));
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}
/** What modules load late, and a tenth of a story's world for each. */
const mostGrowthMb = (stories: number) => 12 + stories * 0.3;

test(
  'whatever comes in whatever order, the books of the shop are right',
  async () => {
    if (process.env['SEED']) return void (await play(simulate, 'SEED'));
    // Modules load late: the heap is measured after the first stories.
    for (const seed of fixed) await playOne(simulate, seed, 'SEED');
    const atFirst = await heapMb();
    const stories = await play(simulate, 'SEED');
    await expect
      .poll(async () => (await heapMb()) - atFirst, {message: 'memory is flat'})
      .toBeLessThan(mostGrowthMb(stories));
  },
  patienceMs('SEED'),
);
