import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createReviews} from '~adapters/reviews/woocommerce';
import {tokenIn} from '../contract/mailed';
import {promisesAboutReviews} from '../contract/promises-about-reviews';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {callPlugin, leavePhp, startPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

const call = (name: string, ...args: unknown[]) => callPlugin(php, `Reviews\\${name}`, ...args);

describe('the text of a review', () => {
  test.each([
    'Firm & good <3',
    '<script>alert(1)</script>',
    '&lt;b&gt; typed as it is, &amp; again',
    'It’s "quoted" \'twice\'',
    'One\n\nTwo\nThree',
  ])('%j is kept without markup and read as it was typed', async (text) => {
    const stored = await call('to_stored', text);
    expect(stored).not.toMatch(/[<>]/);
    expect(await call('to_typed', stored)).toBe(text);
  });

  test('loses what staff made of it in the shop’s editor', async () => {
    expect(await call('to_typed', 'Fine <b>noodles</b>')).toBe('Fine noodles');
  });
});

test('stars are counted from one to five', async () => {
  expect(await call('to_counts', {3: 1, 5: 7})).toEqual([0, 0, 1, 0, 7]);
  expect(await call('to_counts', {})).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ['10', 10],
  ['0', 0],
  ['-3', 0],
  ['400', 90],
  ['', 10],
  ['soon', 10],
])('the owner who writes “%s” has his buyers asked after %i days', async (written, days) => {
  expect(await call('to_days', written)).toBe(days);
});

test.each([
  ['1', 'approved'],
  ['0', 'waiting'],
  ['spam', 'refused'],
  ['trash', 'refused'],
])('what WordPress keeps as %s is %s', async (stored, status) => {
  expect(await call('status_of', stored)).toBe(status);
});

test('the mail leads to the product’s reviews', async () => {
  expect(await call('review_url', 'https://bellyful.example', 'konjac-rice')).toBe(
    'https://bellyful.example/wordpress-product/konjac-rice#reviews',
  );
  expect(await call('review_url', 'https://bellyful.example', 'caf%c3%a9')).toBe(
    'https://bellyful.example/wordpress-product/caf%C3%A9#reviews',
  );
});

describe('the plugin’s own', () => {
  let shop: Awaited<ReturnType<typeof openPluginShop>>;
  beforeAll(async () => {
    shop = await openPluginShop();
    await shop.run(
      `update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); update_option( 'comment_previously_approved', '1' ); echo 1;`,
    );
  });
  afterAll(() => shop.close());

  let products = 100;
  /** A product that somebody has bought, and its sent order. */
  async function openBought() {
    const productId = (products += 1);
    await shop.addProducts([
      {databaseId: productId, name: `Pasta ${productId}`, entries: {_price: '10'}},
    ]);
    const wanted = aNewOrder({lines: [aNewLine({productId})]});
    const placed = await shop.commerce.orders.place(wanted);
    const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
    await shop.commerce.orders.finish(databaseId, `pi_${productId}`);
    const reviews = createReviews({} as never, shop.plugin);
    return {productId, databaseId, email: wanted.billing.email, reviews};
  }

  promisesAboutReviews(async () => {
    const {productId, email, reviews} = await openBought();
    const set = (name: string, value: string) =>
      shop.run(`update_option( '${name}', '${value}' ); echo 1;`);
    await set('woocommerce_review_rating_required', 'yes');
    await set('woocommerce_enable_reviews', 'yes');
    return {
      reviews,
      productId,
      buyer: {customerId: 0, email},
      stranger: {customerId: 0, email: `x${email}`},
      approveAll: () =>
        shop.run(
          `$GLOBALS['wpdb']->query( "UPDATE wp_comments SET comment_approved = '1' WHERE comment_type = 'review'" ); echo 1;`,
        ),
      countAll: () =>
        shop.run(
          `echo $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM wp_comments WHERE comment_type = 'review'" );`,
        ),
      set: ({stars}) =>
        stars
          ? set('woocommerce_review_rating_required', 'no')
          : set('woocommerce_enable_reviews', 'no'),
    };
  });

  const written = {name: 'Dana', text: 'Firm.', stars: 4};
  const set = (name: string, value: string) =>
    shop.run(`update_option( '${name}', '${value}' ); echo 1;`);
  const reset = () =>
    shop.run(
      `update_option( 'woocommerce_review_rating_required', 'no' ); update_option( 'woocommerce_enable_reviews', 'yes' ); update_option( 'comment_previously_approved', '1' ); update_option( 'comment_moderation', '' ); delete_option( 'floods' ); echo 1;`,
    );

  describe('reviews', () => {
    beforeEach(reset);

    test('that change stand at once where the shop looks at none beforehand, but for a refused one', async () => {
      const {reviews, productId, email} = await openBought();
      const buyer = {customerId: 0, email};
      await set('comment_previously_approved', '');
      const write = (text: string) => reviews.write(productId, buyer, {...written, text});
      expect(await write('One')).toMatchObject({status: 'approved'});
      expect(await write('Two')).toMatchObject({status: 'approved'});
      await shop.run(
        `$GLOBALS['wpdb']->query( "UPDATE wp_comments SET comment_approved = 'spam' WHERE comment_post_ID = ${productId}" ); echo 1;`,
      );
      expect((await reviews.findOwn(productId, buyer)).review?.status).toBe('refused');
      expect(await write('Three')).toMatchObject({status: 'waiting'});
      await set('comment_previously_approved', '1');
      await shop.run(
        `$GLOBALS['wpdb']->query( "UPDATE wp_comments SET comment_approved = '1' WHERE comment_post_ID = ${productId}" ); echo 1;`,
      );
      expect(await write('Four')).toMatchObject({status: 'waiting'});
    });

    test('lose their stars when they are written without', async () => {
      const {reviews, productId, email} = await openBought();
      const buyer = {customerId: 0, email};
      await reviews.write(productId, buyer, written);
      await reviews.write(productId, buyer, {...written, stars: null});
      expect((await reviews.findOwn(productId, buyer)).review?.stars).toBeNull();
    });

    test('are found by who has another address by now, if he wrote as a customer', async () => {
      const {reviews, productId, email} = await openBought();
      await reviews.write(productId, {customerId: 5, email}, written);
      const found = async (customerId: number) =>
        (await reviews.findOwn(productId, {customerId, email: `new-${email}`})).review?.text;
      expect(await found(5)).toBe('Firm.');
      expect(await found(6)).toBeUndefined();
    });

    test('of a guest are found by no other guest', async () => {
      const {reviews, productId, email} = await openBought();
      await reviews.write(productId, {customerId: 0, email}, written);
      const other = {customerId: 0, email: `other-${email}`};
      expect((await reviews.findOwn(productId, other)).review).toBeNull();
    });

    test('stay as they were where a plugin refuses the change', async () => {
      const {reviews, productId, email} = await openBought();
      const buyer = {customerId: 0, email};
      await reviews.write(productId, buyer, written);
      shop.surround(`add_filter( 'wp_update_comment_data', fn() => new WP_Error( 'no', 'No.' ) );`);
      const change = {...written, text: 'Soft.', stars: null};
      expect(await reviews.write(productId, buyer, change)).toMatchObject({ok: false});
      expect((await reviews.findOwn(productId, buyer)).review).toMatchObject(written);
    });

    test('that the shop has switched off are not answered by GraphQL, which knows the product’s own setting only', async () => {
      const hidden = (isGraphql: boolean) =>
        shop.run(
          `function is_graphql_request() { return ${isGraphql}; }
          echo json_encode( array( apply_filters( 'woocommerce_product_get_reviews_allowed', true ), apply_filters( 'woocommerce_product_get_average_rating', '4.5' ) ) );`,
        );
      expect(await hidden(true)).toEqual([true, '4.5']);
      await set('woocommerce_enable_reviews', 'no');
      expect(await hidden(true)).toEqual([false, '4.5']);
      expect(await hidden(false)).toEqual([true, '4.5']);
      await set('woocommerce_enable_reviews', 'yes');
      await set('woocommerce_enable_review_rating', 'no');
      expect(await hidden(true)).toEqual([true, '0']);
      await set('woocommerce_enable_review_rating', 'yes');
    });

    test('that come too fast are told so', async () => {
      const {reviews, productId, email} = await openBought();
      await set('floods', '1');
      const answer = await reviews.write(productId, {customerId: 0, email}, written);
      expect(answer).toEqual({ok: false, reason: 'tooFast'});
    });

    test('of a product that takes none are closed', async () => {
      const {reviews, productId, email} = await openBought();
      await shop.run(`update_post_meta( ${productId}, 'comments', 'closed' ); echo 1;`);
      expect(await reviews.findOwn(productId, {customerId: 0, email})).toMatchObject({
        may: 'closed',
      });
    });

    test('know the language of the page that they were written on', async () => {
      const {reviews, productId, email} = await openBought();
      shop.readIn('es-US');
      await reviews.write(productId, {customerId: 0, email}, written);
      shop.readIn('');
      await shop.run(
        `$GLOBALS['wpdb']->query( "UPDATE wp_comments SET comment_approved = '1'" ); echo 1;`,
      );
      const id = await shop.run<number>(
        `echo (int) $GLOBALS['wpdb']->get_var( 'SELECT MAX( comment_ID ) FROM wp_comments WHERE comment_post_ID = ${productId}' );`,
      );
      const query = {product: productId, reviews: String(id)};
      const facts = await shop.plugin.send('facts', {method: 'GET', path: '/reviews/facts', query});
      expect(facts).toMatchObject({body: {languages: {[id]: 'es'}}});
    });

    test('are counted by their stars, and marked as a buyer’s where the shop marks them', async () => {
      const {reviews, productId, email} = await openBought();
      await reviews.write(productId, {customerId: 0, email}, written);
      await shop.run(
        `$GLOBALS['wpdb']->query( "UPDATE wp_comments SET comment_approved = '1'" ); echo 1;`,
      );
      const id = await shop.run<number>(
        `echo (int) $GLOBALS['wpdb']->get_var( 'SELECT MAX( comment_ID ) FROM wp_comments WHERE comment_post_ID = ${productId}' );`,
      );
      const facts = async () =>
        (await shop.plugin.send('facts', {
          method: 'GET',
          path: '/reviews/facts',
          query: {product: productId, reviews: String(id)},
        })) as {body: unknown};
      await set('woocommerce_review_rating_verification_label', 'yes');
      expect((await facts()).body).toEqual({
        counts: [0, 0, 0, 1, 0],
        verified: [id],
        languages: {},
      });
      await set('woocommerce_review_rating_verification_label', 'no');
      await set('woocommerce_enable_review_rating', 'no');
      expect((await facts()).body).toEqual({counts: null, verified: [], languages: {}});
      await set('woocommerce_enable_review_rating', 'yes');
    });
  });

  describe('the mail that asks for reviews', () => {
    beforeEach(reset);
    const day = 24 * 3600;
    const complete = (databaseId: number) =>
      shop.run(`wc_get_order( ${databaseId} )->update_status( 'completed' ); echo 1;`);
    const asked = async (email: string) => (await shop.mails()).filter(({to}) => to === email);
    const wait = async (days: number) => {
      await shop.later(days * day);
      await shop.runScheduler();
    };

    test('goes out once, 10 days after the order was completed, with a way to each product', async () => {
      const {databaseId, productId, email} = await openBought();
      for (const _time of ['once', 'twice']) await complete(databaseId);
      await wait(9.9);
      expect(await asked(email)).toEqual([]);
      await wait(0.2);
      const [mail, ...others] = await asked(email);
      expect(others).toEqual([]);
      expect(mail?.text).toContain(`/wordpress-product/pasta-${productId}#reviews`);
      expect(mail?.headers).toContain(
        'List-Unsubscribe: <https://bellyful.example/account/mails?token=',
      );
      await shop.run(`wc_get_order( ${databaseId} )->update_status( 'processing' ); echo 1;`);
      await complete(databaseId);
      await wait(11);
      expect(await asked(email)).toHaveLength(1);
    });

    test.each([
      [
        'was given back meanwhile',
        (id: number) => `wc_get_order( ${id} )->update_status( 'refunded' );`,
      ],
      [
        'lost all its lines',
        (id: number) =>
          `$line = array_key_first( wc_get_order( ${id} )->get_items() ); wc_create_refund( array( 'order_id' => ${id}, 'amount' => '1', 'reason' => '', 'items' => array( $line => 1 ) ) );`,
      ],
      [
        'is not asked about by the owner any more',
        () => `update_option( 'bellyful_review_days', '0' );`,
      ],
    ])('does not go out for an order that %s', async (_what, code) => {
      const {databaseId, email} = await openBought();
      await complete(databaseId);
      await shop.run(`${code(databaseId)} echo 1;`);
      await wait(11);
      expect(await asked(email)).toEqual([]);
      await shop.run(`delete_option( 'bellyful_review_days' ); echo 1;`);
    });

    test('does not go out for an order that was completed while the owner wanted none', async () => {
      const {databaseId, email} = await openBought();
      await set('bellyful_review_days', '0');
      await complete(databaseId);
      await shop.run(`delete_option( 'bellyful_review_days' ); echo 1;`);
      await wait(11);
      expect(await asked(email)).toEqual([]);
    });

    test('does not ask for what he has reviewed', async () => {
      const {databaseId, productId, email, reviews} = await openBought();
      await complete(databaseId);
      await reviews.write(productId, {customerId: 0, email}, written);
      await wait(11);
      expect(await asked(email)).toEqual([]);
    });

    test('is ended for its address by its link, in any letter case, and by no forged one', async () => {
      const {databaseId, productId, email} = await openBought();
      await complete(databaseId);
      await wait(11);
      const [mail] = await asked(email);
      const token = tokenIn(mail, 'reviews');
      const {mails} = createWooAccounts(shop.plugin);
      expect(await mails.list({token: token.replace(/[^.]+$/, '0'.repeat(64))}, 'all')).toBeNull();
      const orderAgain = async () => {
        const wanted = aNewOrder({lines: [aNewLine({productId})]});
        const billing = {...wanted.billing, email: email.toUpperCase()};
        const placed = await shop.commerce.orders.place({...wanted, billing});
        const {databaseId: next} = placed.status === 'open' ? placed.order : expect.fail();
        await shop.commerce.orders.finish(next, `pi_${next}`);
        await complete(next);
        await wait(11);
        return (await asked(email.toUpperCase())).length;
      };
      expect(await orderAgain()).toBe(1);
      expect(await mails.list({token}, 'reviews')).toMatchObject({reviews: 0});
      expect(await orderAgain()).toBe(1);
    });

    test('is ended by the link of an earlier version’s mail', async () => {
      const {databaseId, email} = await openBought();
      const {mails} = createWooAccounts(shop.plugin);
      const token = await shop.run<string>(
        `$id = substr( wp_hash( 'review-mails:${email}', 'auth' ), 0, 32 );
        echo json_encode( $id . '.' . substr( wp_hash( "stop-review-mails:$id", 'secure_auth' ), 0, 32 ) );`,
      );
      for (const forged of [
        token.replace(/\w+$/, '0'.repeat(32)),
        `a${token}`,
        '.',
        token.slice(0, 32),
      ])
        expect(await mails.list({token: forged}, 'all')).toBeNull();
      expect(await mails.list({token})).toEqual({reviews: 1});
      expect(await mails.list({token}, 'reminders')).toEqual({reviews: 1});
      for (const _time of ['once', 'twice'])
        expect(await mails.list({token}, 'reviews')).toEqual({reviews: 0});
      expect(await mails.list({email: email.toUpperCase()})).toMatchObject({reviews: 0});
      await complete(databaseId);
      await wait(11);
      expect(await asked(email)).toEqual([]);
    });
  });
});
