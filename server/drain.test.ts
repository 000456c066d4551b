import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, vi} from 'vitest';
import {drain, logFatal} from './drain';

/** A host whose requests are answered when the test says so. */
async function openHost() {
  const waiting: (() => void)[] = [];
  const server = createServer((_request, response) => {
    if (draining.isClosing) return draining.turnAway(response);
    waiting.push(() => response.end('your order is placed'));
  });
  const draining = drain(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const underway = fetch(url).then((response) => response.text());
  await expect.poll(() => waiting.length).toBe(1);
  return {url, draining, underway, answer: () => waiting.forEach((each) => each()), server};
}

test('an order under way is answered before the host ends, and a new one is turned away', async () => {
  const {url, draining, underway, answer} = await openHost();
  const ended = draining.end(5);
  expect(
    await fetch(url).then(
      ({status}) => status,
      () => 'refused',
    ),
  ).toSatisfy((seen: unknown) => seen === 'refused' || seen === 503);
  answer();
  expect(await underway).toBe('your order is placed');
  expect(await ended).toBe(true);
});

test('a host waits for an order only so long', async () => {
  const {draining, underway, answer, server} = await openHost();
  expect(await draining.end(0.1)).toBe(false);
  answer();
  await underway;
  server.closeAllConnections();
});

test('an error that nobody caught ends the process, and is logged by its places alone', () => {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const written = vi.spyOn(console, 'error').mockReturnValue();
  logFatal();
  const take = on.mock.calls.find(([event]) => event === 'uncaughtException')?.[1];
  take?.(new Error('An order\nof Ana Stone'));
  expect(exit).toHaveBeenCalledWith(1);
  const {stack} = JSON.parse(String(written.mock.calls[0]?.[0])) as {stack: string[]};
  expect(stack.length).toBeGreaterThan(0);
  expect(stack.filter((line) => !line.startsWith('at '))).toEqual([]);
  written.mockClear();
  vi.restoreAllMocks();
});
