import {expect, test} from 'vitest';
import {BoundedCache} from './bounded-cache';

/** In bytes, with the two KiB around each answer. */
const roomFor = (answers: number, letters: number) => answers * (2048 + letters);

const at = (path: string) => new Request(`https://cache.example${path}`);
const anAnswer = (letters: number) =>
  new Response('x'.repeat(letters), {headers: {'Cache-Control': 'max-age=60'}});

async function kept(cache: BoundedCache, ...paths: string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(async (path) => (await cache.match(at(path))) && path));
  return found.filter((path) => path !== undefined);
}

test('what was asked for longest ago makes room', async () => {
  const cache = new BoundedCache(roomFor(2, 50));
  await cache.put(at('/rice'), anAnswer(40));
  await cache.put(at('/penne'), anAnswer(40));
  expect(await kept(cache, '/rice')).toEqual(['/rice']);
  await cache.put(at('/udon'), anAnswer(40));
  expect(await kept(cache, '/rice', '/penne', '/udon')).toEqual(['/rice', '/udon']);
});

test('a newer answer takes the room of the one before', async () => {
  const cache = new BoundedCache(roomFor(2, 50));
  for (let time = 0; time < 5; time++) await cache.put(at('/rice'), anAnswer(40));
  await cache.put(at('/penne'), anAnswer(40));
  expect(await kept(cache, '/rice', '/penne')).toEqual(['/rice', '/penne']);
});

test('what is deleted leaves its room', async () => {
  const cache = new BoundedCache(roomFor(1, 100));
  await cache.put(at('/rice'), anAnswer(60));
  expect(await cache.delete(at('/rice'))).toBe(true);
  await cache.put(at('/penne'), anAnswer(60));
  expect(await kept(cache, '/rice', '/penne')).toEqual(['/penne']);
});

test('an answer comes back as it was', async () => {
  const cache = new BoundedCache();
  await cache.put(
    at('/rice'),
    new Response('konjac', {headers: {'Cache-Control': 'max-age=60', 'X-Mark': '7'}}),
  );
  const found = await cache.match(at('/rice'));
  expect([await found?.text(), found?.headers.get('X-Mark')]).toEqual(['konjac', '7']);
});

test('ten thousand answers keep to their memory', async () => {
  const cache = new BoundedCache(roomFor(10, 100));
  for (let place = 0; place < 10_000; place++) await cache.put(at(`/${place}`), anAnswer(100));
  expect(await cache.keys()).toHaveLength(10);
});
