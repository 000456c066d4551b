// Runs every check and ends with one line that adds up all runners' counts.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {productFiles} from './capabilities/seam.ts';

// On Windows npm and npx are command files, which only a shell runs.
const shell = process.platform === 'win32';
const reports = 'node_modules/.cache/reports';
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

let passed = 0;
let failed = 0;
/** What failed, named again at the end: a long log is often cut to its last lines. */
const failures = [];

function count(good, bad, names) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(...names);
}

/** Runs a command and says what it said once it is done: several of them run at once. */
async function runAside(command, ...args) {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], shell});
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const [code] = await once(child, 'close');
  console.log(`\n> ${[command, ...args].join(' ')}`);
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}

async function check(...command) {
  const isGood = await runAside(...command);
  count(isGood ? 1 : 0, isGood ? 0 : 1, [command.join(' ')]);
}

async function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const child = spawn(command, args, {stdio: 'inherit', shell, env: {...process.env, ...env}});
  const [code] = await once(child, 'close');
  return code === 0;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function unitTests() {
  const isGood = await run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  const report = readReport(unitReport);
  const bad = report?.numFailedTests ?? 0;
  const names = (report?.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => [
      file.name,
      ...file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `  ${test.fullName}`),
    ]);
  count(report?.numPassedTests ?? 0, isGood ? bad : Math.max(bad, 1), ['vitest', ...names]);
}

function specsOf(suite) {
  return [...(suite?.specs ?? []), ...(suite?.suites ?? []).flatMap(specsOf)];
}

async function browserTests() {
  const isGood = await run('npx', ['playwright', 'test'], {E2E_REPORT: browserReport});
  const report = readReport(browserReport);
  const stats = report?.stats;
  const bad = stats?.unexpected ?? 0;
  const names = specsOf(report).flatMap((spec) =>
    spec.tests.some((test) => test.status === 'unexpected') ? [`  ${spec.file} ${spec.title}`] : [],
  );
  const good = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  count(good, isGood ? bad : Math.max(bad, 1), ['playwright', ...names]);
}

// A browser may have to be fetched: the checks and the unit tests do not wait for it.
const browser = runAside('node', 'tests/install-browser.mjs');
// The linter checks the types too. Both it and the search for what is unused read those of the routes.
await runAside('node', 'cli/setup.mjs', 'types');
await Promise.all([
  check('npm', 'run', '--silent', 'lint'),
  check('npm', 'run', '--silent', 'unused'),
  check('npx', 'oxfmt', '--check'),
]);
await unitTests();
if (await browser) await browserTests();
else count(0, 1, ['the browser could not be installed']);

if (failures.length > 0)
  console.log(`\nFailed:\n${failures.join('\n')}\nSee docs/help.md#a-check-fails`);
const lines = productFiles.reduce(
  (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1,
  0,
);
console.log(`\nProduct code: ${lines} lines in ${productFiles.length} files`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
