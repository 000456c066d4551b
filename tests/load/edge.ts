import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runWrangler, startWorkerd} from '../support/workerd.ts';
import type {Figure} from './figure.ts';
import {learnedTimes} from './many-products.ts';
import {endHost} from './start-host.ts';

const bytesAMb = 1024 * 1024;

/** Node's own takes headers. */
const NodeSocket = WebSocket as unknown as new (
  url: string,
  init: {headers: Record<string, string>},
) => WebSocket;

/** What the worker's objects take, with those that nobody needs any more. */
async function heapOf(inspectorPort: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = (await list.json()) as {webSocketDebuggerUrl: string}[];
  // The inspector takes nobody without an origin.
  const headers = {Origin: 'http://localhost'};
  const socket = new NodeSocket(target?.webSocketDebuggerUrl ?? '', {headers});
  await once(socket, 'open');
  const used = new Promise<number>((answered) => {
    socket.addEventListener('message', ({data}: MessageEvent<string>) => {
      const {id, result} = JSON.parse(data) as {id?: number; result?: {usedSize?: number}};
      if (id === 1) answered(result?.usedSize ?? NaN);
    });
  });
  socket.send(JSON.stringify({id: 1, method: 'Runtime.getHeapUsage'}));
  return (await used.finally(() => socket.close())) / bytesAMb;
}

/** An instance under Cloudflare's own emulator that begins with 20,000 products in its bucket. */
export async function measureEdge(): Promise<Figure[]> {
  const {shop, settings, folder, name, file} = await learnedTimes(2);
  const state = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const put = [
    'r2',
    'object',
    'put',
    `bellyful-snapshots/${name}`,
    '--local',
    '--persist-to',
    state,
  ];
  await once(runWrangler([...put, '--file', file]), 'exit');
  const {DATA_DIR: _folder, ...given} = settings;
  const worker = await startWorkerd({...given, SESSION_SECRET: settings.SESSION_SECRET}, state);
  const began = performance.now();
  const first = await (await fetch(`${worker.url}/products`)).text();
  const took = performance.now() - began;
  for (let page = 2; page <= 100; page += 1)
    await (await fetch(`${worker.url}/products?page=${page}&stock=in-stock`)).text();
  const heap = await heapOf(worker.inspectorPort);
  await worker.close();
  await endHost(shop.child);
  for (const one of [folder, state]) rmSync(one, {recursive: true, force: true});
  const listed = Number(/([\d,]+)(?:<!-- -->)? products/.exec(first)?.[1]?.replaceAll(',', ''));
  return [
    {
      what: 'edge: thousands of products listed by a new instance',
      value: listed / 1000,
      unit: '',
      bar: {least: 20},
    },
    {what: 'edge: its first answer of /products', value: took, unit: 'ms'},
    {
      what: 'edge: its memory after 100 pages of the list',
      value: heap,
      unit: 'MB',
      bar: {most: 128},
    },
  ];
}
