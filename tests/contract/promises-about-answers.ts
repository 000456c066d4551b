import {describe, expect, test} from 'vitest';
import {toCents, type AdditionalAnswers, type NewOrder, type Product} from '~adapters/commerce';
import {aNewOrder} from '../support/new-orders';
import {openDesk, type OrderShop} from './order-desk';

const gift = '_wc_other/bellyful/gift-message';
const entrance = '_wc_shipping/bellyful/entrance';
const note = '_wc_other/order_comments';

/** What a shop promises about a required gift message, an optional entrance of each address, and a note. */
export function promisesAboutAnswers(shop: () => OrderShop, all: () => Product[]): void {
  const {orders, place, open} = openDesk(shop, all);
  const lack = () => shop().lack?.('the shop asks for no gift message') ?? expect.fail();
  const withAnswers = (fields: AdditionalAnswers, changes: Partial<NewOrder> = {}) =>
    aNewOrder({fields, ...changes});
  const refusalsOf = async (fields: AdditionalAnswers, changes?: Partial<NewOrder>) => {
    const placement = await place(withAnswers(fields, changes));
    return placement.status === 'changed' ? placement.changes : expect.fail(placement.status);
  };

  describe('what the shop asks at checkout', () => {
    test('is refused without what it wants, in its own words, and no order is made', async () => {
      if (!shop().asks) lack();
      const wanted = withAnswers({[gift]: ' '});
      const missing = {kind: 'field', field: gift, message: 'Gift message is required'};
      expect(await place(wanted)).toEqual({status: 'changed', changes: [missing]});
      expect(await orders().findByCheckout(wanted.key)).toBeNull();
      expect(await refusalsOf({[gift]: 'See https://a.example'})).toEqual([
        {...missing, message: 'Please write the message without a link.'},
      ]);
      expect(await refusalsOf({[gift]: 'a'.repeat(201)})).toEqual([
        {...missing, message: 'Gift message is too long (200 letters at most)'},
      ]);
      expect(await refusalsOf({[gift]: 'Hi', [entrance]: 'roof'})).toMatchObject([
        {kind: 'field', field: entrance},
      ]);
    });

    test('is in the order as WooCommerce stores it, and is read as the shop shows it', async () => {
      if (!shop().asks) lack();
      const answers = {
        [gift]: 'For <b>you</b> & me',
        [entrance]: 'back',
        '_wc_billing/bellyful/entrance': 'back',
        [note]: 'Ring twice.\nThanks!',
        '_wc_other/bellyful/unknown': 'nothing',
      };
      const {databaseId} = await open(withAnswers(answers));
      const stored = (await orders().find(databaseId))?.meta ?? [];
      expect(stored).toEqual(
        expect.arrayContaining([
          {key: gift, value: 'For you & me'},
          {key: entrance, value: 'back'},
          {key: '_wc_billing/bellyful/entrance', value: 'back'},
        ]),
      );
      expect(stored.map(({key}) => key)).not.toContain('_wc_other/bellyful/unknown');
      const shown = (await orders().news([databaseId])).get(databaseId)?.answers;
      expect(shown).toHaveLength(3);
      expect(shown).toEqual(
        expect.arrayContaining([
          {label: 'Gift message', value: 'For you & me'},
          {label: 'Entrance', value: 'Back door'},
          {label: 'Note for your order', value: 'Ring twice.\nThanks!'},
        ]),
      );
    });

    test('is asked about the addresses that there are, and of nobody who knows of no questions', async () => {
      if (!shop().asks) lack();
      const total = aNewOrder().lines[0]?.total ?? toCents(0);
      const unsent = {shipping: null, expected: {...aNewOrder().expected, total}};
      const open = await place(withAnswers({[gift]: 'Hi', [entrance]: 'roof'}, unsent));
      expect(open.status).toBe('open');
      expect((await place(aNewOrder())).status).toBe('open');
    });
  });
}
