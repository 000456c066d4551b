import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {noMailer} from '~adapters/mail';
import {createResendMailer} from '~adapters/mail/resend';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {openWordPressMock} from '../../../tests/support/wordpress-mock';
import {answerReadiness} from './health';
import {servedAnswers} from './served-answers';

const token = 'GqUWr8RVzTB1Lm0pYc5XnKd2sHfJ7aEo9iQ4tZv6CwM=';

let clock = Date.now();

/** The last answer is cached for some seconds. */
function wait() {
  clock += 60_000;
  vi.setSystemTime(clock);
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  wait();
});

afterEach(() => {
  vi.useRealTimers();
});

const aRequest = (headers: HeadersInit = {}) =>
  new Request('https://shop.example/readyz', {headers});

const portsOf = (changes: Record<string, unknown>) =>
  ({
    canOrder: true,
    commerce: {
      products: {findFresh: async () => new Map()},
      orders: {findByCheckout: async () => null},
    },
    env: {MONITORING_TOKEN: token},
    mailer: {check: async () => undefined},
    payments: [{check: async () => undefined}],
    log: {warn: () => undefined},
    ...changes,
  }) as never;

async function readiness(changes: Record<string, unknown> = {}, shown?: string) {
  wait();
  const request = aRequest(shown ? {Authorization: `Bearer ${shown}`} : {});
  const answer = await answerReadiness(portsOf(changes), request);
  return [answer.status, (await answer.json()) as unknown] as const;
}

const up = {shop: 'up', orders: 'up', mail: 'up', payments: 'up'};

test('the shop is requested whether it can send mails before they are called up', async () => {
  const {connect} = openWordPressMock();
  const ready = await readiness({mailer: createWooMailer(connect())});
  expect(ready).toEqual([200, {status: 'ready', parts: up, answers: 'fresh'}]);
  const wrong = createWooMailer(connect('a password that does not hold'));
  expect(await readiness({mailer: wrong})).toEqual([
    503,
    {status: 'not ready', parts: {...up, mail: 'down'}, answers: 'fresh'},
  ]);
});

test('a provider of mails that fails is down, one that only minds the question is up', async () => {
  const saying = (status: number) =>
    createResendMailer({
      url: 'https://mail.example',
      apiKey: 'key',
      from: 'a@b.example',
      retries: 0,
      fetch: async () => new Response('{}', {status}),
    });
  expect((await readiness({mailer: saying(500)}))[0]).toBe(503);
  expect((await readiness({mailer: saying(405)}))[0]).toBe(200);
});

test('what is not connected, and what cannot be checked, is not called up', async () => {
  const [status, said] = await readiness({
    canOrder: false,
    mailer: noMailer,
    payments: [{}],
  });
  expect(status).toBe(200);
  expect(said).toMatchObject({
    parts: {shop: 'up', orders: 'none', mail: 'none', payments: 'unchecked'},
  });
});

test('answers of long ago that shoppers are shown are called old', async () => {
  servedAnswers.served(clock - 11 * 60_000);
  expect((await readiness())[1]).toMatchObject({status: 'ready', answers: 'stale'});
});

test('however many requests come at one time, each service is requested once', async () => {
  let requests = 0;
  const findFresh = async () => {
    requests += 1;
    await new Promise((done) => setTimeout(done, 50));
  };
  wait();
  const ports = portsOf({canOrder: false, commerce: {products: {findFresh}}});
  const answers = await Promise.all([1, 2, 3].map(() => answerReadiness(ports, aRequest())));
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
  expect(requests).toBe(1);
});

test('a question whose request has ended holds nobody up for good', async () => {
  wait();
  const silent = {products: {findFresh: () => new Promise(() => {})}};
  void answerReadiness(portsOf({commerce: silent}), aRequest());
  expect((await readiness())[0]).toBe(200);
});

test('causes, times and ages are for the owner alone', async () => {
  const broken = {
    commerce: {products: {findFresh: () => Promise.reject(new Error('status 500'))}},
  };
  for (const shown of [undefined, 'x', token.slice(0, -1), `${token}x`])
    expect(Object.keys((await readiness(broken, shown))[1] as object)).not.toContain('details');
  const [, said] = await readiness(broken, token);
  expect(said).toMatchObject({
    details: {parts: {shop: {state: 'down', cause: 'Error: status 500'}, mail: {state: 'up'}}},
  });
  const [, unauthorized] = await readiness({...broken, env: {}}, 'undefined');
  expect(Object.keys(unauthorized as object)).not.toContain('details');
});
