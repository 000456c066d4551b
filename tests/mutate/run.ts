/**
 * Breaks the rules of the shop one at a time in a copy, and says of each which test fails: `npm run mutate`. Words after
 * `--` choose rules and files that have one of them; `--since REVISION` takes what changed since; `--nearest 20` runs of the
 * tests that could notice the nearest files alone: a quick look. `--live FOLDER` asks the live suites of the plugin (`.env`
 * names the shop, FOLDER is where it has the plugin) about each of its faults.
 */
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {root} from '../support/imports.ts';
import {showBuilt} from './built-tests.ts';
import {copyRepository} from './copy.ts';
import {problemOf, readFaults, type Fault} from './faults.ts';
import {isOfPlugin, passesLive, survivesLive} from './live-tests.ts';
import {nearestTests} from './nearest-tests.ts';
import {doesNotLoad, openTests} from './run-tests.ts';

const {values, positionals: words} = parseArgs({
  allowPositionals: true,
  options: {
    since: {type: 'string'},
    nearest: {type: 'string', default: 'Infinity'},
    live: {type: 'string'},
  },
});

const git = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

/** Files that changed, and the added lines of the list itself. */
function changedSince(revision: string): (fault: Fault) => boolean {
  const files = new Set(git('diff', '--name-only', revision).split('\n'));
  const added = git('diff', '--unified=0', revision, '--', 'tests/mutate/faults');
  return ({file, old}) => files.has(file) || added.includes(`\n+- ${old.split('\n')[0]}\n`);
}

const isChanged = values.since ? changedSince(values.since) : () => true;
const isNamed = ({rule, file}: Fault) =>
  words.length === 0 || words.some((word) => rule === word || file.includes(word));
const isTried = values.live === undefined ? () => true : isOfPlugin;
const faults = readFaults().filter((fault) => isNamed(fault) && isChanged(fault) && isTried(fault));

const problems = faults.flatMap((fault) => problemOf(fault) ?? []);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(2);
}

const began = performance.now();
let heading = '';
const survivors: Fault[] = [];
await (values.live === undefined ? tryInCopy() : tryLive(values.live));

const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${faults.length} faults, ${survivors.length} survive, ${minutes} minutes`);
process.exitCode = survivors.length > 0 ? 1 : 0;

async function tryInCopy() {
  const copy = copyRepository();
  const tests = await openTests(copy.folder);
  const toBuild: Fault[] = [];
  for (const fault of faults) {
    const mend = copy.break(fault);
    const failed = await tests.firstToFail(
      fault.file,
      nearestTests(fault.file).slice(0, Number(values.nearest)),
    );
    mend();
    tests.forget(fault.file);
    if (failed !== null && !failed.endsWith(doesNotLoad)) print(fault, failed);
    else if (fault.reason) print(fault, `needs none: ${fault.reason}`);
    else if (fault.builtTest) toBuild.push(fault);
    else survive(fault, failed === null ? 'SURVIVES' : `NO FAULT: ${failed}`);
  }
  await tests.close();
  if (toBuild.length > 0) {
    const dead = new Set(showBuilt(copy, toBuild));
    for (const fault of toBuild)
      if (dead.has(fault)) print(fault, fault.builtTest ?? '');
      else survive(fault, `SURVIVES ${fault.builtTest}`);
  }
  copy.remove();
}

async function tryLive(folder: string) {
  if (!passesLive()) throw new Error('The live suites fail before anything is broken.');
  for (const fault of faults)
    if (await survivesLive(folder, fault)) survive(fault, 'SURVIVES');
    else print(fault, 'the live suites');
}

function survive(fault: Fault, how: string) {
  survivors.push(fault);
  print(fault, how);
}

/** One line of the table; a rule heads its own. */
function print(fault: Fault, verdict: string) {
  if (fault.rule !== heading) console.log(`\n${fault.rule}`);
  heading = fault.rule;
  const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  console.log(`  ${fault.file}: ${oneLine(fault.old)} → ${oneLine(fault.new)}\n    ${verdict}`);
}
