// Runs every check and ends with one line that adds up all runners' counts.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
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

/** Says what a check said once it is done: several of them run at once. */
async function check(script) {
  const child = spawn('npm', ['run', '--silent', script], {stdio: ['ignore', 'pipe', 'pipe']});
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const [code] = await once(child, 'close');
  console.log(`\n> npm run ${script}`);
  process.stdout.write(Buffer.concat(said));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
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

// The type checker writes the routes' types first, which the linter reads.
const typed = check('typecheck').then(() => check('lint'));
await Promise.all([typed, check('unused'), check('format:check')]);
unitTests();
if (run('node', ['tests/install-browser.mjs'])) browserTests();
else count(0, 1);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
