// Prepares a machine step by step, skips what is up to date, then runs what follows `--`.
// Runs on Node 20 without any package.
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

/** On Windows npm and the programs of packages are command files, which only a shell runs. */
const inShell = (program) => process.platform === 'win32' && !/node(?:\.exe)?$/.test(program);

const end = process.argv.indexOf('--');
const wanted = process.argv.slice(2, end === -1 ? undefined : end);
const [command, ...args] = end === -1 ? [] : process.argv.slice(end + 1);

const steps = {
  /** Tests hold what is built in. */
  'built-in': () => {
    process.env.CONTENT = '';
  },
  /** What builds and runs the shop. */
  install: () => install(hasTools()),
  /** Tests, linters and the other tools, too. */
  'install:all': () => install(true),
  /** What shows `docs/` as a site, and GraphiQL. */
  'install:docs': () => install(true, 'docs'),
  codegen: () =>
    make('graphql/generated', ['package-lock.json', 'codegen.ts', 'graphql'], () =>
      npm('Generating GraphQL types', 'run', '--silent', 'codegen'),
    ),
  /** Of the routes, which linter and compiler read. */
  types: () =>
    make('.react-router/types', sources, () =>
      npm('Generating the types of routes', 'exec', '--', 'react-router', 'typegen'),
    ),
  build: () =>
    // What package.json calls free of side effects, the bundler may leave out.
    make('dist/host', [...sources, ...contentFolder()], () =>
      npm('Building', 'run', '--silent', 'build'),
    ),
  mock: () =>
    make('dist/mock', ['package-lock.json', 'tsconfig.json', 'build', 'adapters', 'mocks'], () =>
      runStep('Building the mocked shop', process.execPath, 'build/mock.mjs'),
    ),
  docs: () =>
    runStep(
      'Building the documents',
      'node',
      'docs/node_modules/vitepress/bin/vitepress.js',
      'build',
      'docs',
    ),
};

/** The owner's own content is built in (build/content-folder.ts). */
function contentFolder() {
  const file = process.env.ENV_FILE ?? '.env';
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const folder = process.env.CONTENT ?? settings.CONTENT;
  if (!folder) return [];
  if (existsSync(folder)) return [folder];
  stopWith(`CONTENT names ${folder}, which is not there.`, 'docs/upgrades.md#a-folder-of-your-own');
}

const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'server.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'app',
  'adapters',
  'graphql',
  'mocks',
  'server',
  'build',
  'cli',
];

for (const name of wanted) steps[name]();
if (command) run();

function install(isAll, folder = '.') {
  if (isInstalled(isAll, folder)) return;
  const part = isAll ? '--include=dev' : '--omit=dev';
  // `.npmrc` speaks for its own folder alone.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  npm('Installing packages', 'ci', part, '--prefix', folder, ...quiet);
}

/** npm writes its own list last: none is there after an install that was interrupted. */
function installed(folder = '.') {
  const list = path.join(folder, 'node_modules/.package-lock.json');
  return existsSync(list) ? readPackages(list) : {};
}

function hasTools() {
  const {devDependencies = {}} = readPackages('package-lock.json')[''] ?? {};
  const here = installed();
  return Object.keys(devDependencies).some((name) => here[`node_modules/${name}`]?.dev);
}

function isInstalled(isAll, folder) {
  const here = installed(folder);
  return Object.entries(readPackages(path.join(folder, 'package-lock.json'))).every(
    ([place, {version, dev, optional, devOptional}]) => {
      const isNeeded = place !== '' && !optional && !devOptional && (isAll || !dev);
      if (!isNeeded) return true;
      return (
        here[place]?.version === version && existsSync(path.join(folder, place, 'package.json'))
      );
    },
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Runs a step unless its folder was made from the same sources. */
function make(folder, places, step) {
  const stamp = path.join(folder, '.setup');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(places)) return;
  rmSync(stamp, {force: true});
  step();
  writeFileSync(stamp, fingerprint(places));
}

function npm(what, ...rest) {
  runStep(what, 'npm', ...rest);
}

function runStep(what, program, ...rest) {
  // What a command prints itself stays alone: `npm run doctor -- --json` is read by programs.
  console.error(`${what} ...`);
  const {status, error} = spawnSync(program, rest, {
    stdio: ['inherit', 2, 2],
    shell: inShell(program),
  });
  if (status === 0) return;
  const failed = `${what} failed${error ? `: ${error.message}` : '.'}`;
  if (rest[0] !== 'ci') stopWith(failed, 'docs/help.md#it-does-not-build');
  // What npm stored before it fetches from no network.
  const network = 'It needs the network once: "npm ping" tells whether npm reaches its registry.';
  stopWith(`${failed}\n${network} Then start again.`, 'docs/help.md#packages-do-not-install');
}

function stopWith(words, heading) {
  console.error(`${words}\nSee ${heading}`);
  process.exit(1);
}

/** npm's PATH finds the Node and the programs that were just installed. */
function run() {
  const child = spawn(command, args, {stdio: 'inherit', shell: inShell(command)});
  // A terminal sends Ctrl-C to both; other signals reach this process alone.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', ({message}) => stopWith(message, 'docs/help.md#packages-do-not-install'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes(path.join('graphql', 'generated')))
    .sort();
}
