import {beforeEach, expect, test, vi} from 'vitest';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {action} from '~/routes/functions.csp-reports';
import {createPolicy} from '~/server/http/content-security';
import {ReportLogger} from '~/server/http/policy-reports.server';
import {readEnv} from '~/server/settings/env';

const limits = createProcessRateLimits();

const siteUrl = 'https://shop.example';
const warn = vi.fn();
let network = 0;

beforeEach(() => {
  warn.mockClear();
  network += 1;
});

async function send(body: unknown, type = 'application/csp-report') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${siteUrl}/functions/csp-reports`, {
    method: 'POST',
    headers: {'Content-Type': type},
    body: text,
  });
  const clientAddress = `203.0.113.${network}`;
  const context = {siteUrl, clientAddress, log: {warn}, rateLimits: {host: limits}};
  const answer = await action({request, context, params: {}} as never);
  return answer.status;
}

const older = (changes: Record<string, string> = {}) => ({
  'csp-report': {
    'document-uri': `${siteUrl}/checkout?email=ada@example.com`,
    'violated-directive': 'script-src-elem https://x.example',
    'blocked-uri': 'https://ads.example/track?email=ada@example.com',
    ...changes,
  },
});

const newer = (changes: Record<string, string> = {}) => ({
  type: 'csp-violation',
  url: `${siteUrl}/`,
  body: {
    documentURL: `${siteUrl}/`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://pixel.example/1.gif',
    ...changes,
  },
});

const lines = () => warn.mock.calls.map(([event, facts]) => [event, facts as unknown] as const);

test('a report of either kind is logged once, by directive and origin alone', async () => {
  expect(await send(older())).toBe(204);
  expect(await send(older())).toBe(204);
  const others = [newer(), newer({blockedURL: 'inline'}), {type: 'deprecation', body: {id: 'x'}}];
  expect(await send(others, 'application/reports+json')).toBe(204);
  expect(lines()).toEqual([
    ['csp.refused', {directive: 'script-src-elem', blocked: 'ads.example'}],
    ['csp.refused', {directive: 'img-src', blocked: 'pixel.example'}],
    ['csp.refused', {directive: 'img-src', blocked: 'inline'}],
  ]);
});

test.each([
  older({'blocked-uri': 'chrome-extension://abc/x.js'}),
  older({'source-file': 'moz-extension', 'blocked-uri': 'eval'}),
  older({'blocked-uri': 'safari-web-extension://abc'}),
  older({'document-uri': 'https://elsewhere.example/', 'blocked-uri': 'https://one.example/'}),
  older({'document-uri': 'about:srcdoc', 'blocked-uri': 'https://two.example/'}),
  older({'violated-directive': 'Not A <b>directive</b>'}),
  older({'violated-directive': 'made-up'}),
  [newer({effectiveDirective: 'any-body-else'})],
  [],
  [{}],
  {},
  null,
  'null',
])('extensions, other sites and nonsense are left out: %j', async (body) => {
  expect(await send(body)).toBe(204);
  expect(warn).not.toHaveBeenCalled();
});

test('what is no JSON, and more than a browser says, is refused unread', async () => {
  expect(await send('{"csp-report":')).toBe(400);
  expect(await send(JSON.stringify(older({'script-sample': 'x'.repeat(17_000)})))).toBe(413);
});

test('a network that reports without end is held up after 60 in a minute', async () => {
  const answers = [];
  for (let sent = 0; sent < 61; sent += 1) answers.push(await send([]));
  expect(answers.filter((status) => status === 204)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
});

test('at most ten kinds of each directive are logged in an hour, and the next hour anew', () => {
  const clock = {now: 0};
  const reportLogger = new ReportLogger(() => clock.now);
  const report = (directive: string, kinds: number) =>
    reportLogger.log(
      Array.from({length: kinds}, (_, index) => ({directive, blocked: `${index}.example`})),
      {warn},
    );
  report('img-src', 150);
  report('img-src', 150);
  expect(warn).toHaveBeenCalledTimes(10);
  report('script-src-elem', 1);
  expect(warn).toHaveBeenCalledTimes(11);
  clock.now = 60 * 60_000 - 1;
  report('img-src', 150);
  expect(warn).toHaveBeenCalledTimes(11);
  clock.now = 60 * 60_000;
  report('img-src', 150);
  expect(warn).toHaveBeenCalledTimes(21);
});

test('pages ask for reports in the way in which browsers send them', () => {
  const env = readEnv({
    WOO_GRAPHQL_URL: 'https://shop.example/graphql',
    SESSION_SECRET: 'Qm9yZWQgb2YgcmVhZGluZyBzZWNyZXRzPyBNZSB0b28u',
    PUBLIC_STORE_URL: siteUrl,
  });
  const secure = createPolicy(env, 'https://shop.example', '/');
  expect(secure.header).toMatch(/; report-uri \/functions\/csp-reports; report-to csp$/);
  expect(secure.reportsTo).toBe('csp="/functions/csp-reports"');
  // By http a browser that knows `report-to` would send nothing at all.
  const plain = createPolicy(env, 'http://127.0.0.1:3000', '/');
  expect(plain.header).toMatch(/; report-uri \/functions\/csp-reports$/);
  expect(plain.reportsTo).toBeNull();
});
