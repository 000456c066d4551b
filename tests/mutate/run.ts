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
import {doesNotLoad, openTests} from './run-tests.ts';

const {values, positionals: words} = parseArgs({
  allowPositionals: true,
  options: {
    since: {type: 'string'},
    nearest: {type: 'string', default: 'Infinity'},
  },
});

const git = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

/** In files that changed, and new in the list itself. */
function changedSince(revision: string): (fault: Fault) => boolean {
  const files = new Set(git('diff', '--name-only', revision).split('\n'));
  const added = git('diff', '--unified=0', revision, '--', 'tests/mutate/faults');
  return ({file, sentence}) => files.has(file) || added.includes(`\n+${sentence}\n`);
}

const isChanged = values.since ? changedSince(values.since) : () => true;
const isNamed = ({rule, file}: Fault) =>
  words.length === 0 || words.some((word) => rule === word || file.includes(word));
const faults = readFaults().filter((fault) => isNamed(fault) && isChanged(fault));

const problems = faults.flatMap((fault) => problemOf(fault) ?? []);
if (problems.length > 0) throw new Error(problems.join('\n'));

const began = performance.now();
let survivors = 0;
let heading = '';
const copy = copyRepository();
const tests = await openTests(copy.folder);
for (const fault of faults) {
  const mend = copy.change(fault.file, (text) => breakText(text, fault));
  const nearest = nearestTests(fault.file).slice(0, Number(values.nearest));
  const failed = await tests.firstToFail(fault.file, nearest);
  mend();
  tests.forget(fault.file);
  const isNoticed = failed !== null && !failed.endsWith(doesNotLoad);
  if (!isNoticed) survivors++;
  if (fault.rule !== heading) console.log(`\n${fault.rule}`);
  heading = fault.rule;
  console.log(`  ${fault.sentence}\n    ${isNoticed ? failed : `SURVIVES ${failed ?? ''}`}`);
}
await tests.close();
copy.remove();
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${faults.length} faults, ${survivors} survive, ${minutes} minutes`);
process.exitCode = survivors > 0 ? 1 : 0;
