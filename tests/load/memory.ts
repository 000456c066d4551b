import {readFileSync} from 'node:fs';
import type {ChildProcess} from 'node:child_process';
import {Agent, get} from 'node:http';
import type {Figure} from './figure.ts';
import {endHost, openMockedShop, startHost, uncached, waitForProducts} from './start-host.ts';

const addresses = 10_000;
const requests = Number(process.env['BENCH_REQUESTS'] ?? 100_000);
const atOnce = 20;

export const residentMb = ({pid}: ChildProcess) => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

/** Asks for one address after the other, over and over; every second time with a choice in it, so that it is rendered. */
async function requestAll(url: string, paths: string[], onAnswer: (count: number) => void) {
  const agent = new Agent({keepAlive: true, maxSockets: atOnce});
  let sent = 0;
  const send = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const page = paths[(number >> 1) % paths.length] ?? '/';
      const headers = {
        accept: 'text/html',
        'accept-encoding': number % 3 === 0 ? 'gzip' : 'br',
      };
      get(url + (number % 2 === 1 ? uncached(page) : page), {agent, headers}, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${page}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      }).on('error', reject);
    });
  const visitor = async () => {
    while (sent < requests) {
      await send(sent++);
      onAnswer(sent);
    }
  };
  await Promise.all(Array.from({length: atOnce}, visitor));
  agent.destroy();
}

/** What the process takes while it answers `BENCH_REQUESTS` requests for 10,000 products, half cached and half rendered. */
export async function measureMemory(): Promise<Figure[]> {
  const shop = await openMockedShop({MOCK_CATALOGUE: 'huge'});
  const host = await startHost(shop.connection);
  const open = residentMb(host.child);
  const seen: number[] = [];
  const paths = (await waitForProducts(host.url, addresses)).slice(0, addresses);
  await requestAll(host.url, paths, (count) => {
    if (count % 100 === 0) seen.push(residentMb(host.child));
  });
  await endHost(host.child);
  await endHost(shop.child);
  const half = seen.length >> 1;
  const mostOf = (some: number[]) => Math.max(...some);
  const many = requests.toLocaleString('en-US');
  return [
    {what: 'memory when open', value: open, unit: 'MB'},
    {what: `memory at most, ${many} requests`, value: mostOf(seen), unit: 'MB', bar: {most: 450}},
    {
      what: 'memory at most in the second half, of the first half',
      value: (100 * mostOf(seen.slice(half))) / mostOf(seen.slice(0, half)),
      unit: '%',
      bar: {most: 110},
    },
  ];
}
