import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createWriteStream, mkdtempSync, rmSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import autocannon from 'autocannon';
import type {Figure} from './figure.ts';
import {endHost, openMockedShop, signIn, startHost, uncached} from './start-host.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const connections = 20;
const pagesWithChoices = ['/products', '/wordpress-product/konjac-angel-hair'];
const pages = ['/', ...pagesWithChoices, '/pain-free-weight-loss'];

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
}

async function rateOf(url: string, headers: Record<string, string>): Promise<Rate> {
  const run = {url, connections, headers: {accept: 'text/html', ...headers}};
  await autocannon({...run, duration: 2});
  const {requests, latency, non2xx, errors} = await autocannon({...run, duration: seconds});
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} answers failed`);
  return {perSecond: requests.average, p99: latency.p99};
}

interface Visit {
  encoding: string;
  /** Of a shopper who is signed in. */
  cookie?: string;
}

async function cached(url: string, page: string, {encoding, cookie}: Visit): Promise<Figure[]> {
  const headers = {'accept-encoding': encoding, ...(cookie && {cookie})};
  const {perSecond, p99} = await rateOf(url + page, headers);
  const bare = await openBareServer(url + page, {accept: 'text/html', ...headers});
  const same = await rateOf(bare.url, headers);
  bare.close();
  const what = `cached ${page}, ${encoding}${cookie ? ', signed in' : ''}`;
  return [
    {what, value: perSecond, unit: '/s'},
    {
      what: `${what}: of a bare server`,
      value: (100 * perSecond) / same.perSecond,
      unit: '%',
      bar: {least: 50},
    },
    {what: `${what}: p99`, value: p99, unit: 'ms', bar: {most: 20}},
  ];
}

async function rendered(url: string, page: string): Promise<Figure[]> {
  const {perSecond, p99} = await rateOf(url + uncached(page), {'accept-encoding': 'gzip'});
  return [
    {what: `rendered ${page}`, value: perSecond, unit: '/s'},
    {what: `rendered ${page}: p99`, value: p99, unit: 'ms'},
  ];
}

/** What is cached is older than anybody is shown while the shop answers. */
const agedMs = 20_000;

/** The same pages before and after the shop behind them is gone. */
async function whileDown(): Promise<Figure[]> {
  const shop = await openMockedShop();
  const {url, child} = await startHost(shop.connection);
  const headers = {'accept-encoding': 'identity'};
  const figures: Figure[] = [];
  const before = new Map<string, number>();
  for (const page of pages) before.set(page, (await rateOf(url + page, headers)).perSecond);
  await endHost(shop.child);
  await new Promise((aged) => setTimeout(aged, agedMs));
  for (const page of pages) {
    const {perSecond} = await rateOf(url + page, headers);
    const share = (100 * perSecond) / (before.get(page) ?? NaN);
    figures.push({what: `cached ${page}, the shop down: of before`, value: share, unit: '%'});
  }
  await endHost(child);
  return figures;
}

/** How many pages a second the built shop answers; cached ones beside a bare server that sends the same bytes. */
export async function measurePages(): Promise<Figure[]> {
  const shop = await startHost({});
  const figures: Figure[] = [];
  for (const encoding of ['gzip', 'identity'])
    for (const page of pages) figures.push(...(await cached(shop.url, page, {encoding})));
  const cookie = await signIn(shop.url);
  for (const page of pages)
    figures.push(...(await cached(shop.url, page, {encoding: 'gzip', cookie})));
  for (const page of pagesWithChoices) figures.push(...(await rendered(shop.url, page)));
  await endHost(shop.child);
  return [...figures, ...(await whileDown())];
}
