import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Figure} from './figure.ts';
import {endHost, openMockedShop, startHost} from './start-host.ts';

const starts = 7;

/** From the start of the process to the end of its first page: the fastest and the middle one. */
async function coldStarts(where: string, settings: Record<string, string>): Promise<Figure[]> {
  const taken: number[] = [];
  while (taken.length < starts) {
    const {child, coldStartMs} = await startHost(settings);
    taken.push(coldStartMs);
    await endHost(child);
  }
  taken.sort((one, other) => one - other);
  return [
    {
      what: `first page, ${where}, best of 7 starts`,
      value: taken[0] ?? NaN,
      unit: 'ms',
      bar: {most: 300},
    },
    {what: `first page, ${where}, middle one`, value: taken[starts >> 1] ?? NaN, unit: 'ms'},
  ];
}

export async function measureStart(): Promise<Figure[]> {
  const shop = await openMockedShop();
  const elsewhere = await coldStarts('shop elsewhere', shop.connection);
  await endHost(shop.child);
  const inside = await coldStarts('mocked shop inside', {});
  const packed = gzipSync(readFileSync('dist/server/index.js')).length / 1024;
  return [
    ...elsewhere,
    ...inside,
    {what: 'the worker, gzip', value: packed, unit: 'KiB', bar: {most: 680}},
  ];
}
