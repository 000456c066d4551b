import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createReviews} from '~adapters/woocommerce/reviews';
import {promisesAboutReviews} from '../contract/promises-about-reviews';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {callPlugin, startPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
}, 60_000);
afterAll(() => php.exit());

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
  }, 60_000);
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
});
