import {expectGoodPage} from '../support/good-page';
import {watchLayoutShifts} from '../support/layout-shift';
import {test} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aShopper, placeOrder, signIn} from '../support/shoppers';
import {
  accountPages,
  otherGroups,
  recipeLists,
  recipePages,
  soldGroups,
  type SitePage,
} from '../support/site-pages';

const konjac = '/Konj/trg/starterdiscount';

const sold: [string, SitePage[]][] = [
  ...Object.entries(soldGroups),
  [
    'the states of products',
    [
      ['/wordpress-product/konjac-angel-hair?variation=125', 'Konjac Angel Hair Noodles'],
      ['/wordpress-product/bellyful-bundle', /Bundle/],
      ['/wordpress-product/konjac-lasagna', 'Konjac Lasagna Sheets'],
      ['/wordpress-product/konjac-udon#reviews', /Konjac Udon/],
      ['/products?q=no-such-thing', 'Our Products'],
      [`${konjac}?product=konjac-spaghetti`, /.+/],
      [`${konjac}/konjac-angel-hair?variation=126`, /Konjac Angel Hair/],
    ],
  ],
];

const others: [string, SitePage[]][] = [
  ['the recipes', [...recipeLists, ...recipePages.slice(0, 1), ...recipePages.slice(-1)]],
  ...Object.entries(otherGroups),
];

const notThere: SitePage[] = [
  ['/no-such-page', 'This page is not on the menu'],
  ['/orders/1987', 'This page is not on the menu'],
  ['/wordpress-product/no-such-thing', 'Product Not Found'],
  ['/wordpress-product', 'Invalid Product URL'],
  [`${konjac}/bellyful-bundle`, /.+/],
];

const title = 'show their heading, fit the screen and are accessible';

test.describe('every page', () => {
  test.describe.configure({timeout: 120_000});

  for (const [group, pages] of others)
    test(`${group} ${title}`, async ({page}) => {
      for (const [path, heading] of pages)
        await expectGoodPage(page, {path, heading, isNarrowedToo: true});
    });

  for (const [group, pages] of sold)
    test(`${group} ${title}, and keep still`, {tag: '@narrow'}, async ({page}) => {
      await watchLayoutShifts(page);
      for (const [path, heading] of pages)
        await expectGoodPage(page, {path, heading, isStill: true});
    });

  test(`pages of what is not there ${title}`, async ({page}) => {
    for (const [path, heading] of notThere)
      await expectGoodPage(page, {path, heading, status: 404, isNarrowedToo: true});
  });

  test(
    `a filled cart and its checkout ${title}, and keep still`,
    {tag: '@narrow'},
    async ({page}) => {
      await watchLayoutShifts(page);
      await withCart(page, [shopItems.spaghetti, shopItems.variety]);
      await expectGoodPage(page, {path: '/cart', heading: 'Your cart', isStill: true});
      await expectGoodPage(page, {path: '/checkout', heading: 'Checkout', isStill: true});
    },
  );

  test(`the pages of the account ${title}`, async ({page, shopper}) => {
    const order = await placeOrder(page, shopper);
    for (const path of [...accountPages, order])
      await expectGoodPage(page, {path, heading: /.+/, isNarrowedToo: true});
  });

  test(`the pages of an account without a confirmed email ${title}`, async ({page}) => {
    await signIn(page, await aShopper({isConfirmed: false}));
    for (const path of ['/faq', '/account', '/account/orders', '/account/reviews/konjac-spaghetti'])
      await expectGoodPage(page, {path, heading: /.+/, isNarrowedToo: true});
  });
});
