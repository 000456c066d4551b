import {beforeEach, describe, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {findAll, requireOne, textOf, type PlainPage} from '../support/plain-browser';

const shop = useBuiltShop();
const path = '/wordpress-product/konjac-spaghetti';

beforeEach(() => shop.control().reset());

const reviewsOf = (page: PlainPage) =>
  [...page.document.querySelectorAll('#reviews ol > li')].map(textOf);

const structured = (page: PlainPage) =>
  findAll(page, 'script[type="application/ld+json"]', /./)
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Product');

/** What pages show follows a change at once, but for the moment in which the shop's message arrives. */
async function openUntil(isThere: (page: PlainPage) => boolean): Promise<PlainPage> {
  for (let tries = 0; tries < 40; tries += 1) {
    const page = await shop.open(path);
    if (isThere(page)) return page;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('It does not come');
}

/** The demo shopper, who has bought spaghetti, without scripts. */
async function signIn() {
  const browser = shop.openBrowser();
  const page = await browser.open(`/account/sign-in?returnTo=/account/reviews/konjac-spaghetti`);
  const button = requireOne(page, 'main button', 'Sign In');
  const typed = {email: 'demo@bellyful.example', password: 'Bellyful-1!'};
  return {browser, page: await browser.press(page, button, typed)};
}

describe('the reviews of a product, without scripts', () => {
  test('are its shop’s own: average, bars, newest first, buyers marked', async () => {
    const page = await shop.open(path);
    expect(page.main).toContain('12 reviews');
    expect(page.main).toMatch(/5 stars\s*5 reviews\s*4 stars\s*5 reviews/);
    const reviews = reviewsOf(page);
    expect(reviews).toHaveLength(10);
    expect(reviews[0]).toMatch(/^Priya N\. ✓ ?Verified buyer October 21, 2026 Firm, no smell/);
    expect(reviews.find((review) => review.startsWith('Joe'))).not.toContain('Verified');
    expect(page.main).not.toContain('garlic and lemon');
  });

  test('go on to older ones and back, each under its address', async () => {
    const browser = shop.openBrowser();
    const first = await browser.open(`${path}?variation=1`);
    const older = await browser.follow(requireOne(first, '#reviews a', 'More reviews'));
    expect(older.path).toMatch(/\?variation=1&reviews=\w+/);
    expect(reviewsOf(older).map((review) => review.split(' ')[0])).toEqual(['Helen', 'Bo']);
    expect(findAll(older, '#reviews a', 'More reviews')).toEqual([]);
    const back = await browser.follow(requireOne(older, '#reviews a', 'Newest reviews'));
    expect(reviewsOf(back)).toEqual(reviewsOf(first));
  });

  test('stand on cards and in structured data; figures that pages state do neither', async () => {
    const list = await shop.open('/products');
    const card = [...list.document.querySelectorAll('main li')].map(textOf);
    expect(card.find((text) => text.startsWith('Konjac Spaghetti'))).toMatch(
      /4\.2 of 5, 12 reviews/,
    );
    expect(card.find((text) => text.startsWith('Konjac Udon'))).not.toContain('review');
    expect(structured(await shop.open(path))).toMatchObject({
      aggregateRating: {ratingValue: 4.17, reviewCount: 12},
    });
    const stated = await shop.open('/mens-multi-vitamin');
    expect(stated.main).toContain('As stated by Bellyful');
    expect(structured(stated)).not.toHaveProperty('aggregateRating');
  });

  test('say so where there are none', async () => {
    const page = await shop.open('/wordpress-product/konjac-udon');
    expect(page.main).toContain('No reviews yet.');
    expect(structured(page)).not.toHaveProperty('review');
  });
});

describe('a review written without scripts', () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror="alert(1)"> & 'fine'`;

  test('waits for the shop, then stands on the page as it was typed and runs nothing', async () => {
    const before = await shop.open(path);
    expect(reviewsOf(before)).toHaveLength(10);
    const {browser, page} = await signIn();
    const send = requireOne(page, 'main button', 'Send my review');
    const typed = {stars: '5', text: `${attack}\r\n\r\nSecond.`, name: '<b>Dana</b>'};
    const sent = await browser.press(page, send, typed);
    expect(sent.main).toContain('Your review waits for the shop’s approval.');
    expect((await shop.open(path)).text).not.toContain('Dana');
    await shop.control().moderateReview('approve');
    const shown = await openUntil(({text}) => text.includes('Dana'));
    expect(shown.document.querySelector('#reviews ol p')?.textContent).toBe(`${attack}\n\nSecond.`);
    expect(shown.document.querySelector('#reviews ol h3')?.innerHTML).toBe(
      '&lt;b&gt;Dana&lt;/b&gt;',
    );
    expect(shown.html).not.toMatch(/<img src=x|<script>alert/);
    expect(shown.main).toContain('13 reviews');
  });

  test('that is incomplete comes back with what was typed', async () => {
    const {browser, page} = await signIn();
    const send = requireOne(page, 'main button', 'Send my review');
    const back = await browser.press(page, send, {text: 'Firm.', name: ''});
    expect(back.status).toBe(422);
    expect(textOf(requireOne(back, '[role=alert]', /./))).toContain('Please enter the name');
    expect(back.document.querySelector('textarea')?.value).toBe('Firm.');
  });

  test('is refused to who has not bought it, and to a form of another site', async () => {
    const {browser} = await signIn();
    const page = await browser.open('/account/reviews/konjac-udon');
    expect(page.main).toContain('Only shoppers who bought this product');
    const foreign = await fetch(`${shop.url()}/account/reviews/konjac-spaghetti`, {
      method: 'POST',
      headers: {Origin: 'https://evil.example'},
      body: new URLSearchParams({stars: '1', text: 'x', name: 'x'}),
    });
    expect(foreign.status).toBe(403);
  });
});

test('the mail that asks for a review leads to it, and ends by its link', async () => {
  const sendMails = () => shop.control().mailReviewRequests(1987);
  await sendMails();
  const mail = (await shop.control().mails()).at(-1);
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  expect(links[0]).toContain('/wordpress-product/konjac-spaghetti#reviews');
  const stop = new URL(links.at(-1) ?? '');
  const browser = shop.openBrowser();
  const page = await browser.open(stop.pathname + stop.search);
  const done = await browser.press(page, requireOne(page, 'main button', /End these/));
  expect(done.main).toContain('We will not ask for reviews at this address again.');
  await expect(sendMails()).rejects.toThrow('Nobody is asked');
});
