import {afterAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {anOrderBody} from '../support/order-body';
import {findAll, requireOne} from '../support/plain-browser';
import {sendRaw} from '../support/raw-request';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1'});
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What is typed or sent below; none of it may be written anywhere. */
const personal = {
  email: `quincy.${crypto.randomUUID().slice(0, 6)}@zebra-mail.example`,
  firstName: 'Quincy',
  lastName: 'Zebranski',
  street: '77 Quagga Crescent',
  city: 'Zanesville',
  phone: '(415) 555-0133',
  card: '4000 0000 0000 0119',
  password: 'Quagga-9!x',
  text: 'My doctor, Yvonne Quill, says that I may eat noodles again.',
};

interface Line {
  level: string;
  event: string;
  requestId: string;
}

const written = () => shop.log().split('\n').filter(Boolean);
const lines = () => written().map((line) => JSON.parse(line) as Line);
const cookies: string[] = [];
let requests = 0;

type Sent = Omit<RequestInit, 'headers'> & {headers?: Record<string, string>};

async function send(path: string, init: Sent = {}) {
  requests += 1;
  const own = {Origin: shop.url(), 'X-Forwarded-For': `198.51.100.${requests}`};
  const answer = await fetch(shop.url() + path, {
    redirect: 'manual',
    ...init,
    headers: {...own, ...init.headers},
  });
  for (const cookie of answer.headers.getSetCookie())
    cookies.push(/=([^;]{12,})/.exec(cookie)?.[1] ?? '');
  return answer;
}

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

const address = {
  first_name: personal.firstName,
  last_name: personal.lastName,
  address_1: personal.street,
  address_2: '',
  city: personal.city,
  state: 'OH',
  postcode: '43701',
  country: 'US',
  phone: personal.phone,
};

function order(cardNumber: string, requestId?: string) {
  const body = anOrderBody({
    customerEmail: personal.email,
    shippingAddress: address,
    billingAddress: {...address, email: personal.email},
    paymentInfo: {
      cardNumber,
      expiryDate: '12/39',
      cvv: '987',
      nameOnCard: `${personal.firstName} ${personal.lastName}`,
    },
  });
  return send('/functions/create-woocommerce-order', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(requestId && {'X-Request-Id': requestId}),
    },
    body: JSON.stringify(body),
  });
}

async function signUp() {
  const {email, password} = personal;
  await send('/account/sign-up', form({email, password}));
  await send('/account/sign-in', form({email, password: 'Wrong-pass-1!'}));
  return send('/account/sign-in', form({email, password}));
}

const contact = () =>
  send(
    '/contact',
    form({
      name: personal.firstName,
      email: personal.email,
      subject: 'Product Question',
      message: personal.text,
    }),
  );

async function review() {
  const browser = shop.openBrowser();
  const page = await browser.open('/account/sign-in?returnTo=/account/reviews/konjac-spaghetti');
  const form = await browser.press(page, requireOne(page, 'main button', 'Sign In'), {
    email: 'demo@bellyful.example',
    password: 'Bellyful-1!',
  });
  const [button] = findAll(form, 'main button', /review/i);
  if (button)
    await browser.press(form, button, {
      rating: '5',
      stars: '5',
      title: personal.text,
      text: personal.text,
    });
}

/** Everything that a shopper does, on a shop that is well or is not. */
async function live() {
  const code = {code: 'SAVE10', items: [], email: personal.email};
  const typed = encodeURIComponent(personal.email);
  const cards = ['4242 4242 4242 4242', '4000 0000 0000 0002', personal.card];
  const addresses = [
    `/orders/1001?email=${typed}&key=wc_order_quaggaquaggaquagga`,
    `/${typed}`,
    `/wordpress-product/${typed}`,
    `/%E0%A4%A/${personal.email}`,
    `/account/reset?token=quaggatokenquaggatokenquagga&email=${typed}`,
  ];
  await Promise.all([
    signUp(),
    contact(),
    review(),
    ...cards.map((card) => order(card)),
    ...addresses.map((address) => send(address)),
    send('/functions/validate-discount', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(code),
    }),
  ]);
}

beforeEach(() => shop.control().clear());

describe('the log, whatever a shopper does and whatever breaks', () => {
  test.each([
    ['*', 'none'],
    ['mail', 'http500'],
    ['payments', 'dropped'],
    ['place-order', 'lostAnswerHtml'],
    ['orders', 'http500'],
    ['auth', 'http500'],
    ['*', 'http500'],
    ['*', 'unauthorised'],
  ])(
    'is written while %s meets %s',
    async (operation, trouble) => {
      if (trouble !== 'none') await shop.control().trouble(operation, trouble);
      await live();
    },
    180_000,
  );

  test.each([
    ['GET', 'http://shop.example/faq', 400],
    ['OPTIONS', '*', 400],
    ['GET', '/faq#top', 400],
    ['TRACE', '/', 405],
  ])('gets one line of %s %s, and no stack', async (method, path, status) => {
    const before = lines().length;
    const answer = await sendRaw(shop.url(), {method, path, headers: {}, body: ''}, 9000);
    expect([answer.status, answer.contentType]).toEqual([status, 'application/json']);
    expect(JSON.parse(answer.text)).toEqual({error: expect.any(String)});
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(before));
    expect(lines().slice(before)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'warn',
        event: 'request.refused',
        requestId: answer.headers['x-request-id'],
        status,
      },
    ]);
  });

  test('tells of another site’s post and of another name, and of nobody', async () => {
    const before = lines().length;
    await send('/contact', {
      ...form({email: personal.email}),
      headers: {Origin: 'https://x.example'},
    });
    await send('/account', {headers: {'X-Forwarded-Host': 'x.example'}});
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(before + 1));
    const told = lines().slice(before) as (Line & {route?: string; status?: number})[];
    const said = told.map(({level, event, route, status}) =>
      [level, event, route ?? status].join(' '),
    );
    expect(new Set(said)).toEqual(
      new Set(['warn request.foreign /contact', 'warn request.refused 421']),
    );
  });

  test('has a line of JSON for each event, with the id of its request', () => {
    const events = lines();
    expect(events.length).toBeGreaterThan(20);
    const ids = events.map(({requestId}) => requestId);
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
    for (const event of ['order.placed', 'order.failed', 'contact.failed', 'accounts.failed'])
      expect(new Set(events.map((line) => line.event))).toContain(event);
  });

  test('says nothing about anybody', () => {
    const log = shop.log();
    const secrets = [...Object.values(personal), 'demo@bellyful.example', 'Bellyful-1!', 'quagga'];
    const digits = [personal.phone, personal.card].map((text) => text.replaceAll(/\D/g, ''));
    const forbidden = [
      ...secrets,
      ...digits,
      '4242424242424242',
      '12/39',
      ...cookies.filter(Boolean),
    ];
    const found = forbidden.filter((text) => log.toLowerCase().includes(text.toLowerCase()));
    expect(found).toEqual([]);
    expect(log).not.toMatch(/[\w.]+@[\w.]+\.\w+|Basic |Bearer |bellyful-account|__Host-/);
  });
});

describe('the id of a request', () => {
  const idOf = (answer: Response) => answer.headers.get('X-Request-Id') ?? '';

  test.each(['/', '/cart', '/functions/search?q=k', '/no-such-page', '/healthz', '/account'])(
    'is answered by %s, together with where the time went',
    async (path) => {
      const answer = await send(path, {headers: {Accept: 'text/html'}});
      expect(idOf(answer)).toMatch(uuid);
      expect(answer.headers.get('Server-Timing')).toMatch(/cached|answer;dur=\d+/);
    },
  );

  test('is the one that came with it, where that is well formed', async () => {
    const given = crypto.randomUUID();
    for (const path of ['/', '/cart'])
      expect(idOf(await send(path, {headers: {'X-Request-Id': given}}))).toBe(given);
    for (const bad of ['quincy@zebra-mail.example', '4242424242424242', 'a'.repeat(500), 'x y'])
      expect(idOf(await send('/cart', {headers: {'X-Request-Id': bad}}))).toMatch(uuid);
    const traceId = given.replaceAll('-', '');
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    expect(idOf(await send('/cart', {headers: {traceparent}}))).toBe(traceId);
    for (const bad of [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'ff-1-2-3', `${traceparent};x`])
      expect(idOf(await send('/cart', {headers: {traceparent: bad}}))).toMatch(uuid);
  });

  test('is that of the lines which it wrote', async () => {
    const given = crypto.randomUUID();
    await order('4242 4242 4242 4242', given);
    const own = lines().filter(({requestId}) => requestId === given);
    expect(own.map(({event}) => event)).toContain('order.placed');
  });

  test('a page says how long the shop and the drawing of the page took', async () => {
    const page = await send('/wordpress-product/konjac-penne?quantity=2', {
      headers: {Accept: 'text/html'},
    });
    expect(page.headers.get('Server-Timing')).toMatch(
      /render;dur=\d+, answer;dur=\d+, shop;dur=\d+/,
    );
    const file = await send('/logo.svg');
    expect(file.headers.get('Server-Timing')).toBe('file');
  });
});

afterAll(() => console.info(`${written().length} lines of the log read`));
