// Opens the built shop once, so that Node keeps its compiled code in dist/compiled and starts from there. It keeps that
// of each user, and of each set of its own arguments, apart.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';

const folder = path.resolve('dist/compiled');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
const [, serve] = scripts.serve.split('node ');
if (!serve) throw new Error('`npm run serve` does not start Node');

rmSync(folder, {recursive: true, force: true});
const port = await freePort();
// Nothing of the owner's settings: the mocked shop stands behind it.
const settings = {PORT: String(port), HOST: '127.0.0.1', ENV_FILE: '', PATH: process.env.PATH};
const host = spawn(process.execPath, serve.split(' '), {
  env: settings,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(host, 'exit');
const opened = new Promise((open) => {
  host.stdout.on('data', (text) => String(text).includes('is open at') && open());
});
if (await Promise.race([opened, ended])) throw new Error('The built shop does not open');
for (const page of ['/', '/products', '/wordpress-product/konjac-angel-hair', '/cart'])
  await visit(page);
host.kill('SIGTERM');
const [code] = await ended;
if (code !== 0) throw new Error(`The built shop ended with ${code}`);
// It may be read by another user than the one who built.
for (const file of readdirSync(folder, {recursive: true, withFileTypes: true}))
  if (file.isFile()) chmodSync(path.join(file.parentPath, file.name), 0o644);

async function visit(page) {
  const answer = await fetch(`http://127.0.0.1:${port}${page}`, {headers: {Accept: 'text/html'}});
  await answer.text();
  if (answer.status !== 200) throw new Error(`${page} of the built shop answers ${answer.status}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const free = server.address().port;
  server.close();
  await once(server, 'close');
  return free;
}
