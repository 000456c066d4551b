import {test} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {placeOrder} from '../support/shoppers';
import {accountPages} from '../support/site-pages';
import {spanishPaths, walkInSpanish} from '../support/spanish-walk';

test.describe.configure({timeout: 300_000});

test('nothing of any Spanish page sticks out or is cut off, with letters of twice the size either', async ({
  page,
}) => {
  await walkInSpanish(page, spanishPaths);
});

test('nor in the cart, at checkout, on an order and in the account', async ({page, shopper}) => {
  const order = await placeOrder(page, shopper);
  await withCart(page, [shopItems.spaghetti, shopItems.variety]);
  const paths = ['/cart', '/checkout', order, '/thank-you', ...accountPages];
  await walkInSpanish(page, paths);
});
