import {expectFit} from './expect-fit';
import {lookAs} from './ways';
import {test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail, placeOrder} from '../support/shoppers';
import {
  accountPages,
  otherGroups,
  recipeLists,
  recipePages,
  soldGroups,
  type SitePage,
} from '../support/site-pages';

const groups: Record<string, SitePage[]> = {
  ...otherGroups,
  ...soldGroups,
  recipes: [...recipeLists, ...recipePages.slice(0, 2), ...recipePages.slice(-1)],
  'states of products': [
    ['/wordpress-product/konjac-angel-hair?variation=125', /.+/],
    ['/products?q=no-such-thing', /.+/],
    ['/products?q=konjac&sort=price', /.+/],
    ['/Konj/trg/starterdiscount/konjac-angel-hair?variation=126', /.+/],
  ],
  'what is not there': [
    ['/no-such-page', /.+/],
    ['/wordpress-product/no-such-thing', /.+/],
  ],
};

test.beforeEach(({page}, {project}) => lookAs(page, project.name));

for (const [group, pages] of Object.entries(groups))
  for (const [language, prefix] of [
    ['', ''],
    [' in Spanish', '/es'],
  ])
    test(`${group} can be read${language}`, async ({page}) => {
      for (const [path] of pages) {
        const address = prefix + (prefix && path === '/' ? '' : path);
        await visit(page, address);
        await expectFit(page, address);
      }
    });

test('a cart and its checkout can be read', async ({page}) => {
  await withCart(page, [shopItems.spaghetti, shopItems.variety]);
  for (const path of ['/cart', '/checkout']) {
    await visit(page, path);
    await expectFit(page, path);
  }
});

test('the pages of an account can be read', async ({page, shopper}) => {
  await placeOrder(page, shopper);
  for (const path of accountPages) {
    await visit(page, path);
    await expectFit(page, path);
  }
});

test('what follows an order can be read by who has its link alone', async ({page}) => {
  const order = await placeOrder(page, {email: aNewEmail()});
  for (const [path, state] of [
    [order, 'an order by its link'],
    ['/thank-you', 'an order that was placed'],
  ] as const) {
    await visit(page, path);
    await expectFit(page, state);
  }
});
