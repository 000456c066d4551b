import {describe, expect, test} from 'vitest';
import {z} from 'zod';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {certificationLabels} from '~/content/quality-marks';
import {useBuiltShop} from '../support/use-built-shop';
import {findAll, type PlainPage, sealsOf, requireOne, textOf} from '../support/plain-browser';

const shop = useBuiltShop();

const cards = (page: PlainPage) => [
  ...page.document.querySelectorAll<HTMLElement>('ul[aria-label="Products"] > li'),
];
const cardNames = (page: PlainPage) =>
  cards(page).map((card) => textOf(card.querySelector('h2') ?? card));

function requireCard(page: PlainPage, name: string): string {
  const card = cards(page).find((one) => textOf(one).includes(name));
  return card ? textOf(card) : `no ${name}`;
}

const described = (page: PlainPage, type: string) =>
  findAll(page, 'script[type="application/ld+json"]', /./)
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);

test('a product on sale says to search engines until when', async () => {
  const reduced = await shop.open('/wordpress-product/konjac-fettuccine');
  expect(described(reduced, 'Product')).toMatchObject({
    offers: {price: '3.99', priceValidUntil: '2031-12-31'},
  });
});

test.each([
  ['/wordpress-product/konjac-rice', /^Best before\s*November 30, 2027$/],
  [
    '/es/wordpress-product/konjac-rice',
    /^Consumir preferentemente antes del\s*30 de noviembre de 2027$/,
  ],
])('%s says in its words until when its lot is good', async (path, words) => {
  const page = await shop.open(path);
  expect(findAll(page, 'dl > div', words)).toHaveLength(1);
});

describe('the list of products', () => {
  test('opens with the featured product and ends with nighttime support', async () => {
    const names = cardNames(await shop.open('/products'));
    expect(names[0]).toBe('Bellyful Brand Bundle Kit');
    expect(names[1]).toMatch(/^Free Sample/);
    expect(names[2]).toMatch(/^Free Sample/);
    expect(names[3]).toMatch(/^Men's Daily/);
    expect(names.at(-1)).toMatch(/^Nighttime Support/);
  });

  test('shows description, price, sale price, price range and stock on a card', async () => {
    const page = await shop.open('/products');
    expect(requireCard(page, 'Konjac Fettuccine Pasta')).toMatch(
      /^Sale .* In Stock .*Now \$3\.99 Regular price \$4\.99/,
    );
    expect(requireCard(page, 'Konjac Angel Hair Noodles')).toContain('From $4.99');
    expect(requireCard(page, 'Electrolyte Packets')).toContain('Price unavailable');
    expect(requireCard(page, 'Bellyful Brand Bundle Kit')).toContain(
      'Appetite control, hydration & a daily multi-vitamin in one kit, with a free konjac sample.',
    );
    const capsules = cards(page).findLast((card) => textOf(card).includes('Weight Loss Capsules'));
    expect(textOf(capsules ?? page.document.body)).toContain('From $79.00');
  });

  test('leads to catalogue and built-in products, and nowhere for what is out of stock', async () => {
    const page = await shop.open('/products');
    const [view, viewStatic] = ['Konjac Rice', 'Pain-Free Weight Loss Capsules'].map((name) =>
      requireOne(page, 'a', `View Product ${name}`).getAttribute('href'),
    );
    expect([view, viewStatic]).toEqual([
      '/wordpress-product/konjac-rice',
      '/pain-free-weight-loss',
    ]);
    const soldOut = requireOne(page, 'button', 'View Product Konjac Lasagna Sheets');
    expect(soldOut.hasAttribute('disabled')).toBe(true);
  });

  test('is searched and narrowed without scripts, by its address', async () => {
    const browser = shop.openBrowser();
    const glass = requireOne(await browser.open('/about'), 'header a', 'Search');
    expect(glass.getAttribute('href')).toBe('/products#search');
    const all = await browser.follow(glass);
    expect(all.document.querySelector('#search')).not.toBeNull();
    const search = requireOne(all, 'button', 'Search');
    const found = await browser.press(all, search, {q: 'twirl'});
    expect(found.path).toBe('/products?q=twirl');
    expect(cardNames(found)).toEqual(['Konjac Spaghetti Pasta']);
    const none = await browser.follow(requireOne(found, 'a', 'Supplements'));
    expect(none.path).toBe('/products?q=twirl&category=supplements');
    expect(none.main).toContain('No products match “twirl”.');
    const again = requireOne(none, 'a', 'Show all products');
    expect(again.getAttribute('href')).toBe('/products');
  });
});

describe('the filters of the list', () => {
  test('narrow it without scripts, count what is left and can be taken back', async () => {
    const browser = shop.openBrowser();
    const all = await browser.open('/products?category=konjac');
    expect(all.main).toContain('9 products');
    const show = requireOne(all, 'form[aria-label=Filters] button:not([type])', 'Show products');
    const found = await browser.press(all, show, {max: '6', stock: 'out-of-stock'});
    expect(cardNames(found)).toEqual(['Konjac Lasagna Sheets']);
    expect(found.main).toContain('1 product');
    const chips = findAll(found, 'ul[aria-label="Chosen filters"] a', /^Remove filter: /);
    expect(chips.map(textOf)).toEqual([
      'Remove filter: Konjac',
      'Remove filter: Up to $6.00',
      'Remove filter: Out of Stock',
    ]);
    const back = await browser.follow(requireOne(found, 'a', 'Remove filter: Out of Stock'));
    expect(back.path).toBe('/products?category=konjac&max=6');
    expect(cards(back).length).toBeGreaterThan(1);
  });

  test('sort by price, and a variable product by its cheapest', async () => {
    const names = cardNames(await shop.open('/products?category=noodles&sort=price-up'));
    const down = cardNames(await shop.open('/products?category=noodles&sort=price-down'));
    expect(names).toHaveLength(down.length);
    expect(names[0]).toBe('Konjac Fettuccine Pasta');
  });

  test('request nothing for an address that means nothing', async () => {
    const page = await shop.open('/products?min=free&max=-3&stock=maybe&sort=worst&page=NaN');
    expect(findAll(page, 'ul[aria-label="Chosen filters"] a', /./)).toEqual([]);
    expect(cards(page)).toHaveLength(22);
  });
});

describe('the page of a catalogue product', () => {
  test('reads fully without scripts, and its options are chosen by the address', async () => {
    const browser = shop.openBrowser();
    const page = await browser.open('/wordpress-product/konjac-angel-hair');
    expect(page.main).toContain('From $4.99');
    const six = await browser.press(page, requireOne(page, 'button', '6 pouches · $23.99'));
    expect(six.path).toBe('/wordpress-product/konjac-angel-hair?variation=125&quantity=1');
    expect(six.main).toContain('Now $23.99 Regular price $26.99');
    const summaries = [...six.document.querySelectorAll('details > summary')].map(textOf);
    expect(summaries).toContain('What It Is & How It Works');
    requireOne(six, 'h2', 'You may also like');
    requireOne(six, 'a[href="/recipes/konjac"]', 'Konjac recipes');
    expect(sealsOf(six)).toEqual(['Gluten-free', 'Vegan']);
  });

  test('says what its label says it is certified as, and of one without a label nothing of the kind', async () => {
    const labeled = await shop.open('/wordpress-product/konjac-spaghetti');
    const caption = labeled.document.querySelector('table caption');
    expect(caption?.textContent).toContain('Nutrition Facts');
    expect(labeled.main).toContain('Certifications Gluten-free, Vegan');
    const page = await shop.open('/wordpress-product/electrolyte-packets');
    for (const claim of certificationLabels) expect(page.main).not.toContain(claim);
    expect(sealsOf(page)).toEqual([]);
  });

  test('tells search engines name, price and stock', async () => {
    const page = await shop.open('/wordpress-product/konjac-angel-hair');
    expect(described(page, 'Product')).toMatchObject({
      name: 'Konjac Angel Hair Noodles',
      offers: {lowPrice: '4.99', highPrice: '47.99', priceCurrency: 'USD'},
    });
  });

  test('sells nothing that is out of stock', async () => {
    const page = await shop.open('/wordpress-product/konjac-lasagna');
    expect(requireOne(page, 'main button', 'Out of Stock').hasAttribute('disabled')).toBe(true);
    expect(findAll(page, '[role=group]', /^Quantity/)).toEqual([]);
  });

  test('sells nothing without a price, and announces text that is missing', async () => {
    const page = await shop.open('/wordpress-product/electrolyte-packets');
    const buy = requireOne(page, 'main button', 'Price unavailable');
    expect(buy.hasAttribute('disabled')).toBe(true);
    requireOne(page, 'details', 'What It Is & How It Works Information coming soon...');
  });

  test('leads to the bundle, with which it comes, where a sample of noodles costs nothing', async () => {
    const page = await shop.open('/wordpress-product/free-sample-konjac');
    const bought = findAll(page, 'button', /^Add to Cart(?!:)|quantity/i);
    expect(bought).toEqual([]);
    const link = requireOne(page, 'main a', 'See the Brand Bundle Kit');
    expect(link.getAttribute('href')).toBe('/wordpress-product/bellyful-bundle');
  });

  test.each([
    [
      '/wordpress-product/no-such-noodle',
      'Product Not Found',
      'The requested product could not be found.',
    ],
    ['/wordpress-product', 'Invalid Product URL', 'No product identifier provided in the URL.'],
  ])('%s is none, says so and leads back', async (path, heading, text) => {
    const page = await shop.open(path);
    expect(page.status).toBe(404);
    requireOne(page, 'h1', heading);
    expect(page.main).toContain(text);
    const back = requireOne(page, 'main a', 'Back to Products');
    expect(back.getAttribute('href')).toBe('/products');
  });
});

describe('the page of a built-in product', () => {
  test.each([
    '/pain-free-weight-loss',
    '/allulose-gummies',
    '/womens-multi-vitamin',
    '/mens-multi-vitamin',
    '/nighttime-support',
  ])('%s carries facts, disclaimer, pictures and what goes with it', async (path) => {
    const page = await shop.open(path);
    const [panel] = page.document.querySelectorAll('table');
    expect(panel?.querySelector('caption')?.textContent).toContain('Supplement Facts');
    expect([...(panel?.querySelectorAll('th[scope=col]') ?? [])].map(textOf)).toContain(
      '% Daily Value',
    );
    expect(textOf(panel ?? page.document.body)).toContain('Servings Per Container 30');
    expect(page.main).toContain('not been evaluated by the Food and Drug');
    requireOne(page, 'ul', 'You may also like');
    expect(sealsOf(page)).toEqual(certificationLabels);
    const icons = page.document.querySelectorAll('#benefits li path, #quality li path');
    const drawn = new Set([...icons].map((icon) => icon.getAttribute('d')));
    expect(drawn.size).toBe(7);
    const opener = requireOne(page, 'button', /full screen$/);
    expect(opener.querySelector('img')?.getAttribute('alt')).not.toBe('');
    expect(
      findAll(page, 'ul[aria-label=Pictures] button', /^Picture \d of \d$/).length,
    ).toBeGreaterThan(1);
  });

  const packages = (page: PlainPage) =>
    findAll(page, 'label', /\d bottles?/).map((label) => ({
      text: textOf(label),
      isChosen: label.querySelector('input')?.hasAttribute('checked') ?? false,
    }));

  test('starts the capsules with 1 bottle and says what packages save', async () => {
    const page = await shop.open('/pain-free-weight-loss');
    expect(packages(page)).toEqual([
      {
        text: '1 bottle 30-day supply at 2 capsules a day, 15 days at 4 $79.00 a bottle',
        isChosen: true,
      },
      {
        text: 'MOST POPULAR 3 bottles 90-day supply at 2 capsules a day, 45 days at 4 $59.00 a bottle instead of $79.00 Save $60.00',
        isChosen: false,
      },
      {
        text: '6 bottles 180-day supply at 2 capsules a day, 90 days at 4 $49.00 a bottle instead of $79.00 Save $180.00',
        isChosen: false,
      },
    ]);
    requireOne(page, 'main button', 'Add to Cart - $79.00');
  });

  test('offers the gummies in packages', async () => {
    const texts = packages(await shop.open('/allulose-gummies')).map(({text}) => text);
    expect(texts[0]).toContain('$24.99 a bottle');
    expect(texts[1]).toMatch(/^MOST POPULAR .*Save \$15\.00$/);
    expect(texts[2]).toMatch(/\$17\.99 a bottle.*Save \$42\.00$/);
  });

  test('gives the women’s multivitamin one price and no choice', async () => {
    const page = await shop.open('/womens-multi-vitamin');
    expect(findAll(page, 'input[type=radio]', /.*/)).toEqual([]);
    requireOne(page, 'main button', 'Add to Cart - $17.99');
  });

  test('shows the numbers and sections of the men’s multivitamin', async () => {
    const page = await shop.open('/mens-multi-vitamin');
    expect(page.main).toMatch(/5 stars · 89 reviews · 2,000\+ customers/);
    for (const name of [
      'About',
      'Supplement Facts',
      'Health Benefits',
      'Quality',
      'Certifications',
    ])
      requireOne(page, 'main h2', name);
  });

  test('starts nighttime support with 2 bottles of two kinds, and reads fully', async () => {
    const page = await shop.open('/nighttime-support');
    expect(page.main).toMatch(/42 reviews · 800\+ customers/);
    expect(packages(page).map(({isChosen}) => isChosen)).toEqual([true, false, false]);
    expect(packages(page).map(({text}) => text)).toEqual([
      expect.stringContaining('$49.99'),
      expect.stringMatching(/^MOST POPULAR .*\$44\.99/),
      expect.stringMatching(/\$39\.99.*Save \$60\.00/),
    ]);
    expect(page.document.querySelectorAll('table')).toHaveLength(2);
    requireOne(page, 'h2', 'You may also like');
  });

  test('tells search engines the prices of the packages', async () => {
    const page = await shop.open('/pain-free-weight-loss');
    expect(described(page, 'Product')).toMatchObject({
      offers: {lowPrice: '79.00', highPrice: '294.00', offerCount: 3},
    });
    expect(described(page, 'BreadcrumbList')).toBeDefined();
  });
});

const amount = z.string().regex(/^\d+\.\d{2} USD$/);
const address = z.url();

/** What Google Merchant Center and OpenAI's product feed require of a line. */
const line = z.object({
  id: z.string().min(1).max(50),
  item_id: z.string().min(1),
  title: z.string().min(1).max(150),
  description: z.string().max(5000).endsWith(fdaDisclaimer),
  link: address,
  url: address,
  image_link: address,
  image_url: address,
  availability: z.enum(['in_stock', 'out_of_stock', 'backorder']),
  price: amount,
  sale_price: amount.or(z.literal('')),
  brand: z.string().min(1).max(70),
  condition: z.literal('new'),
  identifier_exists: z.enum(['yes', 'no']),
  is_eligible_search: z.literal('true'),
  is_eligible_checkout: z.literal('false'),
  seller_name: z.string().min(1),
  seller_url: address,
  store_country: z.literal('US'),
  target_countries: z.literal('US'),
  return_policy: address,
  accepts_returns: z.literal('false'),
  shipping: z.string().regex(/^US:::\d+\.\d{2} USD$/),
});

async function readFeed() {
  const answer = await fetch(`${shop.url()}/feeds/products.tsv`);
  const [head = '', ...rows] = (await answer.text()).trimEnd().split('\n');
  const columns = head.split('\t');
  const lines = rows.map((row) =>
    Object.fromEntries(row.split('\t').map((cell, place) => [columns[place] ?? '', cell])),
  );
  return {answer, columns, rows, lines};
}

/** The prices that a page says to search engines. */
async function pricesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const [, json = '{}'] =
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return [...json.matchAll(/"(?:price|lowPrice|highPrice)":"([\d.]+)"/g)].map(
    ([, price = '']) => price,
  );
}

describe('the product feed', () => {
  test('has a line of every column for each thing that is sold, none twice', async () => {
    const {answer, columns, rows, lines} = await readFeed();
    expect(answer.headers.get('Content-Type')).toBe('text/tab-separated-values; charset=utf-8');
    expect(lines.length).toBeGreaterThan(20);
    for (const row of rows) expect(row.split('\t')).toHaveLength(columns.length);
    for (const one of lines) expect(line.safeParse(one).error?.issues, one['id']).toBeUndefined();
    expect(new Set(lines.map(({id}) => id)).size).toBe(lines.length);
    expect(new Set(lines.map(({link}) => link)).size).toBe(lines.length);
  });

  test('asks the prices that the pages name', async () => {
    const {lines} = await readFeed();
    for (const {link = '', price = '', sale_price} of lines) {
      const shown = (await pricesOf(link)).map(Number);
      const asked = Number.parseFloat(sale_price || price);
      expect(asked, link).toBeGreaterThanOrEqual(Math.min(...shown));
      expect(asked, link).toBeLessThanOrEqual(Math.max(...shown));
    }
  });

  test('is found by llms.txt, and only read', async () => {
    const text = await (await fetch(`${shop.url()}/llms.txt`)).text();
    expect(text).toContain(`${shop.url()}/feeds/products.tsv`);
    const posted = await fetch(`${shop.url()}/feeds/products.tsv`, {
      method: 'POST',
      headers: {Origin: shop.url()},
    });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('Allow')).toBe('GET, HEAD');
  });
});

test('where each size has its price the lowest stands, beside what it was before its sale', async () => {
  const price = async () => {
    const page = await shop.open('/wordpress-product/konjac-angel-hair');
    return textOf(requireOne(page, 'main p', /^From /));
  };
  expect(await price()).toMatch(/^From \$4\.99/);
  await shop.control().change({databaseId: 124, salePrice: 399});
  await shop.control().notify(123);
  await expect.poll(price, {timeout: 10_000}).toMatch(/^From Now \$3\.99 Regular price \$4\.99/);
});
