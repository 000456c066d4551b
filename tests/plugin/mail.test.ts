import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Mail} from '~adapters/mail';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {createChangeJournal} from '~adapters/woocommerce/change-journal';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());

const aMail = (): Mail => ({
  to: `ana-${crypto.randomUUID().slice(0, 13)}@shop.example`,
  subject: 'Welcome',
  html: '',
  content: '<html><body class="a"><p>Hello & welcome</p></body></html>',
  text: 'Hello in plain text',
  replyTo: 'support@shop.example',
  kind: 'welcome',
});
const mailed = async (address: string) => (await shop.mails()).filter(({to}) => to === address);

test('a mail goes out in the shop’s frame, as text too, and an answer goes to who wrote', async () => {
  const mail = aMail();
  await createWooMailer(shop.plugin).send(mail);
  const [sent] = await mailed(mail.to);
  expect(sent).toMatchObject({subject: 'Welcome'});
  expect(sent?.text).toBe('Hello in plain text<p>Hello & welcome</p>');
  expect(sent?.headers).toContain('Reply-To: support@shop.example');
  expect(sent?.headers).toContain('X-Bellyful-Mail: welcome');
});

test('the same mail goes out once a day, and another one at once', async () => {
  const mailer = createWooMailer(shop.plugin);
  const mail = aMail();
  for (const _time of ['once', 'twice']) await mailer.send(mail);
  expect(await mailed(mail.to)).toHaveLength(1);
  await mailer.send({...mail, text: 'Another text'});
  expect(await mailed(mail.to)).toHaveLength(2);
  const clean = () => shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
  await shop.later(20 * 3600);
  await clean();
  await mailer.send(mail);
  expect(await mailed(mail.to)).toHaveLength(2);
  await shop.later(5 * 3600);
  await clean();
  await mailer.send(mail);
  expect(await mailed(mail.to)).toHaveLength(3);
});

test('a mail that the server refuses is taken all the same, and goes out later', async () => {
  const mail = aMail();
  await shop.run(`update_option( 'refused', true ); echo 1;`);
  await createWooMailer(shop.plugin).send(mail);
  await shop.run(`delete_option( 'refused' ); echo 1;`);
  expect(await mailed(mail.to)).toEqual([]);
  await shop.later(61);
  // Where no scheduler runs, the next question sends it.
  await createChangeJournal(shop.plugin).since(null);
  expect(await mailed(mail.to)).toHaveLength(1);
});

test('an outbox that cannot be read breaks no run, and the shop’s log says why', async () => {
  const log = await shop.run(
    `@unlink( '/errors.log' ); $GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE wp_bellyful_outbox RENAME TO gone' ); do_action( 'bellyful_send_outbox' );
    $GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE gone RENAME TO wp_bellyful_outbox' ); echo json_encode( file_get_contents( '/errors.log' ) );`,
  );
  expect(log).toContain('Bellyful storefront, outbox: The database refused');
});

test.each([
  ['a subject of two lines', {subject: 'Welcome\nBcc: all@shop.example'}],
  ['an address that is none', {to: 'nobody'}],
  ['no subject', {subject: ''}],
])('a mail with %s is refused', async (_what, changes) => {
  const mail = {...aMail(), ...changes};
  await expect(createWooMailer(shop.plugin).send(mail)).rejects.toThrow();
  expect(await mailed(mail.to)).toEqual([]);
});
