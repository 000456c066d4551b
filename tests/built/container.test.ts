import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort} from '../support/free-port';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Step {
  name: string;
  rest: string;
}

/** The stages of the Dockerfile, each with its steps. */
const stages = read('server/Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Step => ({name: line.split(' ')[0] ?? '', rest: line.replace(/^\w+ /, '')}))
  .reduce<Step[][]>((all, step) => {
    if (step.name === 'FROM') return [...all, [step]];
    all.at(-1)?.push(step);
    return all;
  }, []);

const image = stages.at(-1) ?? [];
const stepsNamed = (name: string) => image.filter((step) => step.name === name);
const restOf = (name: string) => stepsNamed(name)[0]?.rest ?? '';

/** What the image holds: where it comes from in the repository, and where it goes. */
const copies = stepsNamed('COPY').map(({rest}) => {
  const [from, to] = rest.replace('--from=build /shop/', '').split(' ');
  return {
    from: from ?? '',
    to: (to ?? '').endsWith('/') ? `${to}${path.basename(from ?? '')}` : (to ?? ''),
  };
});

const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
const port = String(await freePort());
const commandOf = (step: string) => JSON.parse(step.slice(step.indexOf('['))) as string[];

/** Runs a command of the image where its files, and nothing else, lie. */
function runInImage(step: string, settings: Record<string, string> = {}) {
  const [program, ...args] = commandOf(step);
  expect(program).toBe('node');
  return spawn(process.execPath, args, {
    cwd: folder,
    env: {NODE_ENV: 'production', PORT: port, ...settings},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

let host: ReturnType<typeof runInImage> | undefined;
let errors = '';

const opening = (running: ReturnType<typeof runInImage>) =>
  new Promise<void>((opened, fail) => {
    running.once('exit', (code) => fail(new Error(`The host ended with ${code}`)));
    running.stdout.on('data', (said) => String(said).includes('is open at') && opened());
  });

beforeAll(async () => {
  for (const {from, to} of copies) {
    const target = path.join(folder, to);
    mkdirSync(path.dirname(target), {recursive: true});
    cpSync(path.join(root, from), target, {recursive: true});
  }
  const running = runInImage(restOf('CMD'), {HOST: '127.0.0.1'});
  host = running;
  void text(running.stderr).then((said) => (errors = said));
  await opening(running);
});
afterAll(() => rmSync(folder, {recursive: true}));

test('the image is a slim Node 24 that holds what is built, and no packages', () => {
  expect(restOf('FROM')).toMatch(/^node:24[\d.]*-slim$/);
  expect(copies.map(({from}) => from)).toEqual(['dist', 'server/healthcheck.mjs']);
  expect(stepsNamed('RUN')).toEqual([]);
});

test('all that it copies is there after a build', () => {
  const missing = copies.filter(({from}) => !existsSync(path.join(root, from)));
  expect(missing).toEqual([]);
  const context = (stages[0] ?? []).filter(({name, rest}) => name === 'COPY' && rest !== '. .');
  const files = context.flatMap(({rest}) => rest.split(' ').slice(0, -1));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('it runs as a user without rights, from before its command', () => {
  const names = image.map(({name}) => name);
  expect(restOf('USER')).toBe('node');
  expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
  expect(names.lastIndexOf('USER')).toBe(names.indexOf('USER'));
});

test('no secret of this machine comes into the build', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.data', '.env*', '.git', 'node_modules']));
});

test('its files alone open the shop', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/products`, {headers: {Accept: 'text/html'}});
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Our Products');
});

test('it starts from code that was compiled before, by the user whom it runs as', async () => {
  const compiling = (stages[0] ?? []).slice(-2).map(({name, rest}) => `${name} ${rest}`);
  expect(compiling).toEqual([`USER ${restOf('USER')}`, 'RUN node build/compile.mjs']);
  const own = {HOST: '127.0.0.1', PORT: '0'};
  const second = runInImage(restOf('CMD'), {...own, NODE_DEBUG_NATIVE: 'COMPILE_CACHE'});
  const said = text(second.stderr);
  await opening(second);
  second.removeAllListeners('exit');
  second.kill('SIGTERM');
  expect(await said).toMatch(/\/dist\/server\/index\.js was accepted/);
});

test('its health check distinguishes a host that is alive from one that has ended, without a word of trouble', async () => {
  const check = restOf('HEALTHCHECK');
  expect(read('server/healthcheck.mjs')).toContain('/healthz');
  expect((await once(runInImage(check), 'exit'))[0]).toBe(0);
  host?.removeAllListeners('exit');
  host?.kill('SIGTERM');
  if (host) await once(host, 'exit');
  expect((await once(runInImage(check), 'exit'))[0]).toBe(1);
  expect(errors).toBe('');
});
