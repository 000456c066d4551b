import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {copyRepository} from '../mutate/copy';
import {breakText, parseFaults, problemOf} from '../mutate/faults';

/** Faults that were planted to be found, as `tests/mutate/faults` writes them, below the book that is wrong then. */
const planted = parseFaults(readFileSync(path.join(import.meta.dirname, 'planted.txt'), 'utf8'));

test.each(planted)('$sentence It can be planted.', (fault) => {
  expect(problemOf(fault)).toBeNull();
});

/** Takes minutes: by hand. */
const isTried = process.env['PLANTED'] !== undefined;

describe.runIf(isTried)('a planted fault', () => {
  const copy = isTried ? copyRepository() : null;
  afterAll(() => copy?.remove());

  test.each(planted)(
    '$sentence It is found within 200 seeds.',
    (fault) => {
      const mend = copy?.change(fault.file, (text) => breakText(text, fault));
      const own = fault.file.startsWith('wordpress-plugin/') ? 'plugin' : 'simulation';
      const {stdout} = spawnSync('npx', ['vitest', 'run', `tests/simulation/${own}.test.ts`], {
        cwd: copy?.folder,
        env: {...process.env, FIRST: '1', SEEDS: '200', PLUGIN_SEEDS: '200'},
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      mend?.();
      const [found = ''] = /WRONG in the book of [\s\S]*?seed \d+/.exec(stdout) ?? [];
      process.stdout.write(`${fault.sentence}\n  ${found}\n`);
      expect(found).toContain(`in the book of ${fault.rule}:`);
    },
    3_600_000,
  );
});
