import {freshProduct} from '../support/shop';
import {describe, expect, test} from 'vitest';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createSupplies} from '~adapters/supplies/woocommerce';
import {
  lack,
  liveCommerce,
  livePlugin,
  mailFolder,
  mailsTo,
  mayWrite,
  readFacts,
  requestAsAdmin,
} from './live-shop';
import {patienceFor} from './patience';

const meta = (fields: Record<string, string>) =>
  Object.entries(fields).map(([key, value]) => ({key: `_bellyful_${key}`, value}));

/** Two of something with a label, ordered and sent by staff; who buys it has never bought here. */
async function openOrdered() {
  const email = `ina-${crypto.randomUUID().slice(0, 8)}@shop.example`;
  const sku = `SUPPLY-${crypto.randomUUID().slice(0, 8)}`;
  const product = await requestAsAdmin<{id: number}>('POST', 'products', {
    name: 'Thirty & Capsules',
    sku,
    regular_price: '12.00',
    meta_data: meta({
      servings: '30',
      servings_a_day: '1',
      serving_size: '1 capsule',
      allergens: 'None.',
      facts: 'Iron | 18 mg | 100',
    }),
  });
  const order = await requestAsAdmin<{id: number; line_items: {id: number}[]}>('POST', 'orders', {
    status: 'completed',
    billing: {first_name: 'Ina', last_name: 'Stone', email},
    line_items: [{product_id: product.id, quantity: 2}],
  });
  const supplies = createSupplies(livePlugin());
  const find = async () => (await supplies.of([order.id])).get(order.id);
  const {storefrontUrl} = await readFacts();
  const returnUrl = `${storefrontUrl ?? lack('It does not know its storefront’s address.')}/account/reminders`;
  const save = (wants: boolean | null, isConfirmed: boolean) =>
    supplies.save(order.id, {
      doses: [{id: order.line_items[0]?.id ?? 0, perDay: 2, days: 15, skus: [sku]}],
      wants,
      isConfirmed,
      returnUrl,
    });
  return {email, sku, product, order, supplies, find, save};
}

describe.runIf(mayWrite)('a real shop', () => {
  test('tells the label of a product as it was typed into its fields', async () => {
    const {product} = await openOrdered();
    expect((await freshProduct(liveCommerce(), product.id))?.label).toMatchObject({
      servingsADay: 1,
      allergens: 'None.',
      facts: [
        {
          servingSize: '1 capsule',
          servingsPerContainer: 30,
          rows: [{name: 'Iron', amount: '18 mg', dailyValuePercent: 100}],
        },
      ],
    });
  });

  test('tells how long an order lasts, less what was given back, and stores what is taken', async () => {
    const {sku, order, find, save} = await openOrdered();
    expect(await find()).toMatchObject({
      reminder: 'none',
      lines: [
        {
          name: 'Thirty & Capsules',
          sku,
          quantity: 2,
          servingSize: '1 capsule',
          servings: 30,
          servingsADay: 1,
          perDay: null,
        },
      ],
    });
    expect(await save(true, true)).toMatchObject({reminder: 'planned', lines: [{perDay: 2}]});
    await requestAsAdmin('POST', `orders/${order.id}/refunds`, {
      api_refund: false,
      line_items: [{id: order.line_items[0]?.id, quantity: 1, refund_total: 12}],
    });
    expect(await find()).toMatchObject({reminder: 'planned', lines: [{quantity: 1, perDay: 2}]});
    await requestAsAdmin('PUT', `orders/${order.id}`, {status: 'cancelled'});
    expect(await find()).toMatchObject({reminder: 'unavailable', lines: []});
  });

  test.runIf(mailFolder)(
    'asks an unproven address first, and ends what its links end',
    async () => {
      const {email, supplies, find, save} = await openOrdered();
      expect(await save(true, false)).toMatchObject({reminder: 'unconfirmed'});
      const findToken = () =>
        mailsTo(email)
          .flatMap(({message}) => message.match(/https?:[^"<\s]+/g) ?? [])
          .map((text) => new URL(text.replaceAll(/&(#038|amp);/g, '&')).searchParams)
          .find((query) => query.get('type') === 'confirm')
          ?.get('token') ?? '';
      await expect.poll(findToken, {timeout: Math.max(10_000, patienceFor(1))}).not.toBe('');
      const token = findToken();
      expect(await createWooAccounts(livePlugin()).mails.list({token}, 'all')).toBeNull();
      expect(await supplies.confirm(token)).toBe(true);
      expect(await find()).toMatchObject({reminder: 'planned'});
      expect(await save(false, false)).toMatchObject({reminder: 'none'});
      expect(await supplies.confirm(token)).toBe(false);
    },
  );
});
