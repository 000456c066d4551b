import {freshProduct} from '../support/shop';
import {describe, expect, test} from 'vitest';
import {
  toCents,
  type Commerce,
  type NewOrder,
  type NewOrderLine,
  type Product,
} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {aCharge, openDesk} from './order-desk';

/** A shop that sells one product of each of these ways. */
export interface ShopOfTypes {
  commerce: Commerce;
  ids: {
    /** Variable: any color, told by an attribute of the whole shop. */
    any: number;
    /** Virtual, with a file that may be downloaded three times. */
    file: number;
    /** Sold individually, and virtual. */
    single: number;
    /** Two are there, and backorders are told. */
    bowl: number;
    /** Of single and bowl, in this order. */
    group: number;
    external: number;
  };
  /** Told of a paid order, which would stay otherwise. */
  remove?: (databaseId: number) => unknown;
}

/** What a shop promises about the ways in which it sells (rules: Types of products). */
export function promisesAboutTypes(shop: () => ShopOfTypes): void {
  const {orders, expectTo, open} = openDesk(
    () => ({commerce: shop().commerce, couponCode: '', methods: []}),
    () => [],
  );

  async function read(which: keyof ShopOfTypes['ids']): Promise<Product> {
    const product = await freshProduct(shop().commerce, shop().ids[which]);
    return product ?? expect.fail(`there is no product ${which}`);
  }

  /** A line of a product as its page would order it. */
  function lineOf(product: Product, changes: Partial<NewOrderLine> = {}): NewOrderLine {
    const {quantity = 1} = changes;
    const [variation] = product.variations;
    const price = (variation ?? product).price ?? toCents(0);
    return aNewLine({
      name: product.name,
      productId: product.databaseId,
      variationId: variation?.databaseId ?? null,
      price,
      quantity,
      subtotal: toCents(price * quantity),
      total: toCents(price * quantity),
      ...changes,
    });
  }

  function orderOf(line: NewOrderLine, changes: Partial<NewOrder> = {}): NewOrder {
    const order = aNewOrder({lines: [line], ...changes});
    return {
      ...order,
      expected: {...order.expected, total: line.total + (order.shipping?.total ?? 0)},
    };
  }

  const unsent = {shipping: null};

  describe('a variation that takes any', () => {
    test('tells what can be chosen, and has it on the order’s line', async () => {
      const product = await read('any');
      const [choice] = product.variations[0]?.openChoices ?? [];
      expect(choice).toMatchObject({key: expect.stringMatching(/^pa_/)});
      const [option] = choice?.options ?? [];
      if (!choice || !option) return expect.fail('there is nothing to choose');
      expect(option.name).not.toBe(option.value);
      const line = lineOf(product, {attributes: {[choice.key]: option.value}});
      const {databaseId} = await open(orderOf(line));
      const found = await orders().find(databaseId);
      expect(found?.lines[0]?.attributes).toContainEqual({name: choice.key, value: option.value});
    });

    test('is not ordered without a choice, nor with one that there is not', async () => {
      const product = await read('any');
      const key = product.variations[0]?.openChoices[0]?.key ?? '';
      const changes = [{kind: 'price', productId: product.databaseId}];
      for (const attributes of [{}, {[key]: 'nothing-like-it'}, {elsewhere: 'sand'}]) {
        const answer = await expectTo('changed', orderOf(lineOf(product, {attributes})));
        expect(answer.changes).toMatchObject(changes);
      }
    });
  });

  test('what is virtual is ordered without shipping, and gives its files once it is paid', async () => {
    const product = await read('file');
    expect(product.soldAs).toEqual({isVirtual: true});
    const {databaseId} = await open(orderOf(lineOf(product), unsent));
    const found = await orders().find(databaseId);
    expect(found).toMatchObject({shipsNothing: true, hasDownloads: true, shippingTotal: 0});
    expect((await orders().news([databaseId])).get(databaseId)?.address).toBeNull();
    expect((await orders().downloads([databaseId])).get(databaseId)).toEqual([]);
    const paid = await orders().finish(databaseId, aCharge());
    expect(paid.order).toMatchObject({status: 'COMPLETED', hasDownloads: true, shipsNothing: true});
    const files = (await orders().downloads([databaseId])).get(databaseId);
    expect(files).toMatchObject([{productName: product.name, remaining: 3}]);
    expect(files?.[0]?.url).toContain(`download_file=${product.databaseId}`);
    shop().remove?.(databaseId);
  });

  test('an order is as it is sent: nothing is made where the shop knows that otherwise', async () => {
    const [file, bowl] = [await read('file'), await read('bowl')];
    await expectTo('changed', orderOf(lineOf(file)));
    await expectTo('changed', orderOf(lineOf(bowl), unsent));
  });

  test('what is sold individually is one', async () => {
    const product = await read('single');
    expect(product.soldAs).toEqual({isVirtual: true, isSingle: true});
    await expectTo('changed', orderOf(lineOf(product, {quantity: 2}), unsent));
    await open(orderOf(lineOf(product), unsent));
  });

  test('more than is there is sold where backorders are allowed, and noted as WooCommerce notes it', async () => {
    const product = await read('bowl');
    expect(product).toMatchObject({stockQuantity: null, soldAs: {backordersBeyond: 2}});
    const {databaseId} = await open(orderOf(lineOf(product, {quantity: 3})));
    const found = await orders().find(databaseId);
    expect(found?.lines[0]?.attributes).toEqual([{name: 'Backordered', value: '1'}]);
  });

  test('a group is bought by its parts, and costs from the cheapest on', async () => {
    const [group, single, bowl] = [await read('group'), await read('single'), await read('bowl')];
    expect(group).toMatchObject({kind: 'grouped', isPurchasable: false});
    expect(group.parts.map(({name}) => name)).toEqual([single.name, bowl.name]);
    expect(group.parts[0]).toMatchObject({price: single.price, soldAs: {isSingle: true}});
    expect(group.priceRange).toEqual({from: bowl.price, to: single.price});
    await expectTo('changed', orderOf(lineOf(group)));
  });

  test('what is sold elsewhere tells where, and is not ordered', async () => {
    const product = await read('external');
    expect(product).toMatchObject({
      kind: 'external',
      isPurchasable: false,
      external: {url: 'https://books.example/konjac', label: 'Buy at Books & Co'},
    });
    await expectTo('changed', orderOf(lineOf(product)));
  });
}
