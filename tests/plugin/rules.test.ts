import {createHash, createHmac} from 'node:crypto';
import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toMailbox} from '~/forms/email-address';
import {callPlugin, leavePhp, startPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

const call = (name: string, ...args: unknown[]) => callPlugin(php, name, ...args);

describe('messages about changes', () => {
  const at = '2026-11-22T10:00:00Z';
  const message = async (products: number[], codes: string[]) =>
    JSON.parse(String(await call('Changes\\message', 'm1', products, codes, at))) as unknown;

  test('are signed over their time and body', async () => {
    const signed = createHmac('sha256', 'a secret').update('1700000000.{"a":1}').digest('hex');
    const signature = await call('Changes\\signature', '{"a":1}', 'a secret', 1_700_000_000);
    expect(signature).toBe(`t=1700000000,v1=${signed}`);
  });

  test('name each product and code once', async () => {
    const body = {id: 'm1', topic: 'product', productIds: [3, 5], couponCodes: [], at};
    expect(await message([3, 5, 3], [])).toEqual(body);
    expect(await message([], ['save10', 'save10'])).toMatchObject({
      topic: 'coupon',
      couponCodes: ['save10'],
    });
    expect(await message([3], ['save10'])).toMatchObject({topic: 'shop', productIds: [3]});
  });

  test('say "everything" when a bulk edit changes more than fits', async () => {
    const many = Array.from({length: 3000}, (_, index) => index + 1);
    const all = {topic: 'shop', productIds: [], couponCodes: []};
    expect(await message(many, ['save10'])).toMatchObject(all);
  });

  test('are tried again ever later, and given up after a while', async () => {
    const waits = await Promise.all([1, 2, 3, 4, 5].map((n) => call('Changes\\wait_after', n)));
    expect(waits).toEqual([60, 300, 1800, 7200, null]);
  });
});

describe('the journal of changes', () => {
  const row = (place: number, products: string, hasContent = '0') => ({
    place: String(place),
    change_id: `id-${place}`,
    products,
    has_content: hasContent,
    what: '',
  });
  const news = (rows: object[], mark: string) => call('Changes\\news_in', rows, mark);

  test('tells what stands after the mark', async () => {
    const rows = [row(7, '1'), row(8, '23,25'), row(9, '', '1'), row(11, '')];
    expect(await news(rows, '7-id-7')).toEqual({
      mark: '11-id-11',
      changes: [
        {id: 'id-8', productIds: [23, 25], hasContent: false},
        {id: 'id-9', productIds: [], hasContent: true},
        {id: 'id-11', productIds: null, hasContent: true},
      ],
    });
    expect(await news([row(7, '1')], '7-id-7')).toEqual({mark: '7-id-7', changes: []});
  });

  test.each([
    ['was cleaned away', [row(8, '23')], '7-id-7'],
    ['is another database’s', [row(7, '1'), row(8, '23')], '7-id-8'],
    ['is later than any', [], '9-id-9'],
    ['is nobody’s', [], 'nonsense'],
  ])('does not know a mark that %s', async (_what, rows, mark) => {
    expect(await news(rows, mark)).toBeNull();
  });

  test('does not tell more than is worth telling one by one', async () => {
    const many = Array.from({length: 5000}, (_, index) => index + 1).join(',');
    expect(await news([row(7, ''), row(8, many)], '7-id-7')).toBeNull();
  });
});

describe('codes of an order', () => {
  test('are read in any letter case, one by one, each once', async () => {
    expect(await call('Orders\\codes_in', ' SAVE10, Friends,save10 ,')).toEqual([
      'save10',
      'friends',
    ]);
    expect(await call('Orders\\codes_in', '')).toEqual([]);
  });

  test('are used by a guest’s e-mail, and by a customer’s number and e-mail', async () => {
    expect(await call('Orders\\users_of_code', 0, ' Ann@Example.com')).toEqual(['ann@example.com']);
    expect(await call('Orders\\users_of_code', 7, 'Ann@Example.com')).toEqual([
      '7',
      'ann@example.com',
    ]);
  });
});

describe('a mailbox', () => {
  test.each([
    'me@x.example',
    ' Me+1@X.example ',
    'm.e@x.example',
    'M.E+konjac@gmail.com',
    'm.e@GoogleMail.com',
    'no address',
    '+@x.example',
    '',
    'a@b@gmail.com',
    '7',
  ])('of "%s" is the storefront’s', async (email) => {
    expect(await call('Orders\\to_mailbox', email)).toBe(toMailbox(email));
  });

  test.each([
    ['me@x.example', ['me%@x.example']],
    ['m_e%@x.example', ['m\\_e\\%%@x.example']],
    ['me@gmail.com', ['m%@gmail.com', 'm%@googlemail.com']],
    ['no address', ['no address']],
  ])('of %s is looked for among few addresses', async (mailbox, patterns) => {
    expect(await call('Orders\\patterns_of', mailbox)).toEqual(patterns);
  });
});

describe('what an order claims', () => {
  const claims = ['coupon:ONEPER', 'sample:7', 'sample:mailbox:ab', 'offer:konjac-starter:7'];

  test('is read one by one', async () => {
    expect(await call('Orders\\claims_in', claims.join(', '))).toEqual(claims);
  });

  test.each(['', 'product:7', 'sample', 'nonsense:7'])(
    'is nothing where it reads "%s"',
    async (text) => {
      expect(await call('Orders\\claims_in', text)).toEqual([]);
    },
  );
});

describe('an unpaid order', () => {
  const made = Date.parse('2026-11-22T10:00:00Z') / 1000;
  const until = '2026-11-22T10:20:00.000Z';

  test.each([until, String(made + 1200), String((made + 1200) * 1000)])(
    'closes at the end of its hold, written as %s',
    async (written) => {
      expect(await call('Orders\\hold_end', written, made)).toBe(made + 1200);
    },
  );

  test.each(['', 'soon', '2026-11-22T09:00:00Z'])(
    'closes after an hour when its hold reads "%s"',
    async (written) => {
      expect(await call('Orders\\hold_end', written, made)).toBe(made + 3600);
    },
  );

  test('leads its payer back to the checkout that it came from', async () => {
    const url = await call('Orders\\return_url', 'https://bellyful.example', 'a key.0f3a-12');
    expect(url).toBe('https://bellyful.example/payment-return?attempt=a%20key');
  });

  test('lets go of everything that its checkout holds', async () => {
    const names = ['key', 'key.codes', 'key.sample', 'key.offers'];
    expect(await call('Orders\\hold_names', 'key.0f3a-12')).toEqual(names);
  });
});

describe('an order is what was asked for', () => {
  test.each([
    ['key.0f3a', true],
    ['key.0f3a-12', true],
    ['key.0f3a-12-15', true],
    ['key.0f3b', false],
    ['key.0f3ab', false],
    ['', false],
  ])('when it is called %s: %s', async (reference, isIt) => {
    expect(await call('Orders\\is_of', reference, 'key.0f3a')).toBe(isIt);
  });
});

test('the shop’s other price of a line is told', async () => {
  const line = {sku: 'A', quantity: 2, subtotal: 1000};
  const lines = [
    {...line, shopPrice: 500},
    {...line, sku: 'B', shopPrice: 600},
    {...line, sku: 'C', shopPrice: null},
    {...line, sku: 'D'},
  ];
  expect(await call('Orders\\differing_lines', lines)).toEqual([
    {sku: 'B', price: 600},
    {sku: 'C', price: null},
  ]);
});

test('limits are counted once a bucket, by all in one order', async () => {
  const tries = ['a', 'b', 'a'].map((bucket) => ({bucket, limit: 1, windowSeconds: 1}));
  const hashes = Object.keys((await call('Ledger\\by_hash', tries)) as object);
  expect(hashes).toEqual(
    ['a', 'b'].map((text) => createHash('sha256').update(text).digest('hex')).toSorted(),
  );
});

test('a payer reads the bank account in one line', async () => {
  const account = {account_name: 'Bellyful', bank_name: '', account_number: '12', iban: 'DE1'};
  expect(await call('Orders\\account_line', account)).toBe('Bellyful, Account: 12, IBAN: DE1');
});

test('the lines for .env are complete', async () => {
  const lines = await call('Setup\\env_lines', 'https://shop.example/graphql', 'u', 'p', 's');
  expect(String(lines).split('\n')).toEqual([
    'WOO_GRAPHQL_URL=https://shop.example/graphql',
    'WOO_USERNAME=u',
    'WOO_APPLICATION_PASSWORD=p',
    'WOO_WEBHOOK_SECRET=s',
  ]);
});

describe('an order that is followed', () => {
  test('has its number and its proof in its address', async () => {
    const address = await call('Orders\\link_address', 'https://www.example.com', 'A 1', 'ab-_');
    expect(address).toBe('https://www.example.com/orders/A%201?key=ab-_');
  });

  test('tells its parcels, each once, whichever plugin keeps them', async () => {
    const items = [
      {tracking_provider: 'usps', tracking_number: '9400 1', date_shipped: ''},
      {
        custom_tracking_provider: 'Bike & Co',
        custom_tracking_link: 'https://bike.example/7',
        tracking_number: '7',
      },
      {tracking_provider: 'royal-mail', tracking_number: 'RM1'},
      {tracking_provider: 'ups', tracking_number: ''},
    ];
    const labels = [
      {carrier_id: 'usps', tracking: '9400 1'},
      {carrier_id: 'fedex', tracking: 'F2', refund: {status: 'pending'}},
    ];
    const usps = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201';
    const unknown = {shippedAt: null, deliveredAt: null, items: null};
    expect(await call('Orders\\shipments_in', items, labels)).toEqual([
      {...unknown, carrier: 'USPS', number: '9400 1', url: usps},
      {...unknown, carrier: 'Bike & Co', number: '7', url: 'https://bike.example/7'},
      {...unknown, carrier: 'Royal Mail', number: 'RM1', url: null},
    ]);
  });

  test('tells a parcel by its fulfilment, which says more than a plugin', async () => {
    const known = [{number: '7', items: [{line: 0, quantity: 1}]}];
    expect(await call('Orders\\shipments_in', [{tracking_number: '7'}], '', '', known)).toEqual(
      known,
    );
  });

  test('without parcels tells none', async () => {
    expect(await call('Orders\\shipments_in', '', '')).toEqual([]);
  });
});

const day = 24 * 3600;
test.each([
  ['is not renewed within the day', 30, 0, 0.9, 0],
  ['is renewed after a day', 30, 0, 1, 31],
  ['is renewed when it has hardly any time left', 30, 0, 29.9, 59.9],
  ['lives for 180 days at most', 175, 0, 160, 180],
  ['is not renewed for less than a day', 179.5, 0, 160, 0],
])('a session %s', async (_what, expires, login, now, until) => {
  const args = [expires * day, login * day, now * day];
  expect(await callPlugin(php, 'Accounts\\renewed_until', ...args)).toBe(until * day);
});
