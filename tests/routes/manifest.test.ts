import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {loader} from '~/routes/manifest';
import {runLoader} from '../support/page-context';

const icon = z.object({src: z.string(), sizes: z.string(), purpose: z.string()});
const manifest = z.object({
  name: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(icon),
});

test('a phone finds what it needs to put the shop on its home screen', async () => {
  const answer = await runLoader(loader, '/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
  const {name, start_url, display, icons} = manifest.parse(await answer.json());
  expect({name, start_url, display}).toEqual({
    name: 'Bellyful',
    start_url: '/',
    display: 'standalone',
  });
  expect(icons.map(({purpose}) => purpose)).toContain('maskable');
  for (const {src, sizes} of icons) {
    const file = path.join(import.meta.dirname, '../../app/public', src);
    const {width, height, format} = await sharp(file).metadata();
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
  }
});

test('the mark of the maskable icon lies within the circle that every phone leaves', async () => {
  const file = path.join(import.meta.dirname, '../../app/public/icons/app-maskable-512.png');
  const {data, info} = await sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const isMark = (pixel: number) => (data[pixel * info.channels] ?? 0) > 128;
  const farthest = Array.from({length: info.width * info.height}, (_, pixel) => pixel)
    .filter(isMark)
    .map((pixel) => Math.hypot((pixel % 512) - 256, Math.floor(pixel / 512) - 256))
    .reduce((most, distance) => Math.max(most, distance), 0);
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThan(0.4 * 512);
});
