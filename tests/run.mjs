// Runs every check and ends with one line that adds up all runners' counts.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';

const reports = 'node_modules/.cache/reports';
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

let passed = 0;
let failed = 0;

function count(good, bad) {
  passed += good;
  failed += bad;
}

function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}}).status === 0;
}

function check(script) {
  const isGood = run('npm', ['run', '--silent', script]);
  count(isGood ? 1 : 0, isGood ? 0 : 1);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function unitTests() {
  const isGood = run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  const report = readReport(unitReport);
  const bad = report?.numFailedTests ?? 0;
  count(report?.numPassedTests ?? 0, isGood ? bad : Math.max(bad, 1));
}

function browserTests() {
  const isGood = run('npx', ['playwright', 'test'], {E2E_REPORT: browserReport});
  const stats = readReport(browserReport)?.stats;
  const bad = stats?.unexpected ?? 0;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), isGood ? bad : Math.max(bad, 1));
}

check('typecheck');
check('lint');
check('unused');
check('format:check');
unitTests();
if (run('node', ['tests/install-browser.mjs'])) browserTests();
else count(0, 1);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
