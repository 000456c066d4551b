import {expectNoMisfits} from '../everyone/expect-fit';
import {launchOptions} from '../../playwright.config';
import {test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail, placeOrder} from '../support/shoppers';
import {accountPages, openPages, otherGroups, recipePages} from '../support/site-pages';

test.describe.configure({timeout: 300_000});

const paths = [
  ...new Set([...openPages, ...Object.values(otherGroups).flat(), ...recipePages.slice(0, 2)]),
]
  .map(([path]) => path)
  .filter((path) => path !== '/cart');

const inSpanish = (path: string) => (path === '/' ? '/es' : `/es${path}`);

/** Spanish is longer than English. */
async function look(page: Parameters<typeof visit>[0], path: string, widths: readonly number[]) {
  await visit(page, inSpanish(path));
  for (const width of widths) {
    await page.setViewportSize({width, height: 844});
    await expectNoMisfits(page, `${inSpanish(path)} at ${width} px`);
  }
}

for (const [how, size, widths] of [
  ['', 16, [320, 390, 1280]],
  [' with letters of twice the size', 32, [640, 1280]],
] as const)
  test.describe(`in Spanish${how} nothing sticks out or is cut off`, () => {
    test.use({
      launchOptions: {
        ...launchOptions,
        args: [...launchOptions.args, `--blink-settings=defaultFontSize=${size}`],
      },
    });

    test('on any page', async ({page}) => {
      for (const path of paths) await look(page, path, widths);
    });

    test('in the cart, at checkout, on an order and in the account', async ({page, shopper}) => {
      await placeOrder(page, shopper);
      const order = await placeOrder(page, {email: aNewEmail()});
      await withCart(page, [shopItems.spaghetti, shopItems.variety]);
      for (const path of ['/cart', '/checkout', order, '/thank-you', ...accountPages])
        await look(page, path, widths);
    });
  });
