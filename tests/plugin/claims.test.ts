import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createChangeJournal} from '~adapters/woocommerce/change-journal';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const claim = (id: string, more: object = {}) => ({
  id,
  kind: 'structure',
  source: 'A trial',
  doubt: '',
  stays: false,
  sentences: [`${id} supports <fullness>.`],
  ...more,
});
const ledger = [
  claim('fiber'),
  claim('name', {stays: true, sentences: ['Nighttime Support'], doubt: 'Is it night?'}),
];

beforeAll(async () => {
  shop = await openPluginShop();
  await shop.run(`update_option( 'admin_email', 'owner@shop.example' ); echo 1;`);
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.run(`foreach ( array( 'bellyful_claims', 'bellyful_claims_told', 'bellyful_claims_ledger' ) as $name ) { delete_option( $name ); }
    update_option( 'later', 0 ); update_option( 'bellyful_storefront_url', 'https://bellyful.example' );
    update_option( 'answers', 200 ); update_option( 'answers_with', json_encode( array( 'claims' => ${toPhp(ledger)} ) ) );
    $GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_mails' ); $GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_bellyful_outbox' ); echo 1;`),
);

const page = <Answer = unknown>(code: string) =>
  shop.run<Answer>(`use Bellyful\\Storefront\\Claims as C;
    function wp_create_nonce() { return 'good'; }
    $GLOBALS['asking'] = new class() extends WP_User { public string $user_login = 'ana'; public function has_cap( $capability ): bool { return ( $_POST['can'] ?? true ) && 'manage_woocommerce' === $capability; } };
    ${code}`);
const press = (typed: Record<string, unknown>) =>
  page(
    `register_shutdown_function( static fn() => do_action( 'shutdown' ) ); $_POST = $_REQUEST = ${toPhp({_wpnonce: 'of bellyful-claims', ...typed})}; C\\ledger();
    try { C\\press_button(); } catch ( Exception $ended ) { echo '"expired"'; exit; } echo '"nothing"';`,
  );
const shown = () => page<string>(`ob_start(); C\\show_page(); echo json_encode( ob_get_clean() );`);
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const confirm = (id: string, until = dayAfter(30)) => press({button: 'confirm', claim: id, until});
const end = (id: string) => press({button: 'end', claim: id});

interface Facts {
  ended: string[];
  confirmed: Record<string, {until: string; sentences: string[]}>;
}
const facts = () =>
  page<Facts>(
    `echo json_encode( array( 'ended' => C\\ended_claims(), 'confirmed' => (object) C\\confirmed_claims() ) );`,
  );
const ended = async () => (await facts()).ended;
const written = async () =>
  (await shop.mails()).filter(({subject}) => subject.includes('no longer says'));

/** What WooCommerce's scheduler does every minute. */
const aMinute = () =>
  shop.run(`do_action( 'bellyful_send_outbox' ); do_action( 'shutdown' ); echo 1;`);

/** Whether the shop tells the storefront that everything may have changed. */
async function tells(change: () => Promise<unknown>): Promise<boolean> {
  const journal = createChangeJournal(shop.plugin);
  const mark = (await journal.since(null))?.mark ?? '';
  await change();
  const news = (await journal.since(mark))?.changes ?? [];
  return news.some(({productIds}) => productIds === null);
}

test('the page shows what the storefront claims, and what somebody strict would object', async () => {
  const html = await shown();
  expect(html).toContain('fiber supports &lt;fullness&gt;.');
  expect(html).toContain('Not confirmed yet: 2 of 2.');
  expect(html).toContain('Is it night?');
  expect(html.match(/value="end"/g)).toHaveLength(1);
});

test('it shows what it knew while the storefront does not answer', async () => {
  await shown();
  await shop.run(`update_option( 'answers', 503 ); echo 1;`);
  expect(await shown()).toContain('fiber supports');
});

test('it says that nothing is known yet, and asks nobody, without the storefront’s address', async () => {
  await shop.run(`delete_option( 'bellyful_storefront_url' ); delete_option( 'posted' ); echo 1;`);
  expect(await shown()).toContain('has not said yet');
  expect(await page(`echo json_encode( get_option( 'posted' ) );`)).toBe(false);
});

test('of an answer that is none in part the rest is shown', async () => {
  const answer = {claims: ['x', {id: 'mute'}, claim('fiber', {sentences: ['Fiber.', 7]})]};
  await shop.run(`update_option( 'answers_with', json_encode( ${toPhp(answer)} ) ); echo 1;`);
  const html = await shown();
  expect(html).toContain('Not confirmed yet: 1 of 1.');
  expect(html).toContain('<li>Fiber.</li>');
});

test('a claim is confirmed once, in its words and with its day', async () => {
  const until = dayAfter(30);
  expect(await confirm('fiber', until)).toEqual({redirect: expect.stringContaining('#fiber')});
  expect(await facts()).toEqual({
    ended: [],
    confirmed: {fiber: {until, sentences: ['fiber supports <fullness>.']}},
  });
  expect(await shown()).toContain(`Confirmed through ${until} by ana`);
});

test.each([
  ['a day that has been', {button: 'confirm', claim: 'fiber', until: '2020-01-01'}],
  ['no day', {button: 'confirm', claim: 'fiber', until: '2031-02-30'}],
  ['a claim that there is not', {button: 'end', claim: 'other'}],
  ['an expired form', {button: 'end', claim: 'fiber', _wpnonce: 'old'}],
  ['somebody who may not', {button: 'end', claim: 'fiber', can: false}],
])('nothing comes of %s', async (_what, typed) => {
  await press(typed);
  expect(await facts()).toEqual({ended: [], confirmed: {}});
});

describe('what the owner ends', () => {
  test('is told to the storefront at once, and to the owner once', async () => {
    await confirm('fiber');
    expect(await tells(() => end('fiber'))).toBe(true);
    expect(await ended()).toEqual(['fiber']);
    await aMinute();
    await aMinute();
    const mails = await written();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'owner@shop.example',
      text: expect.stringContaining('fiber supports <fullness>.'),
    });
    expect(await shown()).toContain('Ended on');
  });

  test('is said again once it is confirmed again', async () => {
    await end('fiber');
    expect(await tells(() => confirm('fiber'))).toBe(true);
    expect(await ended()).toEqual([]);
  });

  test('is no name', async () => {
    await end('name');
    expect(await ended()).toEqual([]);
  });
});

test('a claim holds through its last day, and has ended at the next minute', async () => {
  await confirm('fiber', dayAfter(30));
  await confirm('name', dayAfter(30));
  await shop.onDay(dayAfter(30));
  expect(await tells(aMinute)).toBe(false);
  expect(await ended()).toEqual([]);
  await shop.onDay(dayAfter(31));
  expect(await tells(aMinute)).toBe(true);
  expect(await ended()).toEqual(['fiber']);
  expect((await facts()).confirmed).toMatchObject({name: {until: dayAfter(30)}});
  await aMinute();
  expect(await written()).toHaveLength(1);
  await shop.today();
});

describe('what the law of a country asks', () => {
  const law = claim('unit-price', {
    kind: 'law',
    sentences: ['The price of a kilogram.'],
    doubt: 'DE AT',
  });
  beforeEach(() =>
    shop.run(`delete_option( 'bellyful_laws_off' );
      update_option( 'answers_with', json_encode( array( 'claims' => ${toPhp([...ledger, law])} ) ) ); echo 1;`),
  );
  const off = () => page<string[]>(`echo json_encode( C\\laws_off() );`);

  test('stands below the claims with its countries, and is none of them', async () => {
    const html = await shown();
    expect(html).toContain('Not confirmed yet: 2 of 2.');
    expect(html).toMatch(/value="unit-price"\s+checked.*The price of a kilogram\..*DE AT/s);
  });

  test('is the owner’s to switch off and on, and the storefront is told', async () => {
    expect(await tells(() => press({button: 'laws'}))).toBe(true);
    expect(await off()).toEqual(['unit-price']);
    expect(await shown()).not.toMatch(/value="unit-price"\s+checked/);
    await press({button: 'laws', on: ['unit-price']});
    expect(await off()).toEqual([]);
  });

  test('is switched by nobody else', async () => {
    await press({button: 'laws', can: false});
    await press({button: 'laws', _wpnonce: 'old'});
    expect(await off()).toEqual([]);
  });
});
