import {describe, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {findAll, sealsOf, requireOne} from '../support/plain-browser';

const shop = useBuiltShop();
const bundle = '/opt/trg/starterdiscount';
const konjac = '/Konj/trg/starterdiscount';
const angelHair = `${konjac}/konjac-angel-hair`;

describe('the bundle offer', () => {
  test('says what it costs, saves and promises', async () => {
    const page = await shop.open(bundle);
    requireOne(page, 'h1', 'The Bellyful Bundle');
    for (const text of [
      'Your price today $69.99',
      'Regular price $89.99',
      'You save $20.00 (22%)',
      'FREE shipping included',
      'Ships within 1-2 business days',
      '30-Day Guarantee',
      'Sign in required to claim exclusive offer',
    ])
      expect(page.main).toContain(text);
    const more = requireOne(page, 'main a', 'What It Is & How It Works');
    expect(more.getAttribute('href')).toBe('/what-it-is-how-it-works');
  });

  test('keeps the choices in the address without scripts, and leads to the sign-in', async () => {
    const browser = shop.openBrowser();
    const page = await browser.open(bundle);
    const kit = await browser.press(page, requireOne(page, 'button', "Women's Kit"));
    const both = await browser.press(kit, requireOne(kit, 'button', /^Spaghetti/));
    expect(both.path).toBe(`${bundle}?kit=117&sample=Spaghetti`);
    const signIn = await browser.press(both, requireOne(both, 'button', /^Claim My Kit/));
    const {pathname, searchParams} = new URL(signIn.path, shop.url());
    expect(pathname).toBe('/account/sign-in');
    expect(searchParams.get('returnTo')).toBe(`${bundle}?kit=117&sample=Spaghetti`);
  });
});

describe('the konjac offers', () => {
  test.each(['/konj/trg/starterdiscount', '/KONJ/TRG/StarterDiscount/'])(
    'are found as %s, under one address',
    async (path) => {
      const page = await shop.open(path);
      expect(page.path).toBe(konjac);
      expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
        /\/Konj\/trg\/starterdiscount$/,
      );
    },
  );

  test('sell nothing that is sold out or no konjac, and give the sample away elsewhere', async () => {
    const page = await shop.open(konjac);
    const soldOut = requireOne(page, 'button', 'Out of Stock Konjac Lasagna Sheets');
    expect(soldOut.hasAttribute('disabled')).toBe(true);
    expect(page.main).toContain('Konjac Rice');
    expect(page.main).not.toContain('Bellyful Brand Bundle Kit');
    expect(page.main).not.toContain('Free Sample: Konjac Angel Hair');
    requireOne(page, `a[href="${konjac}/konjac-rice"]`, /./);
  });
});

test('the bundle offer is found in any letter case', async () => {
  expect((await shop.open('/OPT/trg/StarterDiscount')).path).toBe(bundle);
});

describe('the konjac special offer', () => {
  test('shows everything', async () => {
    const page = await shop.open(`${angelHair}?variation=126`);
    for (const text of [
      'Zero-Calorie Pasta Alternative',
      'Product Options *',
      'In Stock',
      'KONJAC SPECIAL: Save $10.00 - Only $37.99!',
      'You save $10.00',
      'EXCLUSIVE KONJAC OFFER',
      'Sign in required to claim exclusive offer',
    ])
      expect(page.main).toContain(text);
    expect(sealsOf(page)).toEqual(['Gluten-free', 'Vegan']);
    expect(page.main).not.toContain('Packed in the USA');
    expect(sealsOf(await shop.open(`/es${angelHair}`))).toEqual(['Sin gluten', 'Vegano']);
    const back = requireOne(page, 'main a', 'Back to Konjac Selection');
    expect(back.getAttribute('href')).toBe(konjac);
  });

  test('says Free of what costs nothing, and only of what costs something that it is so little', async () => {
    const page = await shop.open(`${konjac}/konjac-rice`);
    expect(page.main).toContain('KONJAC SPECIAL: Save $4.79 - Free!');
    expect(page.main).not.toContain('Only Free');
  });

  test('is named by its product', async () => {
    const page = await shop.open(`${konjac}/konjac-rice`);
    expect(page.document.title).toBe('Konjac Rice: up to $10 off | Bellyful');
  });

  test('of a product that is sold out cannot be bought', async () => {
    const page = await shop.open(`${konjac}/konjac-lasagna`);
    const buy = findAll(page, 'main button', 'Out of Stock');
    expect(buy.length).toBeGreaterThan(0);
    expect(buy.every((button) => button.hasAttribute('disabled'))).toBe(true);
  });

  test('is none of a product that is not konjac', async () => {
    const page = await shop.open(`${konjac}/bellyful-bundle`);
    expect(page.status).toBe(404);
    requireOne(page, 'a', 'Back to Konjac Selection');
  });
});
