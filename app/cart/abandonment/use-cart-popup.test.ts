// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {emptyCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {nothingAbandoned, useAbandonmentStore, type StoredAbandonment} from './abandonment-store';
import {rememberCart} from './use-cart-popup';
import {useCartPopup} from './use-cart-popup';

const start = new Date('2026-11-23T10:00:00Z').getTime();
const minute = 60_000;
const day = 24 * 60 * minute;
const key = 'cart-abandonment-storage';

const line = {
  id: 'wp-130',
  name: 'Konjac Spaghetti Pasta',
  price: toCents(449),
  quantity: 2,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/wordpress-product/konjac-spaghetti',
};

const afterReminder = {lastCartUpdateTime: start, hasShownReminderPopup: true};

const cart = () => useCartStore.getState();
const remembered = () => useAbandonmentStore.getState();
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

let stopRemembering = () => {};

/** What an earlier visit left of a cart, `later` after its last change, on a page that is opened now. */
async function openPage(left: unknown, later: number, items = [line]) {
  vi.setSystemTime(start + later);
  const text = typeof left === 'string' ? left : JSON.stringify({state: left, version: 0});
  localStorage.setItem(key, text);
  localStorage.setItem('cart-storage', JSON.stringify({state: {items}, version: 1}));
  await useAbandonmentStore.persist.rehydrate();
  await useCartStore.persist.rehydrate();
  stopRemembering = rememberCart();
  return renderHook(useCartPopup).result;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/faq');
  useCartStore.setState(emptyCart);
  useAbandonmentStore.setState(nothingAbandoned);
});
afterEach(() => {
  stopRemembering();
  vi.useRealTimers();
});

describe('the reminder', () => {
  test('comes at a check five minutes after the last change of the cart', async () => {
    const popup = await openPage({lastCartUpdateTime: start}, 0);
    pass(4.5 * minute);
    expect(popup.current.kind).toBeNull();
    pass(minute / 2);
    expect(popup.current.kind).toBe('reminder');
    expect(remembered().hasShownReminderPopup).toBe(false);
  });

  test('waits five minutes more after every change', async () => {
    const popup = await openPage({lastCartUpdateTime: start}, 4 * minute);
    act(() => cart().setQuantity(line.id, 3));
    pass(4.5 * minute);
    expect(popup.current.kind).toBeNull();
    pass(minute / 2);
    expect(popup.current.kind).toBe('reminder');
  });

  test('waits no longer because the stored cart is read again', async () => {
    await openPage({lastCartUpdateTime: start}, 4 * minute);
    await act(() => useCartStore.persist.rehydrate());
    expect(remembered().lastCartUpdateTime).toBe(start);
  });

  test('comes at the first check for a cart of three days ago', async () => {
    const popup = await openPage({lastCartUpdateTime: start - 3 * day}, 0);
    pass(minute / 2);
    expect(popup.current.kind).toBe('reminder');
  });

  test.each(['/checkout', '/thank-you', '/payment-return'])('stays away on %s', async (path) => {
    history.replaceState(null, '', path);
    const popup = await openPage({lastCartUpdateTime: start}, 20 * minute);
    pass(3 * minute);
    expect(popup.current.kind).toBeNull();
  });

  test('stays away while another dialog is open, and comes at the next check', async () => {
    const popup = await openPage({lastCartUpdateTime: start}, 20 * minute);
    document.body.innerHTML = '<dialog open></dialog>';
    pass(2 * minute);
    expect(popup.current.kind).toBeNull();
    document.body.innerHTML = '';
    pass(minute / 2);
    expect(popup.current.kind).toBe('reminder');
  });

  test('stays away in a tab that nobody looks at, and comes once somebody does', async () => {
    const popup = await openPage({lastCartUpdateTime: start}, 20 * minute);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(2 * minute);
    expect(popup.current.kind).toBeNull();
    visibility.mockRestore();
    pass(minute / 2);
    expect(popup.current.kind).toBe('reminder');
  });

  test('is gone 300 ms after it was closed', async () => {
    const popup = await openPage({lastCartUpdateTime: start}, 5 * minute);
    pass(minute / 2);
    act(() => remembered().markShown('reminder'));
    expect(popup.current).toEqual({kind: 'reminder', isClosing: true});
    pass(299);
    expect(popup.current.kind).toBe('reminder');
    pass(1);
    expect(popup.current.kind).toBeNull();
  });
});

describe('the discount', () => {
  test('comes after ten minutes, and not while the reminder was not closed', async () => {
    const popup = await openPage({lastCartUpdateTime: start}, 0);
    pass(11 * minute);
    expect(popup.current.kind).toBe('reminder');
    act(() => remembered().markShown('reminder'));
    pass(minute / 2);
    expect(popup.current.kind).toBe('discount');
  });

  test('does not come before ten minutes', async () => {
    const popup = await openPage(afterReminder, 9 * minute);
    pass(minute / 2);
    expect(popup.current.kind).toBeNull();
    pass(minute / 2);
    expect(popup.current.kind).toBe('discount');
  });

  test('once declined does not come back', async () => {
    const popup = await openPage(afterReminder, 10 * minute);
    pass(minute / 2);
    act(() => remembered().markShown('discount'));
    pass(5 * minute);
    expect(popup.current.kind).toBeNull();
    expect(remembered()).toMatchObject({hasShownDiscountPopup: true, discountApplied: false});
  });

  test('keeps the time it was first offered over a reload', async () => {
    const offered = {...afterReminder, discountOfferedAt: start + 14 * minute};
    const popup = await openPage(offered, 20 * minute);
    pass(minute / 2);
    expect(popup.current.kind).toBe('discount');
    expect(remembered().discountOfferedAt).toBe(start + 14 * minute);
  });

  test('that ran out while the shop was closed is not offered again', async () => {
    const offered = {...afterReminder, discountOfferedAt: start + 14 * minute};
    const popup = await openPage(offered, 30 * minute);
    pass(2 * minute);
    expect(popup.current.kind).toBeNull();
    expect(remembered().hasShownDiscountPopup).toBe(true);
  });

  test('is not offered for a cart that has it already, nor for one that costs nothing', async () => {
    const popup = await openPage(afterReminder, 11 * minute);
    cart().applyDiscount({code: 'SAVE10', amount: toCents(85), freeShipping: false});
    pass(2 * minute);
    expect(popup.current.kind).toBeNull();
    act(() => void useCartStore.setState({...emptyCart, items: [{...line, price: toCents(0)}]}));
    pass(20 * minute);
    expect(popup.current.kind).toBeNull();
  });
});

describe('a cart that is emptied', () => {
  test('is forgotten with all that was remembered of it', async () => {
    const popup = await openPage({...afterReminder, discountCode: 'SAVE10'}, 6 * minute);
    act(() => cart().removeItem(line.id));
    expect(localStorage.getItem(key)).toBeNull();
    pass(20 * minute);
    expect(popup.current.kind).toBeNull();
  });

  test('while the shop was closed is forgotten, too', async () => {
    const popup = await openPage({lastCartUpdateTime: start - 3 * day}, 0, []);
    expect(localStorage.getItem(key)).toBeNull();
    act(() => void useCartStore.setState({items: [line]}));
    pass(4 * minute);
    expect(popup.current.kind).toBeNull();
  });
});

describe('a stored state', () => {
  const usual: StoredAbandonment = {...nothingAbandoned, lastCartUpdateTime: start};

  test.each<[string, unknown]>([
    ['from the future', {...usual, lastCartUpdateTime: start + 3 * day}],
    ['that is no JSON', '{"state":{"last'],
    ['that is a number', '42'],
    ['with a time in text', {...usual, lastCartUpdateTime: 'yesterday'}],
    ['with fields of other kinds', {lastCartUpdateTime: -5, hasShownReminderPopup: 'no'}],
    ['without fields', {}],
  ])('%s starts anew', async (_, left) => {
    const popup = await openPage(left, 0);
    pass(4.5 * minute);
    expect(popup.current.kind).toBeNull();
    pass(minute);
    expect(popup.current.kind).toBe('reminder');
  });
});
