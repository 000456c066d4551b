// @vitest-environment jsdom
import {beforeAll, describe, expect, test} from 'vitest';
import {openAgent, type Agent} from '../support/agent';
import {readOfficialSchemas, schemasFolder} from '../support/official-schemas';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1'});
let agent: Agent;

beforeAll(async () => {
  agent = await openAgent(shop.url());
});

describe('the catalog', () => {
  test('is found from the well-known address, which everybody may cache', async () => {
    const [profile] = agent.answers;
    expect(profile?.status).toBe(200);
    expect(profile?.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(profile?.body.ucp.version).toBe('2026-04-08');
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
      'nighttime-support-2:melatonin-free+with-melatonin',
      'nighttime-support-2:melatonin-free+melatonin-free',
    ]);
    const impossible = await agent.post('/catalog/product', {
      id: 'nighttime-support',
      selected: [
        {name: 'Mix', label: 'With melatonin, With melatonin'},
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
