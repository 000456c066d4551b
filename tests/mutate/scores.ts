import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/imports.ts';

/** What Stryker breaks piece by piece, and the least that its tests notice of that, in per cent. */
const scores = readJson('tests/mutate/scores.json') as Record<string, number>;

interface Report {
  files: Record<string, {mutants: {status: string}[]}>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

const isOf = (glob: string) => (file: string) => path.matchesGlob(file, glob);

export const isStrykers = (file: string): boolean =>
  Object.keys(scores).some((glob) => isOf(glob)(file));

/** Runs Stryker over these folders, or all; false where a score fell. */
export function holdScores(words: readonly string[]): boolean {
  const asked = Object.entries(scores).filter(
    ([glob]) => words.length === 0 || words.some((word) => glob.includes(word)),
  );
  const mutate = [...asked.map(([glob]) => glob), '!**/*.test.ts'].join(',');
  const run = ['run', 'tests/mutate/stryker.config.mjs', '--mutate', mutate];
  const {status} = spawnSync('stryker', run, {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('Stryker did not run.');
  const {files} = readJson('.data/stryker.json') as Report;
  return asked
    .map(([glob, least]) => {
      const of = Object.keys(files).filter(isOf(glob));
      const statuses = of.flatMap((file) => files[file]?.mutants ?? []).map((one) => one.status);
      const noticed = statuses.filter((one) => /Killed|Timeout/.test(one)).length;
      const missed = statuses.filter((one) => /Survived|NoCoverage/.test(one)).length;
      const score = Math.round((1000 * noticed) / (noticed + missed)) / 10;
      console.log(`${glob}: ${score} %, at least ${least} %`);
      return score >= least;
    })
    .every(Boolean);
}
