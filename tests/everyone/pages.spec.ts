import {expectFit} from './expect-fit';
import {lookAs} from './ways';
import {test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {placeOrder} from '../support/shoppers';
import {
  productPages,
  recipeLists,
  recipePages,
  staticProductPages,
  textPages,
  type SitePage,
} from '../support/site-pages';

const groups: Record<string, SitePage[]> = {
  'the pages of texts': textPages,
  'products and offers': productPages,
  'static products': staticProductPages,
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
  'forms of the account': [
    ['/account/sign-in', /.+/],
    ['/account/sign-up', /.+/],
    ['/account/reset', /.+/],
    ['/account/resend', /.+/],
  ],
};

test.beforeEach(({page}, {project}) => lookAs(page, project.name));

for (const [group, pages] of Object.entries(groups))
  test(`${group} can be read`, async ({page}) => {
    for (const [path] of pages) {
      await visit(page, path);
      await expectFit(page, path);
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
  for (const path of ['/account', '/account/orders', '/account/security']) {
    await visit(page, path);
    await expectFit(page, path);
  }
});
