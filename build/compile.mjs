// Opens the built shop once, so that Node stores its compiled code in dist/compiled and starts from there. It keeps that
// of each user, and of each set of its own arguments, apart.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';

const folder = path.resolve('dist/compiled');
rmSync(folder, {recursive: true, force: true});
// Without the owner's settings, so that it opens with the mocked shop.
const settings = {PORT: '0', HOST: '127.0.0.1', ENV_FILE: '', PATH: process.env.PATH};
const host = spawn(
  process.execPath,
  ['--max-semi-space-size=4', '--max-old-space-size=256', 'dist/host/node.js'],
  {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const ended = once(host, 'exit');
const opened = new Promise((open) => {
  createInterface(host.stdout).on('line', (line) => {
    const [, url] = /is open at (\S+)/.exec(line) ?? [];
    if (url) open(url);
  });
});
const url = await Promise.race([opened, ended]);
if (typeof url !== 'string') throw new Error('The built shop does not open');
for (const page of ['/', '/products', '/wordpress-product/konjac-angel-hair', '/cart'])
  await visit(page);
host.kill('SIGTERM');
const [code] = await ended;
if (code !== 0) throw new Error(`The built shop ended with ${code}`);
// It may be read by another user than the one who built.
for (const file of readdirSync(folder, {recursive: true, withFileTypes: true}))
  if (file.isFile()) chmodSync(path.join(file.parentPath, file.name), 0o644);

async function visit(page) {
  const answer = await fetch(`${url}${page}`, {headers: {Accept: 'text/html'}});
  await answer.text();
  if (answer.status !== 200) throw new Error(`${page} of the built shop answers ${answer.status}`);
}
