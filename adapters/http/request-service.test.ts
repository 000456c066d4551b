import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {
  asFetch,
  requestService,
  NoResponse,
  type ServiceOptions,
  type Mode,
} from './request-service';
import {parseJson} from './read-body';
import {CircuitBreaker} from './circuit-breaker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answering = () => Response | Promise<Response>;

const says = (status: number) => () => new Response('', {status});
const fine = () => new Response('fine');
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

/** A service that answers so, one after the other and the last for good. */
function aService(answers: Answering[], settings: ServiceOptions = {}) {
  const line = {breaker: new CircuitBreaker(), ...settings};
  const rest = [...answers];
  /** On the clock of the test. */
  const requestedAt: number[] = [];
  const send: typeof fetch = async () => {
    requestedAt.push(Date.now());
    return ((rest.length > 1 ? rest.shift() : rest[0]) ?? fine)();
  };
  async function outcomeOf(mode: Mode): Promise<string> {
    const outcome = requestService({...line, fetch: send}, mode, 'https://shop.example', {}).then(
      ({status}) => String(status),
      (thrown: unknown) => (thrown instanceof NoResponse ? thrown.kind : String(thrown)),
    );
    await vi.advanceTimersByTimeAsync(400);
    return outcome;
  }
  return {
    breaker: line.breaker,
    outcomeOf,
    requestedAt,
    count: () => requestedAt.length,
    nowAnswers: (answer: Answering) => void rest.splice(0, rest.length, answer),
  };
}

async function failing(times = 5) {
  const service = aService([unreachable], {retries: 0});
  for (let time = 0; time < times; time += 1) await service.outcomeOf('once');
  return service;
}

describe('a second try', () => {
  test.each<[Mode, string, number]>([
    ['optional', '200', 2],
    ['required', '200', 2],
    ['once', 'network', 1],
  ])('to %s at what was not reached ends with %s', async (mode, outcome, requests) => {
    const service = aService([unreachable, fine]);
    expect(await service.outcomeOf(mode)).toBe(outcome);
    expect(service.count()).toBe(requests);
  });

  test.each([502, 503, 504])(
    'is made where something before the service says by a %i that it is away, and once only',
    async (status) => {
      const service = aService([says(status)]);
      expect(await service.outcomeOf('optional')).toBe(String(status));
      expect(service.count()).toBe(2);
    },
  );

  test.each([400, 404, 429, 500, 505])(
    'is not made after a %i: that is an answer',
    async (status) => {
      const service = aService([says(status)]);
      expect(await service.outcomeOf('optional')).toBe(String(status));
      expect(service.count()).toBe(1);
    },
  );

  test('does not come at the same moment for all', async () => {
    const service = aService([unreachable]);
    for (let time = 0; time < 20; time += 1) await service.outcomeOf('required');
    const times = service.requestedAt;
    const lengths = times.flatMap((at, index) => (index % 2 ? [at - (times[index - 1] ?? 0)] : []));
    expect(new Set(lengths).size).toBeGreaterThan(10);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(300);
  });
});

describe('a service that failed five times in a row', () => {
  test('is left alone by those who only look, for five seconds', async () => {
    const service = await failing();
    expect(await service.outcomeOf('optional')).toBe('circuit open');
    vi.advanceTimersByTime(4000);
    expect(await service.outcomeOf('optional')).toBe('circuit open');
    expect(service.count()).toBe(5);
  });

  test('is asked all the same by an order, a payment and a form', async () => {
    const service = await failing();
    service.nowAnswers(fine);
    expect(await service.outcomeOf('once')).toBe('200');
    expect((await failing()).outcomeOf('required')).not.toBe('circuit open');
  });

  test('is tried by one question after that, which decides', async () => {
    const service = await failing();
    vi.advanceTimersByTime(5001);
    expect(await service.outcomeOf('optional')).toBe('network');
    expect(service.count()).toBe(6);
    expect(await service.outcomeOf('optional')).toBe('circuit open');
    service.nowAnswers(fine);
    vi.advanceTimersByTime(5001);
    expect(await service.outcomeOf('optional')).toBe('200');
    expect(await service.outcomeOf('optional')).toBe('200');
  });

  test('is tried by the next page too when what may take a minute tries it in vain', async () => {
    const {breaker, ...pages} = await failing();
    vi.advanceTimersByTime(5001);
    const silent: typeof fetch = () => new Promise(() => {});
    const list = {breaker, fetch: silent, timeoutMs: 60_000};
    void requestService(list, 'optional', 'https://shop.example', {});
    vi.advanceTimersByTime(9000);
    expect(await pages.outcomeOf('optional')).toBe('circuit open');
    pages.nowAnswers(fine);
    vi.advanceTimersByTime(1001);
    expect(await pages.outcomeOf('optional')).toBe('200');
  });

  test('is there again as soon as anybody had an answer', async () => {
    const service = await failing();
    service.nowAnswers(fine);
    await service.outcomeOf('once');
    expect(await service.outcomeOf('optional')).toBe('200');
  });

  test.each([502, 503, 504])('is also one before which something says %i', async (status) => {
    const service = aService([() => new Response('', {status})]);
    for (let time = 0; time < 5; time += 1) await service.outcomeOf('once');
    expect(await service.outcomeOf('optional')).toBe('circuit open');
  });

  test('is not one that answered between them', async () => {
    const service = await failing(4);
    service.nowAnswers(fine);
    await service.outcomeOf('once');
    service.nowAnswers(unreachable);
    for (let time = 0; time < 4; time += 1) await service.outcomeOf('once');
    service.nowAnswers(fine);
    expect(await service.outcomeOf('optional')).toBe('200');
  });

  test.each([400, 404, 422, 429, 500])(
    'is not one that answered %i: a question may be at fault',
    async (status) => {
      const service = aService([says(status)]);
      for (let time = 0; time < 9; time += 1) await service.outcomeOf('once');
      expect(await service.outcomeOf('optional')).toBe(String(status));
    },
  );
});

test('while one question tries a service, no other does, until its time is up', () => {
  const clock = {now: 0};
  const breaker = new CircuitBreaker(() => clock.now);
  for (let time = 0; time < 5; time += 1) breaker.recordFailure();
  clock.now = 5000;
  expect(breaker.mayRequest(10_000)).toBe(true);
  clock.now = 14_999;
  expect(breaker.mayRequest(10_000)).toBe(false);
  clock.now = 15_000;
  expect(breaker.mayRequest(10_000)).toBe(true);
});

describe('an answer', () => {
  const megabyte = new Uint8Array(1024 * 1024);

  test('of more than eight megabytes is not read to its end', async () => {
    let sent = 0;
    const long = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1;
            if (sent > 30) controller.close();
            else controller.enqueue(megabyte);
          },
        }),
      );
    expect(await aService([long]).outcomeOf('optional')).toBe('too large');
    expect(sent).toBeLessThan(12);
  });

  test('of eight megabytes is read to its end, whether it says its length or not', async () => {
    const text = 'x'.repeat(8 * 1024 * 1024);
    const headers = {'Content-Length': String(text.length)};
    for (const answer of [new Response(text), new Response(text, {headers})]) {
      const send = async () => answer;
      const {text: read} = await requestService({fetch: send}, 'once', 'https://shop.example', {});
      expect(read === text).toBe(true);
    }
  });

  test.each(['x', null])(
    'that says itself that it is too long is not read at all: %s',
    async (body) => {
      const long = () => new Response(body, {headers: {'Content-Length': '10000000'}});
      expect(await aService([long]).outcomeOf('required')).toBe('too large');
    },
  );

  test('that is no JSON says nothing, and stops nobody', () => {
    expect(parseJson('{"paid":true}')).toEqual({paid: true});
    expect(parseJson('<html>')).toBeUndefined();
  });

  test('that breaks off is none', async () => {
    const half = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"half":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    expect(await aService([half]).outcomeOf('once')).toBe('network');
  });

  test('without a body says nothing', async () => {
    const send = async () => new Response(null);
    const {text} = await requestService({fetch: send}, 'once', 'https://shop.example', {});
    expect(text).toBe('');
  });

  test.each([
    ['GET', 2],
    ['POST', 1],
  ])('that a package’s own client requests by %s is requested %i times', async (method, times) => {
    let requests = 0;
    const answer = asFetch({
      fetch: () => {
        requests += 1;
        return unreachable();
      },
    });
    const outcome = answer('https://shop.example', {method}).catch(() => 'none');
    await vi.advanceTimersByTimeAsync(400);
    expect([await outcome, requests]).toEqual(['none', times]);
  });

  test('without a body stays without one for a package that brings its own client', async () => {
    const answer = asFetch({fetch: async () => new Response(null, {status: 204})});
    expect((await answer('https://shop.example')).status).toBe(204);
  });
});

describe('a package that brings its own client', () => {
  const address = 'https://shop.example';

  test.each<[string, Parameters<typeof fetch>, number]>([
    ['what it only reads is asked again', [address], 2],
    ['so is what it reads by name', [address, {method: 'get'}], 2],
    ['and by a request of its own', [new Request(address)], 2],
    ['what has an effect is asked once', [address, {method: 'POST'}], 1],
    ['also by a request of its own', [new Request(address, {method: 'POST'})], 1],
  ])('%s', async (_what, request, times) => {
    const service = vi.fn(unreachable);
    const asked = asFetch({fetch: service})(...request).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(400);
    expect(await asked).toBeInstanceOf(NoResponse);
    expect(service).toHaveBeenCalledTimes(times);
  });
});

test.each<[string, Answering]>([
  [
    'It cannot be reached (ECONNREFUSED)',
    () =>
      Promise.reject(
        new TypeError('to 10.0.0.1', {cause: Object.assign(new Error(), {code: 'ECONNREFUSED'})}),
      ),
  ],
  [
    'It cannot be reached',
    () => Promise.reject(new TypeError('to 10.0.0.1', {cause: new Error()})),
  ],
  ['The answer is too large', () => new Response('', {headers: {'Content-Length': '10000000'}})],
])('why there is no answer is said without an address: %s', async (message, answer) => {
  const fetch = async () => answer();
  const requests = requestService({fetch}, 'once', 'https://shop.example', {});
  await expect(requests).rejects.toMatchObject({name: 'NoResponse', message});
});

test('a service that is left alone is said to be', async () => {
  const breaker = new CircuitBreaker();
  for (let time = 0; time < 5; time += 1) breaker.recordFailure();
  await expect(requestService({breaker}, 'optional', 'https://shop.example', {})).rejects.toThrow(
    'It has failed again and again, and is left alone for a while',
  );
});

const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

test('a reader who leaves ends the question', async () => {
  const reader = new AbortController();
  const {signal} = reader;
  const requests = requestService({fetch: silent}, 'once', 'https://shop.example', {signal});
  reader.abort();
  await expect(requests).rejects.toMatchObject({kind: 'timeout', message: 'No answer in time'});
});

test('silence ends at the deadline, whichever try it is', async () => {
  vi.useRealTimers();
  const requests = requestService(
    {fetch: silent, timeoutMs: 20},
    'optional',
    'https://shop.example',
    {},
  );
  await expect(requests).rejects.toMatchObject({kind: 'timeout'});
});

test('no redirect is followed: what was sent, a key above all, goes nowhere else', async () => {
  const sent: (RequestInit | undefined)[] = [];
  const send: typeof fetch = async (_address, init) => {
    sent.push(init);
    return new Response(null, {status: 307, headers: {Location: 'https://elsewhere.example'}});
  };
  const reply = await requestService({fetch: send}, 'once', 'https://shop.example', {});
  expect(reply.status).toBe(307);
  expect(sent).toMatchObject([{redirect: 'manual'}]);
});

// Rules: When a service fails
test('of requests with an effect four at a time try a service that fails', async () => {
  const service = await failing();
  const answers: (() => void)[] = [];
  service.nowAnswers(() => new Promise((done) => answers.push(() => done(fine()))));
  const tried = Array.from({length: 6}, () => service.outcomeOf('once'));
  expect(await Promise.all(tried.slice(4))).toEqual(['circuit open', 'circuit open']);
  expect(answers).toHaveLength(4);
  for (const answer of answers) answer();
  expect(await Promise.all(tried.slice(0, 4))).toEqual(['200', '200', '200', '200']);
  service.nowAnswers(fine);
  const later = Array.from({length: 6}, () => service.outcomeOf('once'));
  expect(new Set(await Promise.all(later))).toEqual(new Set(['200']));
});
