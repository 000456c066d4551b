// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();
const spaghetti = 130;
const patience = {timeout: 5000};

const shownPrice = async (path: string) => {
  const {main} = await shop.open(path);
  return /Konjac Spaghetti Pasta.*?\$(\d+\.\d\d)/.exec(main)?.[1];
};

test('once the shop has told that a price changed, list and page show it to the next visitor', async () => {
  const page = '/wordpress-product/konjac-spaghetti';
  const list = '/products?q=twirl';
  expect([await shownPrice(list), await shownPrice(page)]).toEqual(['4.49', '4.49']);
  await shop.control().change({databaseId: spaghetti, regularPrice: 555});
  expect([await shownPrice(list), await shownPrice(page)]).toEqual(['4.49', '4.49']);
  await shop.control().tell(shop.url(), spaghetti);
  await expect.poll(() => shownPrice(page), patience).toBe('5.55');
  await expect.poll(() => shownPrice(list), patience).toBe('5.55');
});
