import fc from 'fast-check';
import {afterAll, expect, test} from 'vitest';
import {figure, play, stories} from '../support/hurried-shoppers';

const runs = Number(process.env['GIVEN_ONCE_RUNS'] ?? 40);

afterAll(() => console.log(`given once: ${JSON.stringify(figure)}`));

test(
  'what is once is given once, whatever is declined, killed, resumed, changed, cancelled or paid behind us',
  () =>
    fc.assert(
      fc.asyncProperty(stories, async (story) => {
        expect(await play(story)).toBeNull();
      }),
      {numRuns: runs},
    ),
  60_000 + runs * 1000,
);
