// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {usualFacts} from '~adapters/commerce/price-facts';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {emptyCart} from './cart-state';
import {useCartStore} from './cart-store';
import {useDiscountStore} from './codes/discount-store';
import {useHasHydrated, useStoreHydration} from './store-hydration';
import {setPriceFacts} from '../../tests/support/set-shop';

const item = {
  id: 'wp-23-var-25',
  name: 'Konjac Angel Hair Noodles (6)',
  price: toCents(2399),
  quantity: 2,
  image: '/pictures/konjac-320.webp',
  variationId: 25,
  variationAttributes: [{name: 'Pack Size', value: '6'}],
  href: '/wordpress-product/konjac-angel-hair',
};
const {quantity: _, ...newItem} = item;

const key = 'cart-storage';
const store = (state: unknown, version = 1) =>
  localStorage.setItem(key, JSON.stringify({state, version}));
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const rehydrate = () => useCartStore.persist.rehydrate();
const cart = () => useCartStore.getState();

beforeEach(async () => {
  localStorage.clear();
  useCartStore.setState({...emptyCart, isCartOpen: false});
  await rehydrate();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a stored cart', () => {
  test('is there again after a reload, with the drawer closed', async () => {
    cart().addItem(newItem, 2);
    cart().applyDiscount({code: 'GETSTARTED', amount: toCents(500), freeShipping: false});
    cart().openCart();
    const stored = localStorage.getItem(key) ?? '';
    useCartStore.setState({...emptyCart, isCartOpen: false});
    localStorage.setItem(key, stored);
    await rehydrate();
    expect(cart()).toMatchObject({
      items: [item],
      discountCode: 'GETSTARTED',
      discountAmount: 500,
      isCartOpen: false,
    });
  });

  test('holds no more than what outlives a visit', () => {
    cart().addItem(newItem, 2);
    expect(stored()).toEqual({version: 1, state: {...emptyCart, items: [item]}});
  });

  test('whose amounts are not whole cents is left', async () => {
    store({items: [{...item, price: 20}]}, 0);
    await rehydrate();
    expect(cart().items).toEqual([]);
  });

  test('of a later version is read as far as it is understood', async () => {
    store({items: [item], wishes: []}, 7);
    await rehydrate();
    expect(cart().items).toEqual([item]);
  });
});

describe('broken storage', () => {
  test.each([
    ['no JSON', '{"state":{"items":['],
    ['JSON that is no object', '42'],
    ['null', 'null'],
    ['an object without state', '{}'],
    ['a state that is a list', '{"state":[],"version":1}'],
    ['items that are no list', '{"state":{"items":{"length":3}},"version":1}'],
    ['a state of null', '{"state":null,"version":1}'],
    ['a broken state of version 0', '{"state":{"items":[null,7]},"version":0}'],
  ])('with %s gives an empty cart that works', async (_, text) => {
    localStorage.setItem(key, text);
    await rehydrate();
    expect(cart().items).toEqual([]);
    cart().addItem(newItem);
    expect(cart().items).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'wp-23'],
    ['an item without a price', {...item, id: 'a', price: undefined}],
    ['a price in fractions', {...item, id: 'a', price: 23.99}],
    ['a negative price', {...item, id: 'a', price: -1}],
    ['a price in text', {...item, id: 'a', price: '2399'}],
    ['a quantity of zero', {...item, id: 'a', quantity: 0}],
    ['half a piece', {...item, id: 'a', quantity: 0.5}],
    ['a hundred pieces', {...item, id: 'a', quantity: 100}],
    ['an id with markup', {...item, id: '<img src=x>'}],
    ['an empty name', {...item, id: 'a', name: ''}],
    ['a noodle that does not exist', {...item, id: 'a', konjacNoodleType: 'Penne'}],
    ['an offer that does not exist', {...item, id: 'a', offerId: 'all-free'}],
    ['the same line twice', {...item, quantity: 9}],
  ])('drops %s and keeps the valid item', async (_, broken) => {
    store({items: [item, broken]});
    await rehydrate();
    expect(cart().items).toEqual([item]);
  });

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example'])(
    'leads a line with the link %s to the products instead',
    async (href) => {
      store({items: [{...item, href}]});
      await rehydrate();
      expect(cart().items[0]?.href).toBe('/products');
    },
  );

  test.each(['javascript:alert(1)', '//evil.example/x.png', 'data:image/png,x'])(
    'shows a line with the picture %s without it',
    async (image) => {
      store({items: [{...item, image}]});
      await rehydrate();
      expect(cart().items[0]?.image).toBe('');
    },
  );

  test('that holds a code and no item is an empty cart', async () => {
    store({items: [], discountCode: 'GETSTARTED', discountAmount: 500});
    await rehydrate();
    expect(cart()).toMatchObject(emptyCart);
  });

  test('drops the pop-up’s discount where the shop has rules of its own', async () => {
    const popUp = {abandonmentDiscountCode: 'STAY10', abandonmentDiscount: 10};
    store({items: [item], ...popUp});
    await rehydrate();
    expect(cart()).toMatchObject(popUp);
    setPriceFacts({rules: 'shop'});
    await rehydrate();
    setPriceFacts(usualFacts);
    expect(cart()).toMatchObject({...emptyCart, items: [item]});
  });

  test('repairs what has a harmless default', async () => {
    store({items: [{id: item.id, name: item.name, price: 2399, quantity: 2}]});
    await rehydrate();
    expect(cart().items).toEqual([
      {...item, image: '', variationId: null, variationAttributes: [], href: '/products'},
    ]);
  });

  test('keeps one piece of a free sample stored with many', async () => {
    store({items: [{...item, id: 'free-sample', price: 0, quantity: 50}]});
    await rehydrate();
    expect(cart().items[0]?.quantity).toBe(1);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an amount without a code', {discountAmount: 500}],
    ['a code with a negative amount', {discountCode: 'X', discountAmount: -500}],
    ['a code with an amount in text', {discountCode: 'X', discountAmount: '500'}],
    ['a pop-up discount of 1000 %', {abandonmentDiscountCode: 'X', abandonmentDiscount: 1000}],
    ['a pop-up discount without its code', {abandonmentDiscount: 10}],
  ])('drops %s', async (_, discount) => {
    store({items: [item], ...discount});
    await rehydrate();
    expect(cart()).toMatchObject({...emptyCart, items: [item]});
  });

  test('that is full or forbidden leaves a cart in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cart().addItem(newItem);
    expect(cart().items).toHaveLength(1);
  });

  test('that cannot be read at all leaves a cart in memory', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await rehydrate();
    cart().addItem(newItem);
    expect(cart().items).toHaveLength(1);
  });
});

describe('hydration', () => {
  test('reads the stored cart and says so', async () => {
    store({items: [item]});
    const {result} = renderHook(() => {
      useStoreHydration();
      return {isKnown: useHasHydrated(), items: useCartStore((state) => state.items)};
    });
    await vi.waitFor(() => expect(result.current).toEqual({isKnown: true, items: [item]}));
  });

  test('brings a change made in another tab into this one', async () => {
    const {result} = renderHook(() => {
      useStoreHydration();
      return useCartStore((state) => state.items);
    });
    store({items: [{...item, quantity: 9}]});
    window.dispatchEvent(new StorageEvent('storage', {key}));
    await vi.waitFor(() => expect(result.current[0]?.quantity).toBe(9));
  });

  test('ignores other keys, and everything once it is gone', async () => {
    const {unmount} = renderHook(() => useStoreHydration());
    store({items: [item]});
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme'}));
    expect(cart().items).toEqual([]);
    unmount();
    window.dispatchEvent(new StorageEvent('storage', {key}));
    expect(cart().items).toEqual([]);
  });

  test('never overwrites a stored cart before it was read', async () => {
    vi.resetModules();
    store({items: [item]});
    const fresh = await import('./cart-store');
    fresh.useCartStore.getState().openCart();
    expect(stored()).toEqual({version: 1, state: {items: [item]}});
    await fresh.useCartStore.persist.rehydrate();
    expect(fresh.useCartStore.getState().items).toEqual([item]);
  });

  test.each([
    ['joins it', [item], [item, {...item, id: 'other', quantity: 1}]],
    ['is stored where there is none', null, [{...item, id: 'other', quantity: 1}]],
  ])('what is added before the stored cart was read %s', async (_, before, after) => {
    vi.resetModules();
    if (before) store({items: before});
    const fresh = await import('./cart-store');
    fresh.useCartStore.getState().addItem({...newItem, id: 'other'});
    expect(stored()).toMatchObject({state: {items: after}});
    await fresh.useCartStore.persist.rehydrate();
    expect(fresh.useCartStore.getState().items).toEqual(after);
  });
});

describe('loyalty', () => {
  const discounts = () => useDiscountStore.getState();

  test('is remembered as the server last answered', async () => {
    await useDiscountStore.persist.rehydrate();
    discounts().setLoyalty(true);
    expect(discounts()).toMatchObject({hasLoyaltyDiscount: true, loyaltyDiscount: 10});
    await useDiscountStore.persist.rehydrate();
    expect(discounts().hasLoyaltyDiscount).toBe(true);
    discounts().setLoyalty(false);
    expect(discounts()).toMatchObject({hasLoyaltyDiscount: false, loyaltyDiscount: 0});
  });

  test('of a visitor leaves nothing in the browser', async () => {
    await useDiscountStore.persist.rehydrate();
    discounts().setLoyalty(false);
    expect(localStorage.getItem('discount-storage')).toBeNull();
  });

  test.each(['"yes"', '{"state":{"hasLoyaltyDiscount":"true","loyaltyDiscount":90},"version":1}'])(
    'is not read out of %s',
    async (text) => {
      localStorage.setItem('discount-storage', text);
      await useDiscountStore.persist.rehydrate();
      expect(discounts()).toMatchObject({hasLoyaltyDiscount: false, loyaltyDiscount: 0});
    },
  );

  test('product pages can tell the bulk tiers', () => {
    expect(discounts().bulkDiscounts.map((tier) => [tier.minimumQuantity, tier.percent])).toEqual([
      [6, 20],
      [3, 10],
      [2, 5],
    ]);
  });
});
