import fc from 'fast-check';
import {afterAll, expect, test} from 'vitest';
import {agentRoutes} from '~/agents/protocol';
import routes from '~/routes';
import {anOrderBody} from '../support/order-body';
import {sendRaw, type RawRequest} from '../support/raw-request';
import {useBuiltShop} from '../support/use-built-shop';

/** `FUZZ_RUNS=2000` tries much more; the seed of a failure is printed with it. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 100);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const together = 6;
const deadlineMs = 15_000;

const shop = useBuiltShop({TRUST_PROXY: '1'});
const statuses = new Map<number, number>();

interface RouteEntry {
  path?: string | undefined;
  children?: RouteEntry[] | undefined;
}

/** Every address of the site map; `index` has none. */
const pathsOf = (entries: RouteEntry[]): string[] =>
  entries.flatMap(({path = '', children = []}) => [path, ...pathsOf(children)]);
const patterns = [
  ...new Set(['', ...Object.keys(agentRoutes), ...pathsOf((await routes) as RouteEntry[])]),
];

const marker = '<b id=zq>';
const names = [
  'q category option stock min max sort page variation type',
  'returnTo token key code order attempt email id _routes _data',
].flatMap((line) => line.split(' '));

const text = fc.oneof(
  fc.string({maxLength: 60}),
  fc.string({unit: 'binary', maxLength: 30}),
  fc.constantFrom(
    marker,
    `"'>${marker}`,
    '../../etc/passwd',
    '%00',
    '%',
    '%C0%AF',
    '\u202e',
    '{{7*7}}',
  ),
  fc.constantFrom(
    'NaN',
    '-1',
    '1e309',
    '9007199254740993',
    'null',
    '[]',
    '__proto__',
    "' OR 1=1--",
  ),
  fc.integer({min: 100, max: 5000}).map((length) => 'a'.repeat(length)),
);

/** Without half a character, which nothing can encode. */
const wellFormed = (value: string) => value.replaceAll(/\p{Cs}/gu, '');

/** Encoded as it should be, or only so far that it can be sent at all. */
const encoded = fc
  .tuple(text, fc.boolean())
  .map(([value, isProper]) =>
    isProper ? encodeURIComponent(wellFormed(value)) : value.replaceAll(/[^!-~]|#/g, ''),
  );

const path = fc
  .tuple(fc.constantFrom(...patterns), fc.array(encoded, {minLength: 3, maxLength: 3}))
  .map(([pattern, values]) => {
    let next = 0;
    return `/${pattern.replaceAll(/:\w+\??|\*/g, () => values[next++] ?? '')}`;
  });

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), encoded), encoded), {maxLength: 4})
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const headerText = text.map((value) => value.replaceAll(/[^ -~]/g, '').trim());
const headerNames = [
  'Accept Accept-Language Accept-Encoding Cookie Content-Type Range Referer If-None-Match If-Modified-Since',
  'Idempotency-Key Authorization User-Agent X-Forwarded-Proto X-Forwarded-Host Host X-Bellyful-Signature Stripe-Signature Sec-GPC Purpose',
].flatMap((line) => line.split(' '));
const headers = fc.dictionary(fc.constantFrom(...headerNames), headerText, {maxKeys: 5});
const cookies = fc.constantFrom('', 'session=x.y', '__session=', 'account=eyJ.e30.x;;;=;a', marker);

const formBody = fc
  .array(fc.tuple(fc.constantFrom(...names, 'name', 'subject', 'message', 'password'), text))
  .map((pairs) => new URLSearchParams(pairs.map(([a, b]) => [a, wellFormed(b)])).toString());

/** An order with something about it that is not as it should be. */
const orderBody = fc
  .tuple(fc.constantFrom(...Object.keys(anOrderBody())), fc.oneof(fc.jsonValue(), text))
  .map(([name, value]) => JSON.stringify(anOrderBody({[name]: value})));

const content = fc.oneof(
  fc.tuple(fc.constant('application/x-www-form-urlencoded'), formBody),
  fc.tuple(fc.constant('application/json'), fc.oneof(fc.json(), orderBody)),
  fc.tuple(
    fc.constantFrom('multipart/form-data; boundary=x', 'text/plain', 'application/xml'),
    text,
  ),
);

/** Reading and sending, and now and then what nobody asked for. */
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'OPTIONS',
];

const request = fc
  .record({
    method: fc.constantFrom(...methods),
    path,
    query,
    headers,
    cookie: cookies,
    content,
    isOurs: fc.boolean(),
    network: fc.ipV4(),
  })
  .map(({method, query: search, content: [type, body], ...given}): RawRequest => ({
    method,
    path: (given.path + search).slice(0, 8000),
    headers: {
      Accept: 'text/html',
      'Content-Type': type,
      'X-Forwarded-For': given.network,
      ...(given.cookie && {Cookie: given.cookie}),
      ...(given.isOurs && {Origin: 'same'}),
      ...given.headers,
    },
    body,
  }));

/** Whether a browser could take the answer for markup. */
const isMarkup = (contentType: string) => /html|xml|svg/.test(contentType) || contentType === '';

async function tryOne(given: RawRequest): Promise<void> {
  const {Origin: origin, ...others} = given.headers;
  const sent = {...given, headers: {...others, ...(origin && {Origin: shop.url()})}};
  const answer = await sendRaw(shop.url(), sent, deadlineMs);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const what = `${given.method} ${given.path.slice(0, 300)} ${JSON.stringify(sent.headers).slice(0, 1500)}`;
  if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  if (isMarkup(answer.contentType) && answer.text.includes(marker))
    throw new Error(`${what} gave markup back`);
}

test(
  'whatever is sent to whichever address, the shop answers in time, without a 500, and gives no markup back',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, {minLength: together, maxLength: together}), (given) =>
        Promise.all(given.map(tryOne)).then(() => undefined),
      ),
      {seed, numRuns: runs, endOnFailure: true},
    );
    const health = await fetch(`${shop.url()}/healthz`);
    expect(health.status).toBe(200);
  },
  runs * 2000,
);

afterAll(() => {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.info(
    `seed ${seed}, ${runs * together} inputs at ${patterns.length} addresses; ${counts.join(', ')}`,
  );
});
