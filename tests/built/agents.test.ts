import fc from 'fast-check';
import {beforeAll, describe, expect, test} from 'vitest';
import {longestLineId} from '~/pricing/line-ids';
import {openAgent, type Agent, type AgentAnswer} from '../support/agent';
import {anEmail, buyer, home, items, to, wholeCheckout} from '../support/agent-checkout';
import {openMcpAgent} from '../support/mcp-agent';
import {problemOfAnswer} from '../support/signed-messages';
import {shopping} from '../support/plain-shopper';
import {readOfficialSchemas, schemasFolder} from '../support/official-schemas';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted'});
let agent: Agent;

beforeAll(async () => {
  agent = await openAgent(shop.url());
});

describe('the catalog', () => {
  test('is found from the well-known address, which everybody may cache', async () => {
    const [profile] = agent.answers;
    expect(profile?.status).toBe(200);
    expect(profile?.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(profile?.body.ucp.version).toBe('2026-08-25');
    expect(await (await fetch(`${shop.url()}/llms.txt`)).text()).toContain('/.well-known/ucp');
  });

  test('is searched as the list is, with prices, choices and stock', async () => {
    const {status, body} = await agent.search('konjak spagetti');
    expect(status).toBe(200);
    const product = body.products.find(
      ({handle}: {handle: string}) => handle === 'konjac-spaghetti',
    );
    expect(product).toMatchObject({
      title: 'Konjac Spaghetti Pasta',
      handle: 'konjac-spaghetti',
      url: `${shop.url()}/wordpress-product/konjac-spaghetti`,
    });
    expect(product.description.plain).not.toMatch(/<\w/);
    for (const {price, availability} of product.variants) {
      expect(price).toEqual({amount: expect.any(Number), currency: 'USD'});
      expect(availability.available).toBe(true);
    }
  });

  test('is turned page by page, each product once, without the sample that strangers do not get', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const {body} = await agent.post('/catalog/search', {
        filters: {price: {min: 0}},
        pagination: {limit: 7, ...(cursor && {cursor})},
      });
      ids.push(...body.products.map(({id}: {id: string}) => id));
      cursor = body.pagination.cursor;
      total = body.pagination.total_count;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(total);
    expect(ids).toContain('nighttime-support');
    expect(ids).not.toContain('free-sample');
  });

  test('holds a price filter of its own currency, and says that it leaves out another', async () => {
    const filters = {price: {min: 1500, max: 2000}, categories: ['Multivitamins']};
    const own = await agent.post('/catalog/search', {filters, context: {currency: 'USD'}});
    expect(own.body.products.map(({id}: {id: string}) => id).sort()).toEqual([
      'mens-multi-vitamin',
      'womens-multi-vitamin',
    ]);
    const foreign = await agent.post('/catalog/search', {
      query: 'gummies',
      filters: {price: {max: 1}},
      context: {currency: 'EUR'},
    });
    expect(foreign.body.products.length).toBeGreaterThan(0);
    expect(foreign.body.messages).toContainEqual(expect.objectContaining({code: 'filter_ignored'}));
  });

  test('is looked up by products and variants, each product once, and says what is not there', async () => {
    const ids = ['allulose-gummies', 'allulose-gummies-6', 'allulose-gummies', 'wp-99999', '<b>'];
    const {status, body} = await agent.post('/catalog/lookup', {ids});
    expect(status).toBe(200);
    expect(body.products).toHaveLength(1);
    const [{variants}] = body.products;
    expect(variants.map(({id, inputs}: {id: string; inputs: object[]}) => [id, inputs])).toEqual([
      ['allulose-gummies-1', [{id: 'allulose-gummies', match: 'featured'}]],
      ['allulose-gummies-6', [{id: 'allulose-gummies-6', match: 'exact'}]],
    ]);
    const missing = body.messages.filter(({code}: {code: string}) => code === 'not_found');
    expect(missing.map(({content}: {content: string}) => content)).toEqual(['wp-99999', '<b>']);
  });

  test('shows a product in full, narrowed to what was chosen', async () => {
    const {body} = await agent.post('/catalog/product', {
      id: 'nighttime-support',
      selected: [{name: 'Package', label: '2 bottles'}],
    });
    expect(body.product.selected).toEqual([{name: 'Package', label: '2 bottles'}]);
    expect(body.product.variants.map(({id}: {id: string}) => id)).toEqual([
      'nighttime-support-2:with-melatonin+with-melatonin',
      'nighttime-support-2:melatonin-free+melatonin-free',
      'nighttime-support-2:melatonin-free+with-melatonin',
    ]);
    const impossible = await agent.post('/catalog/product', {
      id: 'nighttime-support',
      selected: [
        {name: 'Mix', label: 'With gold'},
        {name: 'Package', label: '6 bottles'},
      ],
      preferences: ['Package', 'Mix'],
    });
    expect(impossible.body.product.selected).toEqual([{name: 'Package', label: '6 bottles'}]);
    const chosen = await agent.post('/catalog/product', {id: 'allulose-gummies-3'});
    expect(chosen.body.product.variants).toHaveLength(1);
    expect(chosen.body.product.variants[0]).toMatchObject({
      id: 'allulose-gummies-3',
      price: {amount: 5997},
      list_price: {amount: 7497},
    });
  });

  test('says what is sold out, and what is not sold', async () => {
    const {body} = await agent.search('konjac udon');
    const {id} = body.products.find(({handle}: {handle: string}) => handle === 'konjac-udon');
    const [, number] = id.split('-');
    await shop.control().change({slug: 'konjac-udon', stock: 'out of stock'});
    await shop.control().notify(Number(number));
    await expect
      .poll(async () => (await agent.post('/catalog/product', {id})).body.product)
      .toMatchObject({variants: [{availability: {available: false, status: 'out_of_stock'}}]});
    await shop.control().reset();
    for (const unknown of ['free-sample', 'wp-1', 'nothing', '__proto__']) {
      const missing = await agent.post('/catalog/product', {id: unknown});
      expect(missing.status).toBe(200);
      expect(missing.body.ucp.status).toBe('error');
      expect(missing.body.messages[0]).toMatchObject({
        code: 'not_found',
        severity: 'unrecoverable',
      });
    }
  });
});

interface Total {
  type: string;
  amount: number;
}

/** The rows of a breakdown by their kind; rows of one kind are added up. */
const sums = (totals: Total[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const {type, amount} of totals) found[type] = (found[type] ?? 0) + amount;
  return found;
};

/** What people would pay, and that its rows add up to it. */
function totalOf({totals}: {totals: Total[]}): number {
  const {total = NaN, ...rows} = sums(totals);
  expect(Object.values(rows).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  return total;
}

const codesOf = ({messages}: {messages: {code: string}[]}) => messages.map(({code}) => code);

const spaghetti = async () => {
  const {body} = await agent.search('konjac spaghetti');
  const product = body.products.find(({handle}: {handle: string}) => handle === 'konjac-spaghetti');
  return product.variants[0].id as string;
};

describe('a cart', () => {
  test('costs what the cart of the pages costs, discounts and shipping included', async () => {
    const {status, body} = await agent.post('/carts', items(['allulose-gummies-1', 2]));
    expect(status).toBe(201);
    expect(sums(body.totals)).toEqual({
      subtotal: 4998,
      items_discount: -250,
      fulfillment: 497,
      total: 5245,
    });
    totalOf(body);
    expect(body.discounts.applied).toEqual([
      {
        title: 'Bulk discount',
        amount: 250,
        automatic: true,
        method: 'each',
        allocations: [{path: '$.line_items[0]', amount: 250}],
      },
    ]);
    const again = await agent.get(`/carts/${body.id}`);
    expect(again.body).toMatchObject({line_items: body.line_items, totals: body.totals});
  });

  test('takes one code, and says why another one does not count', async () => {
    const line = items(['allulose-gummies-1', 1]);
    const one = await agent.post('/carts', {...line, discounts: {codes: ['freeship']}});
    expect(sums(one.body.totals)['fulfillment']).toBe(0);
    expect(one.body.discounts).toMatchObject({codes: ['FREESHIP'], applied: [{code: 'FREESHIP'}]});
    const none = await agent.post('/carts', {...line, discounts: {codes: ['NONSENSE', 'SAVE10']}});
    expect(none.body.messages).toMatchObject([
      {type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[0]'},
      {
        type: 'warning',
        code: 'discount_code_combination_disallowed',
        path: '$.discounts.codes[1]',
      },
    ]);
    totalOf(none.body);
  });

  test('names what cannot be had, and goes on with the rest', async () => {
    const {body} = await agent.post(
      '/carts',
      items(['wp-99999', 1], ['mens-multi-vitamin', 1], ['free-sample', 1]),
    );
    expect(body.messages).toMatchObject([
      {code: 'item_unavailable', path: '$.line_items[0]', severity: 'recoverable'},
      {code: 'item_unavailable', path: '$.line_items[2]', severity: 'recoverable'},
    ]);
    expect(sums(body.totals)['subtotal']).toBe(1799);
    const nothing = await agent.post('/carts', items(['wp-99999', 1]));
    expect(nothing.status).toBe(200);
    expect(nothing.body).toMatchObject({
      ucp: {status: 'error'},
      messages: [{code: 'item_unavailable', severity: 'unrecoverable'}],
    });
    expect(nothing.body.id).toBeUndefined();
  });

  test('holds the free noodles that were chosen with the bundle', async () => {
    const {body} = await agent.search('bellyful bundle');
    const bundle = body.products.find(({handle}: {handle: string}) => handle === 'bellyful-bundle');
    const variant = bundle.variants.find(({id}: {id: string}) => id.endsWith('~angel-hair'));
    const cart = await agent.post('/carts', items([variant.id, 1]));
    expect(cart.body.messages).toEqual([]);
    expect(cart.body.line_items[0].item).toMatchObject({
      id: variant.id,
      price: variant.price.amount,
    });
    const without = await agent.post('/carts', items([variant.id.split('~')[0], 1]));
    expect(codesOf(without.body)).toEqual(['item_unavailable']);
  });
});

const ordersOf = async (email: string, at = shop) =>
  (await at.control().orders()).filter((order) => order.email === email);

describe('a checkout', () => {
  test('says what is missing until only the shopper is', async () => {
    const lines = items(['allulose-gummies-1', 1]);
    const bare = await agent.post('/checkout-sessions', lines);
    expect(bare.status).toBe(201);
    expect(bare.body).toMatchObject({
      status: 'incomplete',
      messages: [{code: 'missing', path: '$.buyer.first_name', severity: 'recoverable'}],
    });
    const path = `/checkout-sessions/${bare.body.id}`;
    const wrong = await agent.put(path, {
      ...lines,
      buyer: {...buyer, email: 'ada@shop.example'},
      fulfillment: to({...home, postal_code: '9720'}),
    });
    expect(wrong.body).toMatchObject({
      status: 'incomplete',
      messages: [
        {
          code: 'address_undeliverable',
          path: '$.fulfillment.methods[0].destinations[0].postal_code',
        },
      ],
    });
    const two = await agent.put(path, {
      ...lines,
      buyer: {...buyer, email: 'ada@shop.example'},
      fulfillment: {methods: [{destinations: [home, {...home, id: 'work'}]}]},
    });
    expect(codesOf(two.body)).toEqual(['missing']);
    const whole = await agent.put(path, {
      ...lines,
      buyer: {...buyer, email: 'ada@shop.example'},
      fulfillment: to(home),
    });
    expect(whole.body).toMatchObject({
      status: 'requires_escalation',
      buyer: {email: 'ada@shop.example'},
      messages: [{severity: 'requires_buyer_review'}],
      fulfillment: {
        methods: [
          {
            selected_destination_id: 'home',
            groups: [{selected_option_id: 'standard', options: [{totals: [{amount: 497}]}]}],
          },
        ],
      },
    });
    expect(whole.body.continue_url).toContain(`${shop.url()}/checkout/handed-over?session=`);
    expect((await agent.get(`/checkout-sessions/${whole.body.id}`)).body.totals).toEqual(
      whole.body.totals,
    );
  });

  test('of a cart has that cart’s lines and code, whatever else is sent', async () => {
    const cart = await agent.post('/carts', {
      ...items(['womens-multi-vitamin', 2]),
      discounts: {codes: ['FREESHIP']},
    });
    const {body} = await agent.post('/checkout-sessions', {
      ...items(['mens-multi-vitamin', 9]),
      cart_id: cart.body.id,
    });
    expect(body.line_items).toMatchObject([{item: {id: 'womens-multi-vitamin'}, quantity: 2}]);
    expect(body.totals).toEqual(cart.body.totals);
  });
});

/** What an agent leaves to its shopper, opened and wanted. */
async function handOver(continueUrl: string, at = shop) {
  const shopper = shopping(at.openBrowser());
  const page = await shopper.open(continueUrl);
  const checkout = await shopper.pressOn(page, 'Continue to checkout');
  return {shopper, page, checkout};
}

describe('an agent that knows nothing but the well-known address', () => {
  test('finds, fills and hands over one order, however often it says so', async () => {
    const email = anEmail();
    const id = await spaghetti();
    const cart = await agent.post('/carts', items([id, 2]));
    const made = await agent.request(
      'POST',
      '/checkout-sessions',
      {line_items: [], cart_id: cart.body.id},
      {'Idempotency-Key': crypto.randomUUID()},
    );
    const wanted = wholeCheckout(email, [id, 2]);
    const path = `/checkout-sessions/${made.body.id}`;
    const updates: AgentAnswer[] = [];
    // A hundred times changed and completed, fifty at once.
    for (let round = 0; round < 4; round += 1)
      updates.push(
        ...(await Promise.all(
          Array.from({length: 25}, async () => {
            const changed = await agent.put(path, wanted);
            const completed = await agent.post(`${path}/complete`, {});
            expect(changed.body.id).toBe(made.body.id);
            expect(completed.body.status).toBe('requires_escalation');
            return changed;
          }),
        )),
      );
    expect(await ordersOf(email)).toEqual([]);
    const urls = updates.map(({body}) => body.continue_url as string);
    expect(new Set(updates.map(({body}) => totalOf(body)))).toEqual(new Set([1350]));
    const {shopper, page, checkout} = await handOver(urls[0] ?? '');
    expect(page.main).toContain('It calls itself agent.example. We cannot check that.');
    expect(page.main).toContain('2 × Konjac Spaghetti Pasta');
    expect(page.main).toContain('12 Orchard Lane');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.html).not.toContain('<script');
    const field = (name: string) =>
      checkout.document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect([field('email'), field('firstName'), field('address1'), field('zipCode')]).toEqual([
      email,
      'Ada',
      '12 Orchard Lane',
      '97201',
    ]);
    const pay = {paymentMethod: 'cod'};
    const presses = await Promise.all([1, 2, 3].map(() => shopper.placeOrder(checkout, pay)));
    expect(presses.map(({path}) => path)).toEqual(['/thank-you', '/thank-you', '/thank-you']);
    // Every link of the session is of that order, in this browser.
    for (const url of urls.slice(0, 5)) {
      const again = await shopper.pressOn(await shopper.open(url), 'Continue to checkout');
      const thanks = await shopper.placeOrder(again, {
        email,
        firstName: 'Ada',
        lastName: 'Miller',
        address1: '12 Orchard Lane',
        city: 'Portland',
        state: 'OR',
        zipCode: '97201',
        ...pay,
      });
      expect(thanks.path).toBe('/thank-you');
    }
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({status: 'PROCESSING', total: 1350});
    expect(order?.meta).toContainEqual({
      key: 'Filled by an assistant',
      value: 'https://agent.example/profile.json',
    });
    const lines = shop
      .log()
      .split('\n')
      .filter((text) => text.includes('"agent.ordered"'));
    expect(lines.map((text) => JSON.parse(text) as object)).toContainEqual(
      expect.objectContaining({agent: 'agent.example', orderId: order?.id}),
    );
  });

  test('leaves no trace on the order that its shopper makes next', async () => {
    const email = anEmail();
    const made = await agent.post(
      '/checkout-sessions',
      wholeCheckout(email, ['mens-multi-vitamin', 1]),
    );
    const {shopper, checkout} = await handOver(made.body.continue_url);
    await shopper.placeOrder(checkout, {paymentMethod: 'cod'});
    await shopper.add('/womens-multi-vitamin');
    const next = await shopper.toCheckout();
    expect(next.document.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('');
    await shopper.placeOrder(next, {
      email,
      firstName: 'Ada',
      lastName: 'Miller',
      address1: '1 Elm Street',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      paymentMethod: 'cod',
    });
    const orders = await ordersOf(email);
    const marks = orders.map(({meta}) => meta.some(({key}) => key === 'Filled by an assistant'));
    expect(marks.toSorted()).toEqual([false, true]);
  });
});

describe.each(['storefront', 'shop'] as const)('by the rules of the %s, with tax', (whose) => {
  const taxed = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted'});

  test('is given the price, the tax and the shipping that its shopper pays, to the cent, by both protocols', async () => {
    await taxed.control().rules(whose);
    await taxed.control().taxes('several rates');
    const own = await openAgent(taxed.url());
    const tools = await openMcpAgent(taxed.url());
    const id = await spaghetti();
    const ids = [id, 'allulose-gummies-3', 'nighttime-support-4', 'mens-multi-vitamin'];
    const cart = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({min: 1, max: 7})), {
      minLength: 1,
      maxLength: 4,
      selector: ([item]) => item,
    });
    let chosen = 0;
    await fc.assert(
      fc.asyncProperty(
        cart,
        fc.constantFrom('', 'FREESHIP'),
        fc.nat(3),
        async (lines, code, nth) => {
          const email = anEmail();
          const asked = {
            ...wholeCheckout(email, ...lines),
            ...(code && {discounts: {codes: [code]}}),
          };
          const {body: begun} = await own.post('/checkout-sessions', asked);
          const [{destinations, groups}] = begun.fulfillment.methods;
          const {id: option} = groups[0].options[nth % groups[0].options.length];
          if (option !== groups[0].selected_option_id) chosen += 1;
          const methods = [
            {type: 'shipping', destinations, groups: [{selected_option_id: option}]},
          ];
          const wanted = {...asked, fulfillment: {methods}};
          const {body} = await own.put(`/checkout-sessions/${begun.id}`, wanted);
          expect(body.fulfillment.methods[0].groups[0].selected_option_id).toBe(option);
          const asTool = await tools.call('create_checkout', {checkout: wanted});
          expect(asTool.totals).toEqual(body.totals);
          const {shopper, checkout} = await handOver(body.continue_url, taxed);
          // The first press shows the tax, and the shop's shipping; the second pays them.
          const first = /^(Place Order|Continue to shipping)/;
          const shown = await shopper.pressOn(checkout, first, {paymentMethod: 'cod'});
          await shopper.placeOrder(shown, {paymentMethod: 'cod'});
          const [order] = await ordersOf(email, taxed);
          const {tax, fulfillment} = sums(body.totals);
          expect(order).toMatchObject({total: totalOf(body), tax, shipping: fulfillment});
          expect(tax).toBeGreaterThan(0);
        },
      ),
      {numRuns: 6, seed: 20_261_124},
    );
    // Only the shop's own rules offer more ways than one.
    expect(chosen > 0).toBe(whose === 'shop');
    agent.answers.push(...own.answers);
  });
});

describe('an order', () => {
  test('is answered by both protocols to the holder of its link, and to no one else', async () => {
    const email = anEmail();
    const made = await agent.post(
      '/checkout-sessions',
      wholeCheckout(email, ['mens-multi-vitamin', 2]),
    );
    const {shopper, checkout} = await handOver(made.body.continue_url);
    const thanks = await shopper.placeOrder(checkout, {paymentMethod: 'cod'});
    const path = thanks.document.querySelector('main a[href^="/orders/"]')?.getAttribute('href');
    const link = new URL(path ?? '', shop.url());
    const [order] = await ordersOf(email);
    const {body} = await agent.get(`/orders/${link.searchParams.get('key')}`);
    expect(body).toMatchObject({
      label: order?.orderNumber,
      permalink_url: link.href,
      line_items: [{quantity: {original: 2, total: 2, fulfilled: 0}, status: 'processing'}],
      fulfillment: {expectations: [{destination: {address_locality: 'Portland'}}], events: []},
      messages: [{type: 'info', content: expect.stringMatching(/^Pay on delivery\./)}],
    });
    expect(totalOf(body)).toBe(order?.total);
    expect(sums(body.totals)).toEqual(sums(made.body.totals));
    expect(JSON.stringify(body)).not.toContain(email);
    const tools = await openMcpAgent(shop.url());
    expect(await tools.call('get_order', {id: link.href})).toEqual(body);
    const number = order?.orderNumber ?? '';
    const look = async () => (await agent.get(`/orders/${link.searchParams.get('key')}`)).body;
    await shop.control().ship(`${number}:0`);
    expect(await look()).toMatchObject({
      line_items: [{quantity: {total: 2, fulfilled: 1}, status: 'partial'}],
      fulfillment: {events: [{type: 'shipped', line_items: [{id: 'line-1', quantity: 1}]}]},
      messages: [{}, {content: expect.stringMatching(/^1 of 2 items sent/)}],
    });
    await shop.control().ship(number);
    await shop.control().refund(`${number}:0`, 'Arrived damaged');
    expect(await look()).toMatchObject({
      line_items: [{quantity: {original: 2, total: 1, fulfilled: 1}, status: 'fulfilled'}],
      adjustments: [{type: 'refund', description: 'Arrived damaged'}],
    });
    for (const id of [number, `${shop.url()}/orders/${number}`, `${link.href}x`, 'x'.repeat(90)])
      expect(codesOf(await tools.call('get_order', {id}))).toEqual(['not_found']);
  });
});

describe('what an agent hands over', () => {
  const aCheckout = async () =>
    (await agent.post('/checkout-sessions', items(['mens-multi-vitamin', 1]))).body
      .continue_url as string;

  test('changes nothing before it is wanted, and asks where a cart holds other things', async () => {
    const shopper = shopping(shop.openBrowser());
    await shopper.add('/womens-multi-vitamin');
    const page = await shopper.open(await aCheckout());
    expect(page.main).toContain('Your cart holds other items.');
    const before = await shopper.open('/cart');
    expect(before.main).not.toContain('Men');
    await shopper.pressOn(page, 'Add these to my cart');
    const both = await shopper.open('/cart');
    expect(both.main).toMatch(/Women.*Men|Men.*Women/);
    const other = await shopper.open(await aCheckout());
    await shopper.pressOn(other, 'Replace them with these');
    expect((await shopper.open('/cart')).main).not.toContain('Women');
  });

  test('cannot be posted by another site, and leads nowhere else', async () => {
    const url = new URL(await aCheckout());
    const body = new URLSearchParams({session: url.searchParams.get('session') ?? '', act: 'add'});
    const post = (headers: Record<string, string>) =>
      fetch(url, {method: 'POST', body, headers, redirect: 'manual'});
    expect((await post({Origin: 'https://elsewhere.example'})).status).toBe(403);
    const own = await post({Origin: shop.url()});
    expect([own.status, own.headers.get('Location')]).toEqual([303, '/checkout']);
    const shown = await fetch(url);
    expect(shown.headers.get('X-Frame-Options')).toBe('DENY');
    expect(shown.headers.get('Referrer-Policy')).toBe('same-origin');
  });

  test('is over when its link is forged', async () => {
    const url = await aCheckout();
    for (const forged of [url.replace(/session=../, 'session=xx'), `${url}x`, url.split('?')[0]]) {
      const page = await shop.open(forged ?? '');
      expect([page.status, page.main]).toEqual([410, expect.stringContaining('has ended')]);
    }
  });

  test('never reads who is signed in at that address', async () => {
    const answer = await agent.request('POST', '/catalog/search', {query: 'rice'}, {Cookie: 'x=1'});
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

type Broken = [
  what: string,
  request: {
    method?: 'GET' | 'POST' | 'PUT';
    path?: string;
    body?: unknown;
    headers?: Record<string, string>;
  },
  status: number,
  code: string,
];

const search = '/catalog/search';
const carts = '/carts';
const sessions = '/checkout-sessions';
const line = (change: object) => ({line_items: [{item: {id: 'x'}, quantity: 1, ...change}]});
const agentHeader = (text: string) => ({'UCP-Agent': text});
const wrongly = (
  what: string,
  path: string,
  body: unknown,
  status = 400,
  code = 'invalid_request',
): Broken => [what, {path, body}, status, code];

const broken: Broken[] = [
  ...['', 'nobody', 'profile=', 'profile="http://agent.example/p"', 'profile="agent.example"'].map(
    (text): Broken => [
      `with the name ${text || 'of nobody'}`,
      {headers: agentHeader(text)},
      400,
      'invalid_profile_url',
    ],
  ),
  ...[
    'profile="javascript:alert(1)"',
    'profile="https://a b"',
    'profile="https://a.example',
    '"',
  ].map((text): Broken => [
    `with the name ${text}`,
    {headers: agentHeader(text)},
    400,
    'invalid_profile_url',
  ]),
  [
    'with a name without end',
    {headers: agentHeader(`profile="https://agent.example/${'a'.repeat(600)}"`)},
    400,
    'invalid_profile_url',
  ],
  ['to no operation', {path: '/catalog'}, 404, 'not_found'],
  ['for all orders', {path: '/orders', method: 'GET'}, 404, 'not_found'],
  ['for an order by its number', {path: '/orders/1', method: 'GET'}, 200, 'not_found'],
  ['for another path', {path: '/carts/a/b'}, 404, 'not_found'],
  ['by a wrong method', {path: search, method: 'GET'}, 405, 'method_not_allowed'],
  ['that puts a new cart', {path: carts, method: 'PUT', body: {}}, 405, 'method_not_allowed'],
  ['that posts to a cart', {path: '/carts/abc', body: {}}, 405, 'method_not_allowed'],
  wrongly('that is no JSON', search, '{'),
  wrongly('that is a text', search, '"query"'),
  wrongly('that is a list', search, '[]'),
  wrongly('that is null', search, 'null'),
  wrongly('that is too large', search, {query: 'a'.repeat(70_000)}, 413, 'request_too_large'),
  [
    'that is a form',
    {
      path: search,
      body: 'query=rice',
      headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    },
    400,
    'invalid_request',
  ],
  wrongly('that searches for nothing', search, {}),
  wrongly('that searches for a blank', search, {query: '  '}),
  wrongly('that searches for a number', search, {query: 7}),
  wrongly('that searches too long', search, {query: 'a'.repeat(501)}),
  wrongly('with a cursor of another', search, {query: 'rice', pagination: {cursor: '../1'}}),
  wrongly('for a page of none', search, {query: 'rice', pagination: {limit: 0}}),
  wrongly('for half a page', search, {query: 'rice', pagination: {limit: 0.5}}),
  wrongly('with a price below zero', search, {query: 'rice', filters: {price: {min: -1}}}),
  wrongly('with a price in words', search, {query: 'rice', filters: {price: {max: 'ten'}}}),
  wrongly('with a category that is no list', search, {filters: {categories: 'rice'}}),
  wrongly('that looks up nothing', '/catalog/lookup', {ids: []}),
  wrongly('that looks up without ids', '/catalog/lookup', {}),
  wrongly('that looks up numbers', '/catalog/lookup', {ids: [1]}),
  wrongly(
    'that looks up too much',
    '/catalog/lookup',
    {ids: Array.from({length: 51}, (_, place) => `wp-${place}`)},
    400,
    'request_too_large',
  ),
  wrongly('for no product', '/catalog/product', {}),
  wrongly('for a product of another kind', '/catalog/product', {id: {}}),
  wrongly('that selects without a label', '/catalog/product', {id: 'a', selected: [{name: 'b'}]}),
  wrongly('for a product that is not there', '/catalog/product', {id: 'wp-0'}, 200, 'not_found'),
  wrongly('for a cart of nothing', carts, {line_items: []}),
  wrongly('for a cart without lines', carts, {}),
  wrongly('for none of it', carts, line({quantity: 0})),
  wrongly('for less than none', carts, line({quantity: -1})),
  wrongly('for half of it', carts, line({quantity: 1.5})),
  wrongly('for a hundred of it', carts, line({quantity: 100})),
  wrongly('for an item without id', carts, line({item: {}})),
  wrongly('for an item of a list', carts, line({item: ['x']})),
  wrongly('for an item without end', carts, line({item: {id: 'x'.repeat(longestLineId + 21)}})),
  wrongly('for what is not sold', carts, line({}), 200, 'item_unavailable'),
  wrongly('with a code without end', carts, {...line({}), discounts: {codes: ['A'.repeat(61)]}}),
  wrongly('with too many codes', carts, {...line({}), discounts: {codes: Array(6).fill('A')}}),
  ['for a cart that is none', {path: '/carts/abc', method: 'GET'}, 200, 'not_found'],
  ['that changes no cart', {path: '/carts/abc', method: 'PUT', body: line({})}, 200, 'not_found'],
  ['that ends no cart', {path: '/carts/abc/cancel'}, 200, 'not_found'],
  wrongly('to check out nothing', sessions, {line_items: []}, 200, 'invalid_request'),
  wrongly('to check out no cart', sessions, {line_items: [], cart_id: 'abc'}, 200, 'not_found'),
  wrongly('to check out what is not sold', sessions, line({}), 200, 'item_unavailable'),
  wrongly('with a buyer of one word', sessions, {...line({}), buyer: 'Ada'}),
  wrongly('to be picked up', sessions, {...line({}), fulfillment: {methods: [{type: 'pickup'}]}}),
  wrongly('to be sent in two ways', sessions, {...line({}), fulfillment: {methods: [{}, {}]}}),
  ['for a checkout that is none', {path: `${sessions}/abc`, method: 'GET'}, 200, 'not_found'],
  ['that completes nothing', {path: `${sessions}/abc/complete`, body: {}}, 200, 'not_found'],
  ['that cancels nothing', {path: `${sessions}/abc/cancel`, body: {}}, 200, 'not_found'],
];

test.each(broken)(
  'a request %s is answered by the protocol’s error',
  async (_, given, status, code) => {
    const {
      method = 'POST',
      path = search,
      body = method === 'GET' ? undefined : {query: 'rice'},
      headers,
    } = given;
    const answer = await agent.request(method, path, body, headers);
    expect(answer.status).toBe(status);
    if (status !== 200) {
      expect(answer.body).toEqual({
        code,
        content: expect.stringMatching(/\S/),
        continue_url: `${shop.url()}/`,
      });
      return;
    }
    expect(answer.body.ucp.status).toBe('error');
    expect(answer.body.messages).toContainEqual(
      expect.objectContaining({type: 'error', code, severity: 'unrecoverable'}),
    );
  },
);

test('every answer but the profile is signed by a key of it, and reaches its reader unpacked', () => {
  const isProfile = ({operation}: AgentAnswer) => operation === 'GET profile';
  const signed = agent.answers.filter((answer) => !isProfile(answer));
  const keys = agent.answers.filter(isProfile).flatMap(({body}) => body.keys);
  expect(signed.length).toBeGreaterThan(100);
  expect(signed.some(({status}) => status === 400)).toBe(true);
  const problems = signed.map(({status, headers, text}) =>
    problemOfAnswer({status, headers, body: text}, keys),
  );
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
  const headers = signed[0]?.headers ?? new Headers();
  expect(headers.get('Cache-Control')).toBe('private, no-store, no-transform');
  expect(headers.get('Content-Encoding')).toBeNull();
});

test('a shop that does not answer is one to try again', async () => {
  await shop.control().trouble('ProductPages', 'http500');
  const answer = await agent.post('/catalog/product', {id: 'wp-424242'});
  await shop.control().clear();
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  expect(answer.headers.get('Retry-After')).toBe('30');
});

test.skipIf(!schemasFolder)(
  'every answer is as the protocol publishes it (left out without UCP_SCHEMAS, the folder of its schemas)',
  () => {
    const check = readOfficialSchemas(schemasFolder ?? '');
    const answers = agent.answers.filter(({status}) => status < 300);
    const wrong = answers.flatMap((answer) => {
      const problems = check(answer);
      return problems.length > 0 ? [{operation: answer.operation, problems}] : [];
    });
    expect(wrong).toEqual([]);
    console.log(`${answers.length} answers are valid by the published schemas`);
  },
);
