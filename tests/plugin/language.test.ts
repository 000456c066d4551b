import {readFileSync} from 'node:fs';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createStockNotices} from '~adapters/back-in-stock/woocommerce';
import {compiledOf, toPhp, translations} from '../../build/plugin-pot';
import {aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';
import {runPhp, leavePhp, startPhp, toPhp as toPhpValue} from '../support/php';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 0, _stock_status: 'outofstock'};
  await shop.addProducts([{databaseId: 23, name: 'Rice', entries}]);
  await shop.run(`update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`);
});
afterAll(() => shop.close());
afterEach(() => shop.readIn(''));

const anEmail = () => `ana-${crypto.randomUUID().slice(0, 8)}@shop.example`;
const mailTo = async (email: string) =>
  (await shop.mails()).filter(({to}) => to === email).at(-1) ?? {subject: '', text: ''};

describe('a mail that a page asks for is in its language', () => {
  test.each([
    ['es-US', '¡Le damos la bienvenida! Confirme su correo electrónico', '/es/account/confirm'],
    ['', 'Welcome! Please confirm your e-mail address', '/account/confirm'],
    ['fr-FR', 'Welcome! Please confirm your e-mail address', '/account/confirm'],
  ])('after signing up in %j: %s', async (tag, subject, page) => {
    const email = anEmail();
    shop.readIn(tag);
    const password = 'Long-enough-1';
    const returnUrl = `https://bellyful.example${page}`;
    await createWooAccounts(shop.plugin).signUp(email, password, returnUrl);
    const mail = await mailTo(email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${returnUrl}?`);
  });

  test('and so is the later one about what is back in stock, wherever staff set the stock', async () => {
    const email = anEmail();
    shop.readIn('es-US');
    const returnUrl = 'https://bellyful.example/es/back-in-stock';
    await createStockNotices(shop.plugin).request({
      email,
      productId: 23,
      variationId: null,
      isConfirmed: true,
      returnUrl,
    });
    shop.readIn('');
    await shop.run(`set_stock( 23, 5 ); do_action( 'shutdown' ); echo 1;`);
    await shop.later(61);
    await shop.runScheduler();
    const {subject, text, ...mail} = await mailTo(email);
    const headers = 'headers' in mail ? mail.headers : '';
    expect(headers).toContain(
      'List-Unsubscribe: <https://bellyful.example/es/account/mails?token=',
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(subject).not.toContain('is back in stock');
    expect(subject).toContain('Rice');
    expect(text).toContain('https://bellyful.example/es/wordpress-product/rice');
  });
});

describe('an order', () => {
  async function place(tag: string) {
    shop.readIn(tag);
    const placed = await shop.commerce.orders.place(aNewOrder({}));
    if (!('order' in placed) || !placed.order) throw new Error('Not placed');
    return placed.order.databaseId;
  }
  const read = (databaseId: number, code: string) =>
    shop.run<string>(`$order = wc_get_order( ${databaseId} ); echo json_encode( ${code} );`);
  const meta = `$order->get_meta( '_bellyful_language' )`;

  test.each([
    ['es-US', 'es'],
    ['', ''],
    ['de-DE', ''],
  ])('that was placed in %j knows its language: %j', async (tag, language) => {
    expect(await read(await place(tag), meta)).toBe(language);
  });

  test('leads its customer to pages in its language, and says to staff which one it is', async () => {
    const spanish = await place('es-US');
    const link = `Bellyful\\Storefront\\Orders\\lead_back( '', $order )`;
    expect(await read(spanish, link)).toContain('https://bellyful.example/es/payment-return?');
    expect(await read(await place(''), link)).toContain('https://bellyful.example/payment-return?');
    const shown = await shop.run<string>(
      `ob_start(); Bellyful\\Storefront\\Language\\show( wc_get_order( ${spanish} ) ); echo json_encode( ob_get_clean() );`,
    );
    expect(shown).toContain('Español');
  });

  test('has its own language spoken while its mail is made, and the shop’s again afterwards', async () => {
    const spoken = await shop.run<string[]>(
      `$say = fn() => array( __( 'Sign in' ), $GLOBALS['locale'] );
      $said = Bellyful\\Storefront\\Language\\speak( 'es', $say );
      echo json_encode( array( ...$said, ...$say(), ...Bellyful\\Storefront\\Language\\speak( 'fr', $say ) ) );`,
    );
    expect(spoken).toEqual(['Iniciar sesión', 'es_MX', 'Sign in', 'en_US', 'Sign in', 'en_US']);
  });
});

describe('what WooCommerce says in a mail to a Spanish reader', () => {
  const say = (hook: string, ...texts: string[]) =>
    `apply_filters( '${hook}', ${[texts[0], ...texts].map((text) => `'${text}'`).join(', ')} )`;
  const spoken = (code: string) =>
    shop.run<string[]>(
      `echo json_encode( Bellyful\\Storefront\\Language\\speak( 'es', fn() => array( ${code} ) ) );`,
    );

  test('is in our words where it has none of its own, its stored texts and the country too', async () => {
    expect(
      await spoken(
        [
          say('gettext_woocommerce', 'Thank you for your order'),
          `apply_filters( 'gettext_woocommerce', 'Gracias', 'Thank you for your order' )`,
          say('gettext_woocommerce', 'Some other text'),
          say('woocommerce_email_get_option', 'Thanks for shopping with us.'),
          `...apply_filters( 'woocommerce_formatted_address_replacements', array( 'United States (US)' ) )`,
        ].join(', '),
      ),
    ).toEqual([
      'Gracias por su pedido',
      'Gracias',
      'Some other text',
      'Gracias por su compra.',
      'Estados Unidos',
    ]);
  });

  test('names ways of paying and of sending, and what to pay by, as the checkout does', async () => {
    expect(
      await spoken(
        [
          say('woocommerce_order_get_payment_method_title', 'Cash on delivery'),
          say('woocommerce_order_shipping_method', 'Flat rate'),
        ].join(', '),
      ),
    ).toEqual(['Pago contra entrega', 'Tarifa fija']);
  });

  test('and nothing of it is left for the next reader', async () => {
    await spoken(`1`);
    const after = await shop.run<string>(
      `echo json_encode( ${say('gettext_woocommerce', 'Thank you for your order')} );`,
    );
    expect(after).toBe('Thank you for your order');
  });
});

test.each(translations)(
  'what WordPress loads of %s is compiled: else node build/plugin-pot.ts',
  (file) => {
    expect(readFileSync(compiledOf(file), 'utf8')).toBe(toPhp(file));
  },
);

test('what is compiled of a translation is what PHP reads', async () => {
  const php = await startPhp('8.3');
  const code = `echo json_encode( ( require '/plugin/languages/bellyful-storefront-es_US.l10n.php' )['messages'] );`;
  expect(JSON.parse(await runPhp(php, code))).toMatchObject({'Sign in': 'Iniciar sesión'});
  leavePhp(php, '8.3');
});

describe('what staff write in the tab Español', () => {
  const store = async (written: object) => {
    const php = await startPhp('8.3');
    const code = `function wp_kses_post( $html ) { return strip_tags( $html, '<p>' ); } require '/plugin/includes/requirements.php'; foreach ( glob( '/plugin/includes/labels/*.php' ) as $file ) { require $file; } echo json_encode( Bellyful\\Storefront\\Labels\\to_translation( ${toPhpValue(written)} ) );`;
    const stored = JSON.parse(await runPhp(php, code)) as string;
    leavePhp(php, '8.3');
    return stored;
  };

  test('is stored in one entry, without what no text may hold', async () => {
    const stored = await store({
      name: ' Arroz <b>de konjac</b> ',
      description: '<p>Ligero.</p><script>x</script>',
      _bellyful_ingredients: 'Agua',
      _bellyful_lot: 'L1',
    });
    expect(JSON.parse(stored)).toEqual({
      name: 'Arroz de konjac',
      shortDescription: '',
      description: '<p>Ligero.</p>x',
      fields: {_bellyful_ingredients: 'Agua'},
    });
  });

  test('counts for nothing without a name', async () => {
    expect(await store({description: 'Ligero.'})).toBe('');
  });
});
