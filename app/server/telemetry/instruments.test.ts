import {afterEach, describe, expect, test, vi} from 'vitest';
import {BusyTime, inScope, openScope, readIds, toTraceId} from './request-scope.server';
import {createRouteOf} from '~/server/http/route-pattern';
import {ServedAnswers} from './served-answers';
import {fetchInScope, instrumentShop} from './instrument-shop.server';

afterEach(() => vi.restoreAllMocks());

describe('questions to the shop', () => {
  const ids = {requestId: '4bf92f35-77b3-4da6-a3ce-929d0e0e4736', traceparent: null};

  const sentFrom = async (act: () => Promise<unknown>) => {
    const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await act();
    return new Headers(send.mock.calls[0]?.[1]?.headers);
  };
  const send = () => fetchInScope('https://shop.example', {headers: {Accept: 'text/html'}});

  test('carry the id of the request that they are for', async () => {
    const headers = await sentFrom(() => inScope(openScope(ids), send));
    expect(headers.get('X-Request-Id')).toBe(ids.requestId);
    expect(headers.get('Accept')).toBe('text/html');
    expect(headers.has('traceparent')).toBe(false);
  });

  test('carry the trace of whoever stands before us', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const headers = await sentFrom(() => inScope(openScope({...ids, traceparent}), send));
    expect(headers.get('traceparent')).toBe(traceparent);
  });

  test('carry nothing where there is no request', async () => {
    expect((await sentFrom(send)).has('X-Request-Id')).toBe(false);
  });

  test('are counted in the time of their request', async () => {
    const scope = openScope(ids);
    await inScope(scope, () =>
      Promise.all([1, 2].map((id) => instrumentShop('A', async () => id))),
    );
    expect(scope.shop.count).toBe(2);
  });
});

test('time in which several questions are open counts once', () => {
  const clock = {now: 0};
  const busy = new BusyTime(() => clock.now);
  const endFirst = busy.begin();
  clock.now = 10;
  const endSecond = busy.begin();
  clock.now = 30;
  endFirst();
  clock.now = 40;
  endSecond();
  clock.now = 100;
  expect([busy.milliseconds, busy.count]).toEqual([40, 2]);
});

test('how old the oldest answer was that shoppers saw is known for five minutes', () => {
  const clock = {now: 1_000_000};
  const served = new ServedAnswers(() => clock.now);
  expect(served.oldestSeconds).toBeNull();
  served.served(clock.now - 90_000);
  served.served(clock.now - 5000);
  expect(served.oldestSeconds).toBe(90);
  clock.now += 6 * 60_000;
  expect(served.oldestSeconds).toBeNull();
  served.served(clock.now);
  expect(served.oldestSeconds).toBe(0);
});

test('an answer that was older when it was served counts, though it was made later', () => {
  const minute = 60_000;
  const clock = {now: 100 * minute};
  const served = new ServedAnswers(() => clock.now);
  served.served(clock.now - minute);
  clock.now += 4 * minute;
  served.served(clock.now - 2 * minute);
  expect(served.oldestSeconds).toBe(120);
});

test('an address is logged by its pattern, never by what somebody typed', () => {
  const routeOf = createRouteOf({
    root: {id: 'root', path: ''},
    home: {id: 'home', parentId: 'root', index: true},
    order: {id: 'order', parentId: 'root', path: 'orders/:number'},
    page: {id: 'page', parentId: 'root', path: ':pageKey'},
    rest: {id: 'rest', parentId: 'root', path: '*'},
  });
  expect(routeOf('/')).toBe('/');
  expect(routeOf('/_root.data')).toBe('/.data');
  expect(routeOf('/orders/1234')).toBe('/orders/:number');
  expect(routeOf('/orders/1234.data')).toBe('/orders/:number.data');
  expect(routeOf('/ada@example.com')).toBe('/:pageKey');
  expect(routeOf('/a/b/c')).toBe('/*');
  expect(routeOf('/%E0%A4%A')).toBe('/*');
});

test('an id of zeros names no trace', () => {
  expect(toTraceId('00000000-0000-0000-0000-000000000000')).toBeNull();
  expect(toTraceId('4BF92F35-77b3-4da6-a3ce-929d0e0e4736')).toBeNull();
  const given = {'x-request-id': '4BF92F35-77B3-4DA6-A3CE-929D0E0E4736'};
  const {requestId} = readIds((name) => given[name as keyof typeof given]);
  expect(toTraceId(requestId)).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
});
