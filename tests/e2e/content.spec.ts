import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {mailsTo} from '../support/mock-shop';
import {expect, test, visit} from '../support/page';
import {recipePages, openPages} from '../support/site-pages';

const [firstRecipe] = recipePages;
const lastRecipe = recipePages.at(-1);
const pages = [...openPages, firstRecipe, lastRecipe].filter((page) => page !== undefined);

/** Nothing sticks out of the screen sideways. */
async function expectToFit(page: Page) {
  const excess = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
}

for (const [path, heading] of pages)
  test(`${path} shows its heading, fits the screen and is accessible`, async ({page}) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });

test('an address that nobody has answers 404 with ways out', async ({page}) => {
  const response = await visit(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page is not on the menu');
  await expect(page).toHaveTitle('Page not found | Bellyful');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', {name: 'Our products'}).click();
  await expect(page).toHaveURL('/products');
});

test('a new page begins at its top, and going back returns to where one was', async ({page}) => {
  await visit(page, '/');
  const link = page.getByRole('link', {name: 'Read the FAQ'});
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('recipes are filtered by type in the address', async ({page}) => {
  await visit(page, '/recipes');
  const types = page.getByRole('navigation', {name: 'Show'});
  await types.getByRole('link', {name: /Dinner/}).click();
  await expect(page).toHaveURL('/recipes?type=Dinner');
  await expect(types.getByRole('link', {name: /Dinner/})).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', {name: 'Beef & Broccoli Stir-Fry'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Cocoa Almond Bites'})).toHaveCount(0);
});

test.describe('writing to the shop', () => {
  const send = async (page: Page, email: string) => {
    await page.getByLabel('Name').fill('Ana Lopez');
    await page.getByLabel('Email', {exact: true}).fill(email);
    await page.getByLabel('Subject').selectOption('Order Inquiry');
    await page.getByLabel('Message').fill('Where is my order?');
    await page.getByRole('button', {name: 'Send Message'}).click();
  };

  test('thanks the shopper, clears the form and mails support', async ({page}, {project}) => {
    const email = `ana-${project.name}@example.com`;
    await visit(page, '/contact');
    await send(page, email);
    await expect(page.getByRole('status').filter({hasText: 'Thank you'})).toHaveText(
      "Thank you for your message! We'll get back to you soon.",
    );
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect(page.getByLabel('Subject')).toHaveValue('');
    const mails = await mailsTo('support@example.com');
    expect(mails.some(({text}) => text.includes(email))).toBe(true);
  });

  test('says what is wrong, keeps what was typed and leads to the field', async ({page}) => {
    await visit(page, '/contact');
    await send(page, 'ana@nowhere');
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
    await expect(page.getByLabel('Email', {exact: true})).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Where is my order?');
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an answer of the FAQ opens', async ({page}) => {
    await page.goto('/faq');
    const answer = page.getByText('The free sample requires signing in to an account');
    await expect(answer).toBeHidden();
    await page.getByText('How do I get the free sample?').click();
    await expect(answer).toBeVisible();
  });

  test('a message can be sent, and a wrong one comes back with what was typed', async ({page}, {
    project,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ben');
    await page.getByLabel('Email', {exact: true}).fill('ben@nowhere');
    await page.getByLabel('Subject').selectOption('Other');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
    await expect(page.getByLabel('Name')).toHaveValue('Ben');
    await expect(page.getByLabel('Subject')).toHaveValue('Other');
    await page.getByLabel('Email', {exact: true}).fill(`ben-${project.name}@example.com`);
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expect(page.getByText('Thank you for your message!')).toBeVisible();
  });

  test('the menus open and the recipes can be filtered', async ({page}, {project}) => {
    await page.goto('/');
    const isPhone = project.name === 'phone';
    await page
      .getByRole('banner')
      .locator('summary')
      .filter(isPhone ? {visible: true} : {hasText: 'MINDFUL HABITS'})
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', {name: 'Recipes'})
      .filter({visible: true})
      .click();
    await page.getByRole('link', {name: /Snack/}).first().click();
    await expect(page).toHaveURL('/recipes?type=Snack');
    await expect(page.getByRole('heading', {name: 'Cocoa Almond Bites'})).toBeVisible();
  });
});
