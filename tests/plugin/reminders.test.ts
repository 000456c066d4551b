import {readFileSync} from 'node:fs';
import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {runPhp, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
  for (const file of ['database.php', 'reminders.php'])
    php.writeFile(`/${file}`, readFileSync(`tests/plugin/${file}`));
});
afterAll(() => leavePhp(php, '8.1'));
beforeEach(() => {
  if (php.fileExists('/shop.db')) php.unlink('/shop.db');
});

interface Line {
  id: number;
  quantity: number;
  name?: string;
  productId?: number;
  sku?: string;
  dose?: {perDay: number; days: number; skus: string[]};
}

interface Order {
  createdOn: string;
  sentOn?: string;
  email?: string;
  status?: string;
  refunded?: Record<number, number>;
  lines: Line[];
}

const bottle: Line = {
  id: 1,
  quantity: 1,
  productId: 31,
  sku: 'GUMMY-1',
  dose: {perDay: 1, days: 30, skus: ['GUMMY-1', 'GUMMY-3']},
};

const anOrder = (changes: Partial<Order> = {}): Order => ({
  createdOn: '2028-01-30',
  lines: [bottle],
  ...changes,
});

/** A request of its own at the shop, on a day: what it printed. */
const onDay = (today: string, orders: Record<number, Order>, code: string) =>
  runPhp(
    php,
    `$GLOBALS['today'] = '${today}'; $GLOBALS['orders'] = ${toPhp(orders)}; require '/reminders.php';
    use Bellyful\\Storefront\\Supplies as S; ${code}`,
  );

const want = (today: string, orders: Record<number, Order>, id = 7) =>
  onDay(today, orders, `S\\want_reminder( wc_get_order( ${id} ), true );`);

const endsOn = async () =>
  JSON.parse(
    await onDay(
      '2028-01-01',
      {},
      `echo json_encode( Bellyful\\Storefront\\Ledger\\rows( 'SELECT ends_on FROM bellyful_reminders' )[0]['ends_on'] ?? null );`,
    ),
  ) as string | null;

/** The mails that a day's run sends. */
async function mailsOf(today: string, orders: Record<number, Order>, before = '') {
  const printed = await onDay(
    today,
    orders,
    `${before} S\\send_due();
    echo json_encode( Bellyful\\Storefront\\Ledger\\rows( 'SELECT * FROM mails' ) );
    Bellyful\\Storefront\\Ledger\\query( 'DELETE FROM mails' );`,
  );
  return JSON.parse(printed) as {recipient: string; text: string}[];
}

describe('a reminder', () => {
  test('goes out once, seven days before the end, and leads to the filled cart', async () => {
    const orders = {7: anOrder()};
    await want('2028-02-01', orders);
    expect(await endsOn()).toBe('2028-02-29');
    expect(await mailsOf('2028-02-21', orders)).toEqual([]);
    const [mail, ...others] = await mailsOf('2028-02-22', orders);
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('buyer7@shop.example');
    expect(mail?.text).toContain('https://bellyful.example/orders/7?key=seal&refill=31');
    expect(mail?.text).toContain(
      'https://bellyful.example/account/mails?token=token&type=reminders',
    );
    expect(await mailsOf('2028-02-23', orders)).toEqual([]);
  });

  test('is not wanted twice, and not sent before its address is confirmed', async () => {
    const orders = {7: anOrder()};
    await onDay('2028-02-01', orders, 'S\\want_reminder( wc_get_order( 7 ), false );');
    expect(await mailsOf('2028-02-22', orders)).toEqual([]);
    await onDay(
      '2028-02-22',
      orders,
      "S\\confirm_reminder( 7, Bellyful\\Storefront\\Notices\\email_hash( 'buyer7@shop.example' ) ); S\\want_reminder( wc_get_order( 7 ), false );",
    );
    expect(await mailsOf('2028-02-22', orders)).toHaveLength(1);
  });

  test.each<[string, Partial<Order>, string | null]>([
    ['the day on which it was sent', {sentOn: '2028-02-03'}, '2028-03-04'],
    [
      'a dose of two a day',
      {lines: [{...bottle, dose: {perDay: 2, days: 15, skus: []}}]},
      '2028-02-14',
    ],
    [
      'one every other day of three bottles',
      {lines: [{...bottle, quantity: 3, dose: {perDay: 0.5, days: 60, skus: []}}]},
      '2028-07-28',
    ],
    [
      'a part of it that was given back',
      {lines: [{...bottle, quantity: 3}], refunded: {1: 2}},
      '2028-02-29',
    ],
    ['all of it that was given back', {refunded: {1: 1}}, null],
    ['an order that was given up', {status: 'cancelled'}, null],
    ['nothing that is taken', {lines: [{id: 1, quantity: 1}]}, null],
    [
      'the first of two things to end',
      {
        lines: [
          {...bottle, quantity: 2},
          {...bottle, id: 2, productId: 32},
        ],
      },
      '2028-02-29',
    ],
  ])('follows %s', async (_what, changes, day) => {
    await want('2028-02-01', {7: anOrder(changes)});
    expect(await endsOn()).toBe(day);
  });

  test('moves when the order is sent, and when something of it is given back', async () => {
    await want('2028-02-01', {7: anOrder({lines: [{...bottle, quantity: 2}]})});
    expect(await endsOn()).toBe('2028-03-30');
    const sent = anOrder({sentOn: '2028-02-04', lines: [{...bottle, quantity: 2}]});
    await onDay('2028-02-04', {7: sent}, 'S\\move_reminder( 7 );');
    expect(await endsOn()).toBe('2028-04-04');
    await onDay('2028-02-05', {7: {...sent, refunded: {1: 1}}}, 'S\\move_reminder( 7 );');
    expect(await endsOn()).toBe('2028-03-05');
  });

  test.each<[string, Line]>([
    ['the same product', {...bottle, id: 9}],
    ['another size of it', {...bottle, id: 9, productId: 33, sku: 'gummy-3'}],
  ])('does not go out when %s was bought again', async (_what, line) => {
    const orders = {7: anOrder({email: 'ana@x.example'})};
    await want('2028-02-01', orders);
    const again = {createdOn: '2028-02-15', email: 'ana@x.example', lines: [line]};
    expect(await mailsOf('2028-02-22', {...orders, 8: again})).toEqual([]);
    expect(await endsOn()).toBeNull();
  });

  test('tells of what was not bought again alone, when that ends', async () => {
    const long: Line = {
      ...bottle,
      id: 2,
      productId: 32,
      name: 'Capsules',
      sku: 'PFWL-1',
      dose: {perDay: 1, days: 40, skus: ['PFWL-1']},
    };
    const orders = {7: anOrder({email: 'ana@x.example', lines: [bottle, long]})};
    await want('2028-02-01', orders);
    const again = {createdOn: '2028-02-15', email: 'ana@x.example', lines: [{...bottle, id: 9}]};
    const both = {...orders, 8: again};
    expect(await mailsOf('2028-02-22', both)).toEqual([]);
    const [mail] = await mailsOf('2028-03-03', both);
    expect(mail?.text).toContain('Capsules, until about March 10, 2028');
    expect(mail?.text).not.toContain('Gummies');
  });

  test('is about what was not used up already when it was asked for', async () => {
    const pasta: Line = {
      ...bottle,
      id: 2,
      productId: 32,
      name: 'Pasta',
      dose: {perDay: 1, days: 1, skus: []},
    };
    const orders = {7: anOrder({lines: [pasta, bottle]})};
    await want('2028-02-10', orders);
    expect(await endsOn()).toBe('2028-02-29');
    const [mail] = await mailsOf('2028-02-22', orders);
    expect(mail?.text).toContain('Gummies');
    expect(mail?.text).not.toContain('Pasta');
    const over = {8: anOrder()};
    await want('2028-02-29', over, 8);
    expect(await mailsOf('2028-02-29', over)).toEqual([]);
  });

  test.each([
    [
      'its address ends all',
      "S\\end_reminders( Bellyful\\Storefront\\Notices\\email_hash( 'BUYER7@shop.example' ) );",
    ],
    ['its buyer ends it', 'S\\end_reminder( 7 );'],
    ['the owner sends none', "$GLOBALS['options']['bellyful_reminder_days'] = 0;"],
  ])('does not go out when %s', async (_when, code) => {
    const orders = {7: anOrder()};
    await want('2028-02-01', orders);
    expect(await mailsOf('2028-02-22', orders, code)).toEqual([]);
  });

  test('goes out as many days before as the owner says', async () => {
    const orders = {7: anOrder()};
    await want('2028-02-01', orders);
    const early = "$GLOBALS['options']['bellyful_reminder_days'] = '20';";
    expect(await mailsOf('2028-02-09', orders, early)).toHaveLength(1);
  });

  test('is not sent of what has been used up for long', async () => {
    const orders = {7: anOrder()};
    await want('2028-02-01', orders);
    expect(await mailsOf('2028-03-20', orders)).toEqual([]);
  });
});

test('of 300 that are due each is mailed once, however often the runs are killed', async () => {
  const orders = Object.fromEntries(
    Array.from({length: 300}, (_, place) => [place + 1, anOrder()]),
  );
  const all = `foreach ( array_keys( $GLOBALS['orders'] ) as $id ) { S\\want_reminder( wc_get_order( $id ), true ); }`;
  await onDay(
    '2028-02-01',
    orders,
    `Bellyful\\Storefront\\Ledger\\database()->beginTransaction(); ${all} Bellyful\\Storefront\\Ledger\\database()->commit();`,
  );
  // The scheduler runs what is planned; a process dies before its 20th mail, and the run that it had planned goes on.
  const run = (code: string) =>
    onDay(
      '2028-02-22',
      orders,
      `${code} S\\begin(); while ( array() !== $GLOBALS['planned'] ) { array_pop( $GLOBALS['planned'] ); S\\send_due(); }`,
    );
  for (let kill = 0; kill < 5; kill += 1)
    expect(await run(`$GLOBALS['dies_after'] = ${12 * kill + 19};`)).toBe('killed');
  expect(await run('')).toBe('');
  const counted = JSON.parse(
    await onDay(
      '2028-02-22',
      {},
      `echo json_encode( Bellyful\\Storefront\\Ledger\\rows( 'SELECT COUNT(*) AS mails, COUNT( DISTINCT recipient ) AS people FROM mails' )[0] );`,
    ),
  ) as {mails: number; people: number};
  expect(counted).toEqual({mails: 300, people: 300});
});

test('those that nobody has confirmed keep no other one waiting', async () => {
  const orders = Object.fromEntries(Array.from({length: 51}, (_, place) => [place + 1, anOrder()]));
  await onDay(
    '2028-02-01',
    orders,
    `foreach ( array_keys( $GLOBALS['orders'] ) as $id ) { S\\want_reminder( wc_get_order( $id ), 51 === $id ); }`,
  );
  expect(await mailsOf('2028-02-22', orders)).toHaveLength(1);
});

test('a later order of the same thing counts as bought by it, and its link as followed, once', async () => {
  const orders = {7: anOrder({email: 'ana@x.example'}), 9: anOrder()};
  await want('2028-02-01', orders);
  await want('2028-02-01', orders, 9);
  await mailsOf('2028-02-22', orders);
  const again = {createdOn: '2028-02-24', email: 'ana@x.example', lines: [{...bottle, id: 9}]};
  const counts = await onDay(
    '2028-02-24',
    {...orders, 8: again},
    'S\\note_click( 7 ); S\\note_click( 7 ); S\\note_bought( 7 ); S\\note_bought( 8 ); echo json_encode( S\\count_reminders() );',
  );
  expect(JSON.parse(counts)).toEqual({sent: 2, clicked: 1, bought: 1, planned: 0});
});
