import {describe, expect, test} from 'vitest';
import {anEmail, wholeCheckout} from '../support/agent-checkout';
import {sameAsEnglish} from '~/content-es/same-as-english';
import {openPages, otherGroups, recipePages} from '../support/site-pages';
import {DOMParser, findAll, requireOne, type PlainPage} from '../support/plain-browser';
import {typedAddress} from '../support/plain-shopper';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({PAYMENT_GATEWAY: 'hosted'});
/** With products that nobody has translated. */
const unsorted = useBuiltShop({MOCK_CATALOGUE: 'types'});

const inSpanish = (path: string) => (path === '/' ? '/es' : `/es${path}`);

const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? null;

/** What a page says of itself, before its body. */
const headOf = ({html}: PlainPage) =>
  new DOMParser().parseFromString(html.slice(0, html.indexOf('<body')), 'text/html');

const translationsOf = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

const publicPages = [...openPages, ...recipePages]
  .map(([path]) => path)
  .filter((path) => path !== '/cart');

test.each(publicPages)(
  '%s and its Spanish page name one another, and each itself',
  async (path) => {
    const [english, spanish] = [await shop.open(path), await shop.open(inSpanish(path))];
    const [own, other] = [shop.url() + path, shop.url() + inSpanish(path)];
    const pages = {'en-US': own, 'es-US': other, 'x-default': own};
    for (const [page, address, language] of [
      [english, own, 'en-US'],
      [spanish, other, 'es-US'],
    ] as const) {
      const head = headOf(page);
      expect(page.status).toBe(200);
      expect(translationsOf(head)).toEqual(pages);
      expect(attribute(head, 'link[rel=canonical]', 'href')).toBe(address);
      expect(attribute(head, 'html', 'lang')).toBe(language);
    }
  },
);

/** Words of English that are none of Spanish, and those of the shop's products. */
const english =
  /(?<![\p{L}\d])(?:an|and|are|as|at|be|by|for|from|how|if|in|is|it|not|of|on|or|our|that|the|them|they|this|to|was|what|when|which|who|with|without|you|your|add|bottles?|box|capsules?|cash|daily|day|delivery|free|gummies|months?|noodles|order|packs?|pay|pouch(?:es)?|reviews?|rice|samples?|sheets|shipping|single|try|twin|two|upon|variety|water|weeks?)(?![\p{L}\d])/giu;

/** Names that stand in both languages. */
const namesOfBoth = [...Object.keys(sameAsEnglish), 'Pain-Free Weight Loss']
  .filter((name) => name.includes(' '))
  .toSorted((one, other) => other.length - one.length);

/** English of a page, of its words and of what is read aloud, outside of what says that it is English. */
function englishIn({document}: PlainPage): string[] {
  for (const told of document.querySelectorAll('body [lang|=en], [type="application/ld+json"]'))
    told.remove();
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => [
    ...['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ...[...element.childNodes].map(({nodeType, nodeValue}) => (nodeType === 3 ? nodeValue : '')),
  ]);
  return texts.flatMap((text) => {
    let left = (text ?? '').replaceAll('’', "'");
    for (const name of namesOfBoth) left = left.replaceAll(name, '');
    // What a browser stores is called `cart-storage` in every language.
    left = left.replaceAll(/\b[a-z]+(?:-[a-z]+)+/g, '');
    return left.match(english) ? [left.trim()] : [];
  });
}

const allPages = [
  ...[...openPages, ...Object.values(otherGroups).flat(), ...recipePages.slice(0, 3)].map(
    ([path]) => path,
  ),
  ...['bellyful-bundle', 'konjac-lasagna', 'konjac-variety-pack']
    .concat('craveblock-gummies', 'womens-daily-multi-vitamin', 'free-sample-konjac')
    .map((slug) => `/wordpress-product/${slug}`),
];

test.each(allPages)(
  'whoever reads %s in Spanish stays in Spanish, and reads no English but what says that it is',
  async (path) => {
    const page = await shop.open(inSpanish(path));
    const led = [...page.document.querySelectorAll('a[href], form[action], button[formaction]')];
    const elsewhere = led.flatMap((element) => {
      const address =
        element.getAttribute('href') ??
        element.getAttribute('action') ??
        element.getAttribute('formaction') ??
        '';
      const isOurs = address.startsWith('/') && element.getAttribute('lang') !== 'en';
      return isOurs && !/^\/es(?:[/?#]|$)/.test(address) ? [address] : [];
    });
    expect(elsewhere).toEqual([]);
    expect(englishIn(page)).toEqual([]);
  },
);

test('reviews in another language than the page say so', async () => {
  const path = '/wordpress-product/konjac-angel-hair';
  const reviewsOf = async (address: string) => {
    const {document} = await shop.open(address);
    return [...document.querySelectorAll('#reviews article')].map((review) => [
      /[IE]n (?:English|Spanish|inglés|español)/.exec(review.textContent)?.[0] ?? '',
      review.querySelector(':scope > p')?.getAttribute('lang'),
    ]);
  };
  const isEnglish = ['En inglés', 'en'];
  expect(await reviewsOf(inSpanish(path))).toEqual([['', null], isEnglish, isEnglish]);
  expect(await reviewsOf(path)).toEqual([
    ['In Spanish', 'es'],
    ['', null],
    ['', null],
  ]);
});

describe('the link to the other language', () => {
  test.each([
    ['/', '/es'],
    ['/products?category=konjac', '/es/products?category=konjac'],
    ['/cart', '/es/cart'],
  ])('of %s leads to %s, and back', async (path, other) => {
    const english = await shop.open(path);
    const to = findAll(english, 'a', 'Español').map((link) => link.getAttribute('href'));
    expect(new Set(to)).toEqual(new Set([other]));
    expect(to.length).toBeGreaterThan(1);
    const back = findAll(await shop.open(other), 'a', 'English');
    expect(back.map((link) => link.getAttribute('href'))).toContain(path);
    expect(back[0]?.getAttribute('hreflang')).toBe('en-US');
  });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(shop.url() + path, {redirect: 'manual', headers: {Accept: 'text/html'}, ...init});

test.each([
  ['/es/', 308, '/es'],
  ['/ES/Products', 308, '/es/products'],
  ['/es/konj/trg/starterdiscount', 308, '/es/Konj/trg/starterdiscount'],
  ['/es/account', 302, '/es/account/sign-in?returnTo=%2Faccount'],
  ['/es/thank-you', 200, null],
])('%s leads to a Spanish address', async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
});

test('what a Spanish form posts ends in Spanish', async () => {
  const answer = await ask('/es/account/sign-out', {
    method: 'POST',
    headers: {Origin: shop.url(), Accept: 'text/html'},
    body: new URLSearchParams({returnTo: '/es/faq'}),
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/es/faq']);
});

test('the data of a navigation lead on within the language', async () => {
  const data = await (await ask('/es/account.data')).text();
  expect(data).toContain('/account/sign-in?returnTo=%2Faccount');
  expect(data).not.toContain('/es/account');
  expect((await ask('/es/_root.data')).status).toBe(200);
});

test.each([
  '/es/mcp',
  '/es/ucp/v1/checkout-sessions',
  '/es/.well-known/ucp',
  '/es/healthz',
  '/es/readyz',
  '/es/robots.txt',
  '/es/sitemap.xml',
  '/es/functions/stripe-webhook',
  '/es/functions/shop-changed',
  '/es/functions/csp-reports',
  '/es/es/faq',
  '/es/no-such-page',
])('%s is no page', async (path) => {
  expect((await ask(path)).status).toBe(404);
  expect((await ask(path, {method: 'POST', headers: {Origin: shop.url()}})).status).not.toBe(200);
});

test('the site map has each page in both languages, and each names both', async () => {
  const xml = await (await ask('/sitemap.xml')).text();
  const urls = [...new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('url')];
  const locations = urls.map((url) => url.querySelector('loc')?.textContent ?? '');
  const spanish = locations.filter((address) => new URL(address).pathname.startsWith('/es'));
  expect(spanish).toHaveLength(locations.length / 2);
  for (const url of urls) {
    const named = [...url.getElementsByTagName('xhtml:link')].map((link) =>
      link.getAttribute('href'),
    );
    expect(named).toHaveLength(3);
    expect(named).toContain(url.querySelector('loc')?.textContent);
    for (const address of named) expect(locations).toContain(address);
  }
});

test('a change in the shop ends the cached pages of both languages', async () => {
  const path = '/wordpress-product/konjac-fettuccine';
  const price = async (address: string) => /\$\d+\.\d\d/.exec((await shop.open(address)).main)?.[0];
  const before = [await price(path), await price(inSpanish(path))];
  expect(new Set(before).size).toBe(1);
  const main = async (address: string) => (await shop.open(address)).main;
  // It shows the other one among what goes with it.
  const others = ['/', '/es/'].map((start) => `${start}wordpress-product/konjac-spaghetti`);
  for (const address of others) expect(await main(address)).not.toContain('$3.45');
  await shop.control().change({slug: 'konjac-fettuccine', salePrice: 345});
  await shop.control().notify(134);
  await expect.poll(() => price(inSpanish(path))).toBe('$3.45');
  await expect.poll(() => price(path)).toBe('$3.45');
  for (const address of others) await expect.poll(() => main(address)).toContain('$3.45');
  await shop.control().reset();
});

test('Markdown and llms.txt are in the language of their address', async () => {
  const llms = await (await ask('/es/llms.txt')).text();
  expect(llms).toContain(`${shop.url()}/es/faq.md`);
  expect(llms).toContain(`${shop.url()}/es/index.md`);
  expect((await ask('/es/index.md')).headers.get('Content-Type')).toContain('text/markdown');
  const faq = await ask('/es/faq.md');
  expect(await faq.text()).toContain(`${shop.url()}/es/`);
  expect((await ask('/es/faq')).headers.get('Link')).toContain('</es/faq.md>');
});

describe('a shopper who changes the language', () => {
  test('keeps the cart, its code and the account, and places an order that knows its language', async () => {
    const browser = shop.openBrowser();
    const product = await browser.open('/wordpress-product/konjac-spaghetti');
    await browser.press(product, requireOne(product, 'main form button', /^Add to Cart/));
    const cart = await browser.open('/es/cart');
    expect(cart.document.querySelectorAll('main li a').length).toBeGreaterThan(0);
    const [form] = cart.document.querySelectorAll('form input[name=code]');
    const apply = form?.closest('form')?.querySelector<HTMLElement>('button:not([type=button])');
    if (!apply) throw new Error('No code can be typed');
    expect((await browser.press(cart, apply, {code: 'FREESHIP'})).path).toBe('/es/cart');
    expect((await browser.open('/cart')).main).toContain('FREESHIP');
    const checkout = await browser.open('/es/checkout');
    expect(englishIn(await browser.open('/es/checkout'))).toEqual([]);
    expect(checkout.main).toContain('Pague en efectivo al recibir su pedido.');
    const [place] = [...checkout.document.querySelectorAll<HTMLElement>('main form button')].filter(
      (button) => button.closest('form')?.getAttribute('action')?.startsWith('/es/checkout'),
    );
    if (!place) throw new Error('Nothing can be ordered');
    const email = `ana-${crypto.randomUUID().slice(0, 8)}@shop.example`;
    const pay = await browser.press(checkout, place, {...typedAddress, email});
    expect(pay.path).toContain('/checkout/order-pay/');
    const [order] = (await shop.control().orders()).filter((one) => one.email === email);
    const metaOf = (key: string) => order?.meta.find((entry) => entry.key === key)?.value;
    expect(metaOf('_bellyful_language')).toBe('es');
  });
});

describe('a program that asks in Spanish', () => {
  // A program knows no types of ours.
  // oxlint-disable-next-line typescript/no-explicit-any
  const read = async (answer: Response): Promise<any> => answer.json();
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(shop.url() + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'UCP-Agent': 'profile="https://agent.example/profile.json"',
        ...headers,
      },
      body: JSON.stringify(body),
    }).then(read);
  const spanish = {context: {language: 'es-US'}};
  const angelHair = 'Cabello de ángel de konjac';

  test('finds products, choices and links in Spanish, by the field of the protocol or the header', async () => {
    const asked = {id: 'wp-123', ...spanish};
    const {product} = await send('/ucp/catalog/product', asked);
    expect(product).toMatchObject({
      title: angelHair,
      url: `${shop.url()}/es/wordpress-product/konjac-angel-hair`,
      options: [
        {
          name: 'Tamaño del paquete',
          values: [{label: '1 bolsa'}, {label: '6 bolsas'}, {label: 'Caja de 12 bolsas'}],
        },
      ],
    });
    const header = {'Accept-Language': 'es-MX,es;q=0.9'};
    expect((await send('/ucp/catalog/product', {id: 'wp-123'}, header)).product.title).toBe(
      angelHair,
    );
    const both = {id: 'wp-123', context: {language: 'en'}};
    expect((await send('/ucp/catalog/product', both, header)).product.title).toBe(
      'Konjac Angel Hair Noodles',
    );
    const other = {id: 'wp-123', context: {language: 'fr-CA'}};
    expect((await send('/ucp/catalog/product', other)).product.title).toBe(
      'Konjac Angel Hair Noodles',
    );
  });

  test('and so it does over MCP', async () => {
    const params = {
      name: 'search_catalog',
      arguments: {catalog: {query: 'cabello de angel', ...spanish}},
    };
    const {result} = await send('/mcp', {jsonrpc: '2.0', id: 1, method: 'tools/call', params});
    expect(result.structuredContent.products[0].title).toBe(angelHair);
  });

  test('begins a checkout whose lines, ways of sending and links are in Spanish', async () => {
    const {line_items, totals, fulfillment, continue_url, links} = await send(
      '/ucp/checkout-sessions',
      {...wholeCheckout(anEmail(), ['wp-123-var-124', 1]), ...spanish},
    );
    expect(line_items[0].item.title).toBe(`${angelHair} (1 bolsa)`);
    const [{groups}] = fulfillment.methods;
    expect(groups[0].options[0].title).toBe('Envío');
    expect(totals.map((row: {display_text: string}) => row.display_text)).toEqual(
      expect.arrayContaining(['Subtotal', 'Envío']),
    );
    expect(continue_url).toContain(`${shop.url()}/es/checkout/handed-over?`);
    expect(links[0].url).toBe(`${shop.url()}/es/privacy`);
    const page = await shop.open(new URL(continue_url).pathname + new URL(continue_url).search);
    expect(attribute(page.document, 'html', 'lang')).toBe('es-US');
  });

  test('reads a feed of its own, which llms.txt names', async () => {
    const feed = await ask('/es/feeds/products.tsv');
    const lines = (await feed.text()).split('\n');
    expect(lines.some((line) => line.includes(`\t${angelHair} (6 bolsas)\t`))).toBe(true);
    expect(lines[1]).toContain(`${shop.url()}/es/`);
    expect(lines).toHaveLength(
      (await (await ask('/feeds/products.tsv')).text()).split('\n').length,
    );
    const llms = await (await ask('/es/llms.txt')).text();
    expect(llms).toContain(`${shop.url()}/es/feeds/products.tsv`);
  });
});

describe('the catalogue in Spanish', () => {
  test('has a product’s own Spanish, and none of it in English', async () => {
    const translated = await shop.open('/es/wordpress-product/konjac-spaghetti');
    const heading = translated.document.querySelector('h1');
    expect(heading?.textContent).toBe('Espaguetis de konjac');
    expect(heading?.getAttribute('lang')).toBeNull();
    expect(translated.main).toContain('Agua, harina de konjac');
    const own = await shop.open('/wordpress-product/konjac-spaghetti');
    expect(own.document.querySelector('h1')?.textContent).toBe('Konjac Spaghetti Pasta');
    expect(own.html).not.toContain('Espaguetis');
    expect(own.html).not.toContain('bolsa');
  });

  test('has what nobody has translated in English, and says so', async () => {
    const page = await unsorted.open('/es/wordpress-product/ceramic-bowl');
    expect(page.document.querySelector('h1')?.getAttribute('lang')).toBe('en');
  });

  test('says of each text of a card that nobody has translated that it is English', async () => {
    const page = await unsorted.open('/es/products?q=ceramic+bowl');
    const texts = [...page.document.querySelectorAll('main li :is(h2, a span)')];
    const names = texts.filter(({textContent}) => textContent?.includes('Ceramic Bowl'));
    expect(names.map((name) => name.getAttribute('lang'))).toEqual(['en', 'en']);
  });

  test('says the shop’s words for categories, choices and filters, by the same addresses', async () => {
    const {main} = await shop.open('/es/wordpress-product/konjac-angel-hair');
    expect(main).toContain('Tamaño del paquete');
    expect(main).toContain('6 bolsas');
    const list = await shop.open('/es/products');
    expect(list.main).toContain('Pastas y fideos');
    const [filter] = [...list.document.querySelectorAll('input[name=option]')].filter((input) =>
      input.getAttribute('value')?.startsWith('pack size:6'),
    );
    expect(filter?.closest('label')?.textContent).toContain('6 bolsas');
    const chosen = await shop.open('/es/products?option=pack+size:6+pouches');
    expect(chosen.main).toContain('Tamaño del paquete: 6 bolsas');
    const [english] = findAll(chosen, 'a', 'English');
    expect((await shop.open(english?.getAttribute('href') ?? '')).main).toContain(
      'Pack Size: 6 pouches',
    );
  });

  test('lets a pack be mixed whatever its size is called', async () => {
    const path = '/wordpress-product/konjac-angel-hair?variation=126';
    const mixers = async (address: string) =>
      (await shop.open(address)).document.querySelectorAll('input[name*="mix-"]').length;
    expect(await mixers(inSpanish(path))).toBe(await mixers(path));
    expect(await mixers(path)).toBeGreaterThan(1);
  });

  test.each([
    ['/es/products?q=espaguetis', 'Espaguetis de konjac'],
    ['/es/products?q=cabello+de+angel', 'Cabello de ángel de konjac'],
    ['/es/products?q=spaghetti', 'Espaguetis de konjac'],
    ['/products?q=espaguetis', 'Konjac Spaghetti Pasta'],
    // Each of these found nothing before it stood in the table of meanings.
    ['/products?q=low+carb+pasta', 'Konjac Penne Pasta'],
    ['/products?q=keto+snack', 'CraveBlock Allulose Gummies'],
    ['/products?q=hunger', 'Pain-Free Weight Loss'],
    ['/products?q=gummy+bears', 'Allulose Gummies'],
    ['/products?q=dormir', 'Nighttime Support'],
    ['/es/products?q=dormir', 'Nighttime Support'],
    ['/es/products?q=bajar+de+peso', 'Pain-Free Weight Loss'],
    ['/es/products?q=pastilas+para+dormir', 'Nighttime Support'],
    ['/es/products?q=hambre', 'Pain-Free Weight Loss'],
    ['/es/products?q=ositos+de+goma', 'Gomitas de alulosa'],
    ['/es/products?q=fideos+bajos+en+carbohidratos', 'Penne de konjac'],
  ])(
    '%s finds %s: by the words of both languages, with and without accents, by what it is for and mistyped',
    async (path, name) => {
      expect((await shop.open(path)).main).toContain(name);
    },
  );

  test.each(['/products?q=rice', '/es/products?q=arroz'])(
    '%s finds what is rice, and nothing that holds a little of its flour',
    async (path) => {
      const {document} = await shop.open(path);
      const cards = [...document.querySelectorAll('main li a[href*="-product/"]')];
      const found = cards.map((link) => link.getAttribute('href')?.split('/').at(-1));
      expect([...new Set(found)]).toEqual(['konjac-rice', 'konjac-variety-pack']);
    },
  );

  test('stands in the same order, and its featured product first', async () => {
    const hrefs = async (path: string) =>
      [
        ...(await shop.open(path)).document.querySelectorAll(
          'main li a[href*="/wordpress-product/"]',
        ),
      ].map((link) => link.getAttribute('href')?.replace(/^\/es/, ''));
    const [english, spanish] = [await hrefs('/products'), await hrefs('/es/products')];
    expect(english.length).toBeGreaterThan(5);
    expect(spanish[0]).toBe(english[0]);
    expect(new Set(spanish)).toEqual(new Set(english));
  });
});
