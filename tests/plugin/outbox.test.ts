import {readFileSync} from 'node:fs';
import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {runPhp, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
  for (const file of ['database.php', 'outbox.php'])
    php.writeFile(`/${file}`, readFileSync(`tests/plugin/${file}`));
});
afterAll(() => leavePhp(php, '8.1'));
beforeEach(() => {
  if (php.fileExists('/shop.db')) php.unlink('/shop.db');
});

interface Surroundings {
  /** Minutes since the beginning. */
  at?: number;
  /** `refuse`, or the step before or after the handing over at which the process dies. */
  trouble?: 'refuse' | 'die-before' | 'die-after';
}

/** A process of its own: what it printed. */
const inShop = (code: string, surroundings: Surroundings = {}) =>
  runPhp(
    php,
    `$GLOBALS['now'] = ${toPhp(surroundings)}; require '/outbox.php'; use Bellyful\\Storefront\\Mail as M; ${code}`,
  );

const aMail = {to: 'Ana@shop.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi', kind: 'x'};
const note = (mail = aMail) => inShop(`M\\note_mail( ${toPhp(mail)}, '${mail.to}' );`);
const send = (surroundings?: Surroundings) => inShop('M\\send_due();', surroundings);

const read = async (sql: string) =>
  JSON.parse(
    await inShop(`echo json_encode( Bellyful\\Storefront\\Ledger\\rows( ${toPhp(sql)} ) );`),
  ) as Record<string, unknown>[];
const handed = () => read('SELECT recipient, name FROM mails');
const waiting = () =>
  read('SELECT tries, due_at, problem FROM bellyful_outbox WHERE handed_at = 0 ORDER BY id');

test('a mail is handed over once, and then nothing of it is stored but its key', async () => {
  await note();
  await send();
  await send({at: 60});
  expect(await handed()).toHaveLength(1);
  expect(await read('SELECT email, payload FROM bellyful_outbox')).toEqual([
    {email: '', payload: ''},
  ]);
});

test('who lost the answer and asks again sends nothing twice', async () => {
  await note();
  await send();
  await note();
  await send({at: 1});
  expect(await handed()).toHaveLength(1);
});

test('a mail whose process died before it was handed over goes out when the lease is over', async () => {
  await note();
  expect(await send({trouble: 'die-before'})).toBe('killed');
  await send({at: 1});
  expect(await handed()).toEqual([]);
  await send({at: 2});
  expect(await handed()).toHaveLength(1);
});

test('a mail whose process died after it was handed over comes twice, with one Message-ID', async () => {
  await note();
  expect(await send({trouble: 'die-after'})).toBe('killed');
  await send({at: 2});
  const [first, second, ...others] = await handed();
  expect(others).toEqual([]);
  expect(second?.['name']).toMatch(/^<bellyful-1-\d+@shop\.example>$/);
  expect(second).toEqual(first);
});

test('a mail that is refused is tried again after 1, 5, 30, 120 and 720 minutes, then waits for the owner', async () => {
  await note();
  let at = 0;
  for (const wait of [1, 5, 30, 120, 720]) {
    await send({at, trouble: 'refuse'});
    const [row] = await waiting();
    expect(row).toMatchObject({due_at: (at + wait) * 60_000, problem: 'No mailbox … here.'});
    await send({at: at + wait - 0.1});
    expect(await handed()).toEqual([]);
    at += wait;
  }
  await send({at, trouble: 'refuse'});
  await send({at: 1_000_000});
  expect(await handed()).toEqual([]);
  const facts = await inShop('echo json_encode( M\\outbox_facts() );');
  expect(JSON.parse(facts)).toMatchObject({failed: 1, reason: 'No mailbox … here.'});
  expect(await inShop('echo M\\send_failed_again();', {at: 1_000_000})).toBe('1');
  await send({at: 1_000_000});
  expect(await handed()).toHaveLength(1);
});

test('of what a mail server says is stored what names nobody, as short plain text', async () => {
  const said = `<b>550</b> no "Ana" <ana@shop.example>, (bo+1@shop.example) ${'x'.repeat(300)}`;
  const stored = await inShop(`echo M\\without_addresses( ${toPhp(said)} );`);
  expect(stored).toHaveLength(200);
  expect(stored).not.toMatch(/[<>@]/);
});

test('what waits for the owner can be dropped, and what waits for its next try cannot', async () => {
  await note();
  await note({...aMail, to: 'bo@shop.example'});
  await send({trouble: 'refuse'});
  await inShop(
    `Bellyful\\Storefront\\Ledger\\query( 'UPDATE bellyful_outbox SET due_at = %d WHERE id = 1', M\\NEVER );`,
  );
  expect(await inShop('echo M\\drop_failed();')).toBe('1');
  expect(await waiting()).toHaveLength(1);
});

test('an account that is deleted gets none of its mails', async () => {
  await note();
  await note({...aMail, to: 'bo@shop.example'});
  await inShop(
    `M\\do_action( 'deleted_user', 1, null, (object) array( 'user_email' => 'ANA@shop.example' ) );`,
  );
  await send();
  expect(await handed()).toMatchObject([{recipient: 'bo@shop.example'}]);
});

const change = {order: 7, from: 'pending', to: 'processing'};
const aboutToSave = `M\\note_status( new WC_Order( 7, 'pending', 'processing' ) );`;
const saved = `$GLOBALS['statuses'][7] = 'processing';`;

test('a new status sends its e-mails, each once', async () => {
  await inShop(`${aboutToSave} ${saved} M\\note_changed( 7, 'pending', 'processing' );`);
  await send();
  await send({at: 10});
  expect(await handed()).toMatchObject([
    {recipient: 'new_order:7'},
    {recipient: 'customer_processing_order:7'},
  ]);
});

test.each([
  ['of an order that was saved go out', saved, 2],
  ['of an order that was not saved do not', '', 0],
])('e-mails %s when the process died', async (_which, then, count) => {
  await inShop(aboutToSave);
  await inShop(`${then} M\\send_due();`, {at: 1});
  expect(await handed()).toEqual([]);
  await inShop(`${then} M\\send_due();`, {at: 3});
  expect(await handed()).toHaveLength(count);
  expect(await waiting()).toEqual([]);
});

test('a process that dies while it writes down the e-mails of a status doubles none', async () => {
  await inShop(aboutToSave);
  await inShop(
    `${saved} Bellyful\\Storefront\\Ledger\\database()->beginTransaction(); M\\note_emails_of_change( ${toPhp(change)}, 1 ); exit;`,
  );
  await inShop(`${saved} M\\send_due();`, {at: 3});
  expect(await handed()).toHaveLength(2);
});

test('an e-mail that is refused is tried again without those that were sent', async () => {
  await inShop(`${aboutToSave} ${saved} M\\note_changed( 7, 'pending', 'processing' );`);
  await inShop(`$GLOBALS['refused'] = 'new_order'; M\\send_due();`);
  expect(await handed()).toMatchObject([{recipient: 'customer_processing_order:7'}]);
  await send({at: 1});
  expect(await handed()).toMatchObject([{}, {recipient: 'new_order:7'}]);
});

const lowStock = `M\\do_action( 'woocommerce_low_stock', new WC_Product( 5 ) );`;

test('an e-mail about a stock waits for nobody within the order, and says what the product has then', async () => {
  await inShop(lowStock);
  expect(await handed()).toEqual([]);
  await send();
  expect(await handed()).toMatchObject([{recipient: 'low_stock:5'}]);
});

test('an e-mail about a stock that is refused is tried again', async () => {
  await inShop(lowStock);
  await send({trouble: 'refuse'});
  expect(await waiting()).toMatchObject([{tries: 1}]);
  await send({at: 1});
  expect(await handed()).toMatchObject([{recipient: 'low_stock:5'}]);
});

test('nobody hears of the stock of a product that is deleted', async () => {
  await inShop(lowStock);
  await inShop(`$GLOBALS['deleted'] = 5; M\\send_due();`, {at: 1});
  expect(await handed()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('an e-mail about a parcel waits for nobody within the request of staff, and is sent once', async () => {
  await inShop('fulfil( 7, 1 );');
  expect(await handed()).toEqual([]);
  await send();
  await inShop('fulfil( 7, 1 );');
  await send({at: 1});
  expect(await handed()).toMatchObject([{recipient: 'customer_fulfillment_created:7'}]);
});

test('nobody hears of a parcel that staff took back before its e-mail was sent', async () => {
  await inShop('fulfil( 7, 1 );');
  await inShop(`$GLOBALS['draft'] = 1; M\\send_due();`, {at: 1});
  expect(await handed()).toEqual([]);
});

const completed = `$GLOBALS['statuses'][7] = 'completed'; M\\note_changed( 7, 'processing', 'completed' ); M\\send_due();`;
const isComplete = {recipient: 'customer_completed_order:7'};

test('of parcels of which each e-mail has told no e-mail tells again that the order is complete', async () => {
  await inShop('fulfil( 7, 1 ); fulfil( 7, 2 );');
  await inShop(completed);
  expect(await handed()).not.toContainEqual(expect.objectContaining(isComplete));
});

test.each([
  ['one parcel was not told', 'fulfil( 7, 1 );', ''],
  [
    'the e-mails about parcels are off',
    `$GLOBALS['disabled'] = 'customer_fulfillment_created'; fulfil( 7, 1 ); fulfil( 7, 2 );`,
    '',
  ],
  ['something is downloaded', 'fulfil( 7, 1 ); fulfil( 7, 2 );', `$GLOBALS['downloads'] = true;`],
])('an order that is complete is told where %s', async (_why, before, then) => {
  await inShop(before);
  await inShop(then + completed);
  expect(await handed()).toContainEqual(expect.objectContaining(isComplete));
});
