import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {unfoldSummary} from '../support/checkout-page';
import {holdBack} from '../support/hold-back';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

const {spaghetti, variety, udon} = shopItems;

test('an empty cart says so and leads to the products', async ({page}) => {
  await visit(page, '/cart');
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Continue Shopping'}).click();
  await expect(page).toHaveURL('/products');
});

test(
  'the drawer closes by its button, by Escape and by a click beside it',
  {tag: '@narrow'},
  async ({page}) => {
    await withCart(page, [spaghetti]);
    await visit(page, '/faq');
    const button = page.getByRole('banner').getByRole('button', {name: 'Cart, 1 item'});
    const drawer = page.getByRole('dialog', {name: 'Your cart'});
    await button.click();
    await drawer.getByRole('button', {name: 'Close cart'}).click();
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    if ((page.viewportSize()?.width ?? 0) < 600) return;
    await button.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(drawer).toBeHidden();
  },
);

test(
  'minus takes a line to nothing, and the focus stays in the drawer',
  {tag: '@narrow'},
  async ({page}) => {
    await withCart(page, [spaghetti, udon]);
    await visit(page, '/faq');
    await page.getByRole('banner').getByRole('button', {name: 'Cart, 2 items'}).click();
    const drawer = page.getByRole('dialog', {name: 'Your cart'});
    await drawer
      .getByRole('group', {name: spaghetti.name})
      .getByRole('button', {name: 'Decrease quantity'})
      .press('Enter');
    await expect(drawer.getByRole('status')).toContainText([`${spaghetti.name} was removed`]);
    await expect(drawer.getByRole('link', {name: udon.name})).toBeFocused();
    await drawer.getByRole('button', {name: `Remove ${udon.name}`}).press('Enter');
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer.getByRole('link', {name: 'Continue Shopping'})).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
  },
);

test('the free sample is free and one of a kind', async ({page}) => {
  const sample = {...spaghetti, id: 'free-sample', name: 'Free Sample', price: 0, quantity: 4};
  await withCart(page, [{...sample, regularPrice: 7900, href: '/free-sample'} as typeof sample]);
  await visit(page, '/cart');
  const line = page.getByRole('list', {name: 'Items in your cart'}).getByRole('listitem');
  await expect(line).not.toContainText('$79.00');
  await expect(line).toContainText('Free');
  await expect(line).toContainText('Limit one per customer');
  await expect(line.getByRole('button', {name: 'Increase quantity'})).toHaveCount(0);
});

test('two tabs show one cart', async ({page, context}) => {
  await withCart(page, [spaghetti]);
  await visit(page, '/cart');
  const other = await context.newPage();
  await visit(other, '/cart');
  await other.getByRole('main').getByRole('button', {name: 'Increase quantity'}).click();
  await expect(page.getByRole('banner').getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
  await page.getByRole('button', {name: `Remove ${spaghetti.name}`}).click();
  await expect(other.getByRole('main').getByText('Your cart is empty')).toBeVisible();
});

test.describe('where the browser forbids storage', () => {
  // The router's own memory of scroll positions complains.
  test.use({expectedComplaints: [/denied/]});

  test('the cart lives in memory', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await visit(page, '/wordpress-product/konjac-spaghetti');
    await page.getByRole('button', {name: /^Add to Cart/}).click();
    await page.getByRole('link', {name: 'View Cart'}).click();
    await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
    await expect(page.getByRole('button', {name: /Place Order/})).toBeVisible();
  });
});

test.describe('the discount box', () => {
  test('shows that it applies, what a code is worth, and lets it go again, and shipping is free from a sum on', async ({
    page,
  }) => {
    await withCart(page, [variety]);
    await visit(page, '/cart');
    const summary = page.getByRole('region', {name: 'Order summary'});
    const apply = summary.getByRole('button', {name: 'Apply'});
    const release = await holdBack(page, '**/functions/validate-discount');
    await expect(apply).toBeDisabled();
    await page.getByLabel('Discount code').fill('  ');
    await expect(apply).toBeDisabled();
    await page.getByLabel('Discount code').fill('getstarted');
    await apply.click();
    await expect(summary.getByRole('button', {name: 'Applying...'})).toBeDisabled();
    release();
    await expect(summary.getByText('GETSTARTED -$5.00')).toBeVisible();
    await expect(summary.locator('dd').last()).toHaveText('$28.96');
    await summary.getByRole('button', {name: /^Remove/}).click();
    await expect(summary.locator('dd').last()).toHaveText('$33.96');
    await expect(page.getByLabel('Discount code')).toHaveValue('');
    await expect(summary).toContainText('$21.01 away from free shipping');
    await expect(summary).toContainText('$4.97');
    await page.getByRole('main').getByRole('button', {name: 'Increase quantity'}).click();
    await expect(summary).toContainText('Free shipping on this order');
    await expect(summary.locator('dd').last()).toHaveText('$55.08');
  });

  test(
    'is folded in the drawer and at the checkout, and takes a code as it was copied',
    {tag: '@narrow'},
    async ({page}) => {
      await withCart(page, [variety]);
      await visit(page, '/faq');
      await page.getByRole('banner').getByRole('button', {name: 'Cart, 1 item'}).click();
      const drawer = page.getByRole('dialog', {name: 'Your cart'});
      await expect(drawer.getByRole('textbox', {name: 'Discount code'})).toBeHidden();
      await drawer.getByText('Discount code').first().click();
      await drawer.getByRole('textbox', {name: 'Discount code'}).fill(' get started ');
      await drawer.getByRole('button', {name: 'Apply'}).click();
      await expect(drawer.getByText('GETSTARTED -$5.00')).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      await drawer.getByRole('button', {name: /^Remove code/}).click();
      await drawer.getByRole('link', {name: 'Checkout'}).click();
      const summary = page.getByRole('region', {name: 'Order summary'});
      await expect(summary).toBeVisible();
      await unfoldSummary(page);
      await summary.getByText('Discount code').first().click();
      await summary.getByRole('textbox', {name: 'Discount code'}).fill('konjac 20');
      await summary.getByRole('button', {name: 'Apply'}).click();
      await expect(summary.getByText(/^KONJAC20/)).toBeVisible();
      await expect(page).toHaveURL('/checkout');
    },
  );

  test('says why a code is refused, and does not count the same code twice', async ({page}) => {
    await withCart(page, [variety], {abandonmentDiscount: 10, abandonmentDiscountCode: 'SAVE10'});
    await visit(page, '/cart');
    for (const [code, reason] of [
      ['expired20', 'This code has expired.'],
      ['bigspend', 'Spend $200.00 or more to use this code.'],
      ['nonsense', 'This code is not valid for your order.'],
      ['save10', 'This code is already applied.'],
    ] as const) {
      await page.getByLabel('Discount code').fill(code);
      await page.getByRole('button', {name: 'Apply'}).click();
      await expect(page.getByRole('alert')).toContainText(reason);
    }
    await expectAccessible(page);
  });
});

test('what a cart adds up to is asked for there, and again where a reload has left it', async ({
  page,
}) => {
  const name = "Women's Daily Multi-Vitamin";
  const href = '/womens-multi-vitamin';
  await withCart(page, [{...spaghetti, id: 'womens-multi-vitamin', name, price: 1799, href}]);
  await visit(page, '/cart');
  const main = page.getByRole('main');
  const check = main.getByRole('button', {name: 'Check what adds up'});
  const iron = main.getByRole('listitem').filter({hasText: /^Iron/i});
  await check.click();
  await expect(page).toHaveURL('/what-adds-up');
  await expect(iron).toContainText('18 mg a day');
  await expectAccessibleAtAnyWidth(page);
  await page.goto('/what-adds-up');
  await expect(iron).toHaveCount(0);
  await expectAccessibleAtAnyWidth(page);
  await check.click();
  await expect(iron).toContainText('18 mg a day');
});
