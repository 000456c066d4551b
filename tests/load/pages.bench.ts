/**
 * Prints how many pages a second the built shop answers, beside a bare server that sends the same bytes; and what it
 * keeps in memory: `npm run build && npm run bench`. Nothing is asserted by a clock.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createWriteStream, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {availableParallelism, cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import autocannon from 'autocannon';
import {freePort, startHost} from './start-host.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const connections = 20;
const pages = ['/', '/products', '/wordpress-product/konjac-angel-hair', '/pain-free-weight-loss'];
const signedIn = {cookie: 'bellyful-account=nobody'};

/** A server that sends the same head and bytes as this page of the shop, and does nothing else. */
async function openBareServer(url: string, headers: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const file = path.join(folder, 'answer');
  const answer = await new Promise<IncomingMessage>((resolve) => get(url, {headers}, resolve));
  await pipeline(answer, createWriteStream(file));
  const {'content-encoding': encoding = 'identity'} = answer.headers;
  const child = spawn(process.execPath, ['tests/load/bare-server.ts', file, encoding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    close() {
      child.kill();
      rmSync(folder, {recursive: true});
    },
  };
}

interface Rate {
  perSecond: number;
  p99: number;
  bad: number;
}

async function rateOf(url: string, headers: Record<string, string>): Promise<Rate> {
  const run = {url, connections, headers: {accept: 'text/html', ...headers}};
  await autocannon({...run, duration: 2});
  const {requests, latency, non2xx, errors} = await autocannon({...run, duration: seconds});
  return {perSecond: requests.average, p99: latency.p99, bad: non2xx + errors};
}

const residentMb = ({pid}: ChildProcess) => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
};

const say = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => String(cell).padEnd(index === 0 ? 54 : 10)).join(''));

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores; Node ${process.version}`,
);
console.log(`${connections} connections, ${seconds} s each, the generator on the same machine\n`);
const shop = await startHost({MOCK_PORT: String(await freePort())});
const opened = residentMb(shop.child);
say('', 'pages/s', 'p99 ms', 'failed', 'of bare');

for (const encoding of ['gzip', 'identity']) {
  for (const page of pages) {
    const headers = {'accept-encoding': encoding};
    const kept = await rateOf(shop.url + page, headers);
    const bare = await openBareServer(shop.url + page, {accept: 'text/html', ...headers});
    const same = await rateOf(bare.url, headers);
    bare.close();
    const share = `${Math.round((100 * kept.perSecond) / same.perSecond)} %`;
    say(`kept ${page} (${encoding})`, whole(kept.perSecond), kept.p99, kept.bad, share);
  }
}
for (const page of pages) {
  const rendered = await rateOf(shop.url + page, {'accept-encoding': 'gzip', ...signedIn});
  say(`rendered ${page}`, whole(rendered.perSecond), rendered.p99, rendered.bad);
}
const busy = residentMb(shop.child);
await new Promise((done) => setTimeout(done, 15_000));
console.log(
  `\nmemory: ${opened} MB when open, ${busy} MB after all of this, ${residentMb(shop.child)} MB a little later`,
);
shop.child.kill('SIGTERM');
