import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, request as send, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Figure} from './figure.ts';
import {endHost, openMockedShop, startHost, waitForProducts} from './start-host.ts';

/** Passes requests on to the shop and notes them. */
async function openCounter(shop: string) {
  const asked: string[] = [];
  const {hostname, port, host} = new URL(shop);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const {url = '', method = '', headers} = request;
    asked.push(`${method} ${url.split('?')[0]}`);
    const onward = {hostname, port, path: url, method, headers: {...headers, host}};
    const passed = send(onward, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const {port: own} = server.address() as AddressInfo;
  const address = new URL(shop);
  address.port = String(own);
  return {asked, address: address.href, close: () => server.close()};
}

/** What the first visitor of a process gets. */
async function look(url: string) {
  const began = performance.now();
  const page = await (await fetch(`${url}/products`, {headers: {Accept: 'text/html'}})).text();
  return {ms: performance.now() - began, isWhole: !page.includes('Unable to load some products')};
}

export const peakOf = (pid = 0) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** A first start ever, and one after it: of the shop of `.env`, else of 10,000 mocked products. */
export async function measureRestart(): Promise<Figure[]> {
  const {WOO_GRAPHQL_URL: own} = process.env;
  const mocked = own ? null : await openMockedShop({MOCK_CATALOGUE: 'huge'});
  const counter = await openCounter(own ?? mocked?.connection.WOO_GRAPHQL_URL ?? '');
  const folder = mkdtempSync(path.join(tmpdir(), 'restart-'));
  const settings = {
    ...mocked?.connection,
    WOO_GRAPHQL_URL: counter.address,
    DATA_DIR: folder,
    ...(mocked && {PAYMENT_GATEWAY: 'hosted', PAYMENT_OFFLINE_URL: ''}),
  };
  const least = Number(process.env['BENCH_PRODUCTS'] ?? 10_000);
  const began = performance.now();
  const first = await startHost(settings);
  const products = new Set(await waitForProducts(first.url, least)).size;
  const wholeMs = performance.now() - began;
  const learning = counter.asked.length;
  await pause(3000);
  first.child.kill('SIGTERM');
  await new Promise((ended) => first.child.once('exit', ended));
  counter.asked.length = 0;
  const next = await startHost(settings);
  const {ms, isWhole} = await look(next.url);
  const asked = counter.asked.splice(0);
  const peak = peakOf(next.child.pid);
  await endHost(next.child);
  if (mocked) await endHost(mocked.child);
  counter.close();
  rmSync(folder, {recursive: true, force: true});
  console.error(`asked after the restart: ${asked.join(', ')}`);
  const of = `of ${products} products`;
  return [
    {what: `first start, until the list ${of} is whole`, value: wholeMs / 1000, unit: 's'},
    {what: `first start, questions to the shop ${of}`, value: learning, unit: ''},
    {what: `restart, first answer of /products ${of}`, value: ms, unit: 'ms', bar: {most: 300}},
    {what: 'restart, share of the list', value: isWhole ? 100 : 0, unit: '%', bar: {least: 100}},
    {what: 'restart, questions to the shop', value: asked.length, unit: ''},
    {what: `restart, memory ${of}`, value: peak, unit: 'MB', bar: {most: 600}},
  ];
}
