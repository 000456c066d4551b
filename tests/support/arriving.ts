import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';

const client = path.resolve(import.meta.dirname, '../../dist/client');

/** What a page fetched, films left out. */
export interface Arrived {
  url: string;
  type: string;
  /** As they came, with their headers. */
  bytes: number;
}

/** What the page fetches from now on; the list grows. */
export async function watchArriving(page: Page): Promise<Arrived[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, {url: string; type: string}>();
  const arrived: Arrived[] = [];
  session.on('Network.responseReceived', ({requestId, type, response: {url}}) =>
    requests.set(requestId, {url, type}),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => {
    const what = requests.get(requestId);
    if (what && what.type !== 'Media') arrived.push({...what, bytes});
  });
  return arrived;
}

export const toKib = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1024;

/** KiB of the scripts or styles of the build that came, each gzipped as well as can be. */
export function gzipped(arrived: readonly Arrived[], ending: string): number {
  const files = new Set(arrived.map(({url}) => new URL(url).pathname));
  const own = [...files].filter((file) => file.startsWith('/assets/') && file.endsWith(ending));
  return toKib(own.map((file) => gzipSync(readFileSync(client + file), {level: 9}).length));
}
