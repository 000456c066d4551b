/**
 * Makes the mistakes of `faults/` one at a time in a copy, and says of each which test fails: `npm run mutate`. Words
 * after `--` choose rules and files that have one of them; `--since REVISION` takes what changed since; `--nearest 20` runs of
 * the tests that could notice the nearest files alone: a quick look. `--random 40` makes as many mistakes as that at places
 * that `--seed` draws instead, and `--scores` compares Stryker's scores with `scores.json`.
 */
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {root} from '../support/imports.ts';
import {copyRepository} from './copy.ts';
import {breakText, problemOf, readFaults, type Fault} from './faults.ts';
import {nearestTests} from './nearest-tests.ts';
import {drawSlips, nameOf, slip} from './random.ts';
import {doesNotLoad, openTests} from './run-tests.ts';
import {holdScores} from './scores.ts';

const {values, positionals: words} = parseArgs({
  allowPositionals: true,
  options: {
    since: {type: 'string'},
    nearest: {type: 'string', default: 'Infinity'},
    random: {type: 'string'},
    seed: {type: 'string', default: String(Date.now())},
    scores: {type: 'boolean', default: false},
  },
});

/** One mistake to be made. */
interface Trial {
  heading: string;
  sentence: string;
  file: string;
  symbol: string;
  to: (sound: string) => string;
}

const git = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

/** In files that changed, and new in the list itself. */
function changedSince(revision: string): (fault: Fault) => boolean {
  const files = new Set(git('diff', '--name-only', revision).split('\n'));
  const added = git('diff', '--unified=0', revision, '--', 'tests/mutate/faults');
  return ({file, sentence}) => files.has(file) || added.includes(`\n+${sentence}\n`);
}

const isNamed = ({rule, sentence, file}: Fault) =>
  words.length === 0 ||
  words.some((word) => rule === word || file.includes(word) || sentence.includes(word));

function listed(): Trial[] {
  const isChanged = values.since ? changedSince(values.since) : () => true;
  const faults = readFaults().filter((fault) => isNamed(fault) && isChanged(fault));
  const problems = faults.flatMap((fault) => problemOf(fault) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return faults.map((fault) => ({
    heading: fault.rule,
    sentence: fault.sentence,
    file: fault.file,
    symbol: fault.symbol,
    to: (sound) => breakText(sound, fault),
  }));
}

const drawn = (count: number): Trial[] =>
  drawSlips(count, values.seed).map((one) => ({
    heading: `Seed ${values.seed}`,
    sentence: nameOf(one),
    file: one.file,
    symbol: '',
    to: (sound) => slip(sound, one),
  }));

/** Makes each by itself, and counts those that no test notices. */
async function tryAll(trials: readonly Trial[]): Promise<number> {
  let survivors = 0;
  let before = '';
  const copy = copyRepository();
  const tests = await openTests(copy.folder);
  for (const {heading, sentence, file, symbol, to} of trials) {
    const mend = copy.change(file, to);
    const nearest = nearestTests(file, symbol).slice(0, Number(values.nearest));
    const failed = await tests.firstToFail(file, nearest);
    mend();
    tests.forget(file);
    const isNoticed = failed !== null && (values.random || !failed.endsWith(doesNotLoad));
    if (!isNoticed) survivors++;
    if (heading !== before) console.log(`\n${heading}`);
    before = heading;
    console.log(`  ${sentence}\n    ${isNoticed ? failed : `SURVIVES ${failed ?? ''}`}`);
  }
  await tests.close();
  copy.remove();
  return survivors;
}

if (values.scores) process.exitCode = holdScores(words) ? 0 : 1;
else {
  const began = performance.now();
  const trials = values.random ? drawn(Number(values.random)) : listed();
  const survivors = await tryAll(trials);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`\n${trials.length} faults, ${survivors} survive, ${minutes} minutes`);
  process.exitCode = survivors > 0 ? 1 : 0;
}
