import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const set = (options: object) =>
  shop.run(
    `foreach ( ${toPhp(options)} as $name => $value ) { update_option( $name, $value ); } echo 1;`,
  );
const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);
const facts = async (query = '') => {
  const answer = await shop.plugin.send('shop', {method: 'GET', path: `/shop${query}`});
  return answer.ok ? answer.body : answer;
};

beforeAll(async () => {
  shop = await openPluginShop('8.3', `require '/fakes/admin.php';`);
});
afterAll(() => shop.close());
beforeEach(() => shop.forget());

describe('the shop says', () => {
  test('how it sells', async () => {
    await set({
      permalink_structure: '/%postname%/',
      woocommerce_calc_taxes: 'yes',
      woocommerce_tax_display_shop: 'incl',
      woocommerce_coming_soon: 'yes',
      woocommerce_custom_orders_table_enabled: 'yes',
      bellyful_storefront_rules: 'shop',
    });
    expect(await facts()).toMatchObject({
      permalinks: '/%postname%/',
      currency: 'USD',
      decimals: 2,
      taxes: true,
      pricesIncludeTax: false,
      taxDisplay: {shop: 'incl', cart: 'excl'},
      comingSoon: true,
      hpos: true,
      rules: 'shop',
      outbox: {failed: 0, since: null, reason: null},
      graphql: {url: 'https://shop.example/graphql', isDebug: false},
    });
  });

  describe('how its amounts are written', () => {
    const germany = {
      woocommerce_default_country: 'DE',
      woocommerce_currency: 'EUR',
      woocommerce_currency_pos: 'right_space',
      woocommerce_price_thousand_sep: '.',
      woocommerce_price_decimal_sep: ',',
    };

    test.each([
      ['as WooCommerce makes it for its country, which is for the page’s language', {}, null],
      [
        'in the owner’s own place and separators',
        {woocommerce_currency_pos: 'left_space', woocommerce_price_thousand_sep: ' '},
        {sign: '€\u00a0', end: '', group: '\u00a0', point: ','},
      ],
      [
        'in a currency that is not its country’s',
        {woocommerce_currency: 'JPY'},
        {sign: '', end: '\u00a0¥', group: '.', point: ','},
      ],
      [
        'with fewer decimals',
        {woocommerce_price_num_decimals: 0},
        {sign: '', end: '\u00a0€', group: '.', point: ','},
      ],
    ])('%s', async (_, changes, amountForm) => {
      await set({...germany, ...changes});
      expect(await facts()).toMatchObject({amountForm});
    });

    test('with a sign that a plugin has made', async () => {
      await set(germany);
      const form = await php(
        `( static function () { add_filter( 'woocommerce_currency_symbol', static fn() => 'EUR' ); return Bellyful\\Storefront\\Money\\amount_form(); } )()`,
      );
      expect(form).toEqual({sign: '', end: '\u00a0EUR', group: '.', point: ','});
    });
  });

  test('that the storefront’s offers are off in another currency, until the owner has set their amounts', async () => {
    await set({woocommerce_currency: 'EUR', bellyful_storefront_rules: 'storefront'});
    expect(await facts()).toMatchObject({rules: 'shop', offersCurrency: 'USD'});
    const rows = () =>
      php<{id: string; message: string}[]>(
        `Bellyful\\Storefront\\Shop\\offer_rows( Bellyful\\Storefront\\Shop\\facts() )`,
      );
    expect((await rows()).map(({message}) => message)).toEqual([
      expect.stringContaining('have amounts in USD, and this shop counts in EUR'),
    ]);
    await set({bellyful_storefront_offers_currency: 'EUR'});
    expect(await facts()).toMatchObject({rules: 'storefront', offersCurrency: 'EUR'});
    expect(await rows()).toEqual([]);
  });

  test('which other plugins act at the storefront’s checkout, which at the shop’s own alone, and whether a cart is asked about', async () => {
    const found = await shop.run<object[]>(`
      foreach ( array( '/plugins/minimum', '/plugins/woocommerce', '/mu-plugins' ) as $folder ) { is_dir( $folder ) || mkdir( $folder, 0777, true ); }
      file_put_contents( '/plugins/minimum/main.php', '<?php class Minimum { public static function check() {} public function fee() {} public function __invoke() {} }
        add_action( "woocommerce_check_cart_items", "Minimum::check" ); add_action( "woocommerce_check_cart_items", array( "Minimum", "check" ), 20 );
        add_action( "woocommerce_cart_calculate_fees", array( new Minimum(), "fee" ) ); add_filter( "woocommerce_package_rates", new Minimum() ); add_filter( "woocommerce_thankyou", new Minimum() ); add_filter( "woocommerce_coupon_is_valid", new Minimum() ); add_action( "woocommerce_order_status_completed", "strlen" );' );
      file_put_contents( '/plugins/woocommerce/own.php', '<?php add_action( "woocommerce_check_cart_items", static function () {} );' );
      file_put_contents( '/mu-plugins/notes.php', '<?php add_action( "woocommerce_checkout_order_processed", static function () {} );' );
      array_map( static fn( $file ) => require $file, array( '/plugins/minimum/main.php', '/plugins/woocommerce/own.php', '/mu-plugins/notes.php' ) );
      add_action( 'woocommerce_checkout_process', 'strlen' ); add_action( 'woocommerce_checkout_process', 'no_such_function' );
      update_option( 'bellyful_storefront_rules', 'storefront' ); $all = Bellyful\\Storefront\\Shop\\facts();
      update_option( 'bellyful_storefront_rules', 'shop' ); echo json_encode( array( $all['heardHooks'], $all['silentHooks'], Bellyful\\Storefront\\Shop\\facts()['silentHooks'], $all['quotesAlways'] ) );`);
    expect(found).toEqual([
      {
        minimum: [
          'woocommerce_cart_calculate_fees',
          'woocommerce_check_cart_items',
          'woocommerce_package_rates',
        ],
        'notes.php': ['woocommerce_checkout_order_processed'],
      },
      {minimum: ['woocommerce_thankyou', 'woocommerce_coupon_is_valid']},
      {minimum: ['woocommerce_thankyou']},
      true,
    ]);
  });

  test('that each cart is asked about where WooCommerce takes cash for some alone', async () => {
    expect(await facts()).toMatchObject({quotesAlways: false});
    for (const settings of [{enable_for_methods: ['flat_rate:3']}, {enable_for_virtual: 'no'}]) {
      await set({woocommerce_cod_settings: settings});
      expect(await facts()).toMatchObject({quotesAlways: true});
    }
    await set({woocommerce_cod_settings: {}});
  });

  test('the ways of paying that are on, as a payer reads them', async () => {
    await set({
      gateways: ['bacs'],
      'description of bacs': '<p>Pay &amp; wait.</p>',
      woocommerce_bacs_accounts: [{account_name: 'Bellyful', iban: 'DE02', bic: ''}],
    });
    expect(await facts()).toMatchObject({
      gateways: [
        {
          id: 'bacs',
          title: 'Direct bank transfer',
          description: 'Pay &amp; wait.',
          instructions: 'Bellyful, IBAN: DE02',
        },
      ],
    });
  });

  test('where orders are paid, once its page is public', async () => {
    const id = await php<number>(
      `save_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_name' => 'checkout' ) )`,
    );
    expect(await facts()).toMatchObject({payPage: null});
    await set({'page of checkout': id});
    expect(await facts()).toMatchObject({payPage: null});
    await php(`save_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) )`);
    expect(await facts()).toMatchObject({payPage: 'https://shop.example/checkout/order-pay/'});
  });

  test('how many zones it sends to, by the methods that are on', async () => {
    const method = (enabled: boolean) => ({title: 'Courier', enabled});
    await set({zones: [[], [method(true), method(true), method(false)], [method(false)]]});
    expect(await facts()).toMatchObject({shippingZones: {zones: 1, methods: 2}});
  });

  test('which products are of a type that an extension brings along and the storefront does not sell', async () => {
    const types = ['simple', 'external', 'subscription', 'gone'];
    await set({
      terms: types.map((slug, place) => ({term_id: place + 1, taxonomy: 'product_type', slug})),
      typed: types.flatMap((type) => [
        {type, status: 'publish'},
        {type, status: 'draft'},
        {type, status: 'draft'},
      ]),
    });
    expect(await facts()).toMatchObject({unsoldTypes: []});
    await set({extension: true});
    expect(await facts()).toMatchObject({
      unsoldTypes: [{type: 'subscription', label: 'Simple subscription', count: 1}],
    });
  });

  test('whether it can tell of changes, and how the last message arrived', async () => {
    await set({bellyful_webhook_secret: 's'});
    expect(await facts()).toMatchObject({webhook: {isSet: false, lastStatus: null}});
    await set({
      bellyful_storefront_url: 'https://bellyful.example',
      bellyful_webhook_last: {status: 204, at: '2026-11-22T10:00:00Z'},
    });
    expect(await facts()).toMatchObject({
      webhook: {isSet: true, lastStatus: 204, lastAt: '2026-11-22T10:00:00Z'},
    });
  });

  test.each([
    [['edit_shop_orders'], false, false],
    [['edit_shop_orders', 'edit_others_shop_orders'], true, false],
    [['edit_others_shop_coupons'], false, true],
  ])('whether who asks and may %j reads all orders and codes', async (may, orders, coupons) => {
    shop.surround(
      `$GLOBALS['asking'] = new WP_User(); $GLOBALS['asking']->allcaps = array_fill_keys( ${toPhp(['use_bellyful_storefront', ...may])}, true );`,
    );
    expect(await facts()).toMatchObject({
      user: {canEditOrders: orders, canReadCoupons: coupons},
    });
  });

  test('how products stand that are asked about beside those of the pages', async () => {
    await shop.addProducts([
      {
        databaseId: 23,
        name: 'Tea',
        entries: {_sku: 'TEA', _price: '4.5', _stock_status: 'outofstock'},
      },
    ]);
    expect(await facts()).toMatchObject({products: {}});
    expect(await facts('?skus=TEA,NONE')).toMatchObject({
      products: {TEA: {productId: 23, variationId: null, price: 450, isInStock: false}},
    });
  });

  test('what it knows of itself to its doctor alone, since that looks through all products', async () => {
    await shop.addProducts([{databaseId: 23, name: 'Tea', entries: {_virtual: 'no'}}]);
    expect(await facts()).not.toHaveProperty('checks');
    expect(await facts('?checks=1')).toMatchObject({
      checks: expect.arrayContaining([
        expect.objectContaining({
          id: 'labels',
          message: expect.stringContaining('1 products name no allergens: Tea.') as string,
        }),
      ]) as object,
    });
  });
});

// Rules: What a country's law asks
describe('what labels lack that the law of the European Union asks for', () => {
  const rice = {_virtual: 'no', _bellyful_allergens: 'None', _bellyful_per_100: 'Salt | 0 g'};
  beforeEach(() =>
    shop.addProducts([
      {databaseId: 23, name: 'Rice', entries: rice},
      {databaseId: 24, name: 'Shaker', entries: {_virtual: 'no'}},
    ]),
  );
  const lacking = async () => {
    const {checks} = (await facts('?checks=1')) as {checks: {id: string; message: string}[]};
    return checks.find(({id}) => id === 'lacking')?.message;
  };
  test('is said to the owner who sells there', async () => {
    expect(await lacking()).toBeUndefined();
    await set({'sells to': ['US', 'DE']});
    expect(await lacking()).toContain(
      'ingredients 1 (Rice); net content 1 (Rice); who answers for it 2 (Shaker, Rice).',
    );
  });

  test('but not where a shop without such things has no field for it', async () => {
    await set({'sells to': ['DE'], bellyful_without: ['allergens', 'wellness']});
    const asked = await lacking();
    await set({bellyful_without: ['nothing']});
    expect(asked).toContain('products: net content 1 (Rice); who answers for it 2 (Shaker, Rice).');
  });

  test('but not what he has switched off, or says of all products', async () => {
    await set({'sells to': ['DE'], bellyful_laws_off: ['food-particulars']});
    expect(await lacking()).toContain('products: who answers for it 2 (Shaker, Rice).');
    const answers = {operator: 'Shop GmbH, Berlin', responsible: ''};
    await set({bellyful_answers_for: answers});
    expect(await lacking()).toBeUndefined();
    expect(await facts()).toMatchObject({answersFor: answers});
  });
});

describe('whether mails find a way out', () => {
  const by = (mailer: string, sendmail = '') =>
    `add_action( 'phpmailer_init', static function ( $mailer ) { $mailer->Mailer = '${mailer}'; $mailer->Sendmail = '${sendmail}'; } );`;
  const isOpen = async (code: string) => {
    shop.surround(code);
    try {
      await createWooMailer(shop.plugin).check?.();
      return true;
    } catch {
      return false;
    }
  };

  test.each([
    ['a server that lets it in', by('smtp'), {smtp: true}, true],
    ['a server that does not', by('smtp'), {smtp: false}, false],
    ['a server that is not found', by('smtp'), {smtp: null}, false],
    ['a program that is there', by('sendmail', '/program -t -i'), {}, true],
    ['a program that is not', by('sendmail', '/nowhere -t -i'), {}, false],
    ['a service of its plugin', `add_filter( 'pre_wp_mail', '__return_true' );`, {}, true],
    ['another way of its plugin', by('sparkpost'), {}, true],
  ])('by %s', async (_way, code, options, is) => {
    await set(options);
    await shop.run(`touch( '/program' ); chmod( '/program', 0755 ); echo 1;`);
    expect(await isOpen(code)).toBe(is);
  });

  test('is asked of the server once a minute', async () => {
    await set({smtp: true});
    await isOpen(by('smtp'));
    await set({smtp: false});
    expect(await isOpen(by('smtp'))).toBe(true);
    await shop.later(61);
    expect(await isOpen(by('smtp'))).toBe(false);
  });
});

test.each([
  ['/bellyful/v1/reviews/own', null, 'null'],
  ['/bellyful/v1/reviews/own', {}, ''],
  ['/wp/v2/posts', null, ''],
])(
  'an answer of %s that has %j in it is printed as "%s" by the plugin',
  async (path, body, printed) => {
    const code = `$answer = new class() { public function get_data() { return json_decode( ${toPhp(JSON.stringify(body))} ); } };
    ob_start(); $is_served = apply_filters( 'rest_pre_serve_request', false, $answer, new WP_REST_Request( '${path}', array(), array() ) );
    echo json_encode( array( ob_get_clean(), $is_served ) );`;
    expect(await shop.run(code)).toEqual([printed, printed !== '']);
  },
);
