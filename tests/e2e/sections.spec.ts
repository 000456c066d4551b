// Rules: Sections
import {expectAccessible} from '../support/axe';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';

test.use({viewport: {width: 390, height: 844}});

const section = (fields: object) =>
  `<div data-bellyful-section="${JSON.stringify(fields).replaceAll('"', '&quot;')}"></div>`;

test('the home page that the owner has made stands and works on a phone', async ({page}) => {
  const shop = await startOwnShop();
  try {
    const link = {label: 'All questions', href: '/faq'};
    await shop.control.content({
      type: 'page',
      slug: 'home',
      title: 'Home',
      isFront: true,
      html: [
        section({kind: 'hero', heading: 'Dinner is on us.', label: 'Shop', href: '/products'}),
        section({kind: 'products', heading: 'To begin with', by: 'start', ground: 'honey'}),
        '<p>Plain words.</p>',
        section({kind: 'questions', heading: 'Asked', count: 2, ...link}),
        section({kind: 'recipes', heading: 'From our kitchen', count: 2}),
      ].join(''),
    });
    await visit(page, shop.url);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Dinner is on us.');
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
      'To begin with',
      'Asked',
      'From our kitchen',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.getByText('What is in the Bellyful kit?').click();
    await expect(page.getByText('Three products: appetite control')).toBeVisible();
    await page.getByRole('link', {name: 'All questions'}).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Dinner is on us.');
  } finally {
    await shop.close();
  }
});
