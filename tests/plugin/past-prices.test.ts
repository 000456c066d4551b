import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.today();
  await shop.run(`foreach ( array( 8, 9 ) as $id ) {
      $GLOBALS['wpdb']->pdo->prepare( 'DELETE FROM wp_postmeta WHERE post_id = ?' )->execute( array( $id ) );
      $GLOBALS['wpdb']->pdo->prepare( 'DELETE FROM wp_posts WHERE ID = ?' )->execute( array( $id ) );
    }
    $GLOBALS['wpdb']->pdo->exec( "INSERT INTO wp_posts ( ID, post_type, post_parent ) VALUES ( 8, 'product', 0 ), ( 9, 'product_variation', 8 )" );
    update_post_meta( 9, '_regular_price', '10' ); update_post_meta( 9, '_price', '10' ); echo 1;`);
});

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** On that day it costs so much. */
async function cost(days: number, price: string, regular = '10') {
  await shop.onDay(dayAfter(days));
  await shop.run(
    `update_post_meta( 9, '_regular_price', '${regular}' ); update_post_meta( 9, '_price', '${price}' ); echo 1;`,
  );
}
const stored = (id: number, key: string) =>
  shop.run<string>(`echo json_encode( get_post_meta( ${id}, '${key}', true ) );`);
const lowest = () => stored(8, '_bellyful_lowest_prices');

test('at a reduction its product says the lowest price of 30 days before', async () => {
  await cost(1, '8', '8');
  await cost(5, '12', '12');
  await cost(20, '9', '12');
  expect(await lowest()).toBe('9 8');
});

test('a reduction that ends takes it away, and the reduced price counts for the next', async () => {
  await cost(1, '7');
  expect(await lowest()).toBe('9 10');
  await cost(3, '10');
  expect(await lowest()).toBe('');
  await cost(10, '9');
  expect(await lowest()).toBe('9 7');
});

test('what ended more than 30 days before counts no more, and goes', async () => {
  await cost(1, '7');
  await cost(3, '10');
  await cost(33, '9');
  expect(await lowest()).toBe('9 7');
  await cost(35, '10');
  await cost(67, '9');
  expect(await lowest()).toBe('9 10');
  expect(await stored(9, '_bellyful_past_prices')).toBe(`${dayAfter(67)} 10`);
});

test('of two prices of one day the lower is noted, and the same price again changes nothing', async () => {
  await cost(1, '7');
  await cost(1, '7');
  await cost(1, '10');
  await cost(2, '9');
  expect(await lowest()).toBe('9 7');
});
