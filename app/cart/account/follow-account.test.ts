// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {CartChange, CartEntry} from '~adapters/accounts';
import {toCents} from '~adapters/commerce/money';
import {useSessionStore} from '~/browser/session-store';
import {changeCart, type StoredCart} from '~mocks/wordpress/change-cart';
import type {CartItem} from '~/pricing/cart-item';
import {emptyCart} from '../cart-state';
import {useCartStore} from '../cart-store';
import {followAccount, leaveAccount, meetAccount, tellAccount} from './follow-account';

// Rules: The cart of an account
const item = (id: string, quantity = 1, more: Partial<CartItem> = {}): CartItem => ({
  id,
  name: id,
  price: toCents(500),
  quantity,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/products',
  ...more,
});

/** The account behind `/functions/server-cart`. */
let stored: StoredCart | undefined;
let posted: CartChange[][];
let isAway: boolean;
/** What it answers does not arrive. */
let isLost: boolean;
/** Its session was ended elsewhere. */
let isOver: boolean;
/** What the shop does not sell any more. */
let gone: string;
/** What happens before an answer is there. */
let meanwhile: () => void;
let end: () => void;

const linesOf = (cart: StoredCart | undefined): CartEntry[] =>
  [...(cart?.lines.values() ?? [])].flatMap(({line}) => (line ? [line] : []));

/** Another device of the account. */
const elsewhere = (key: string, line: CartEntry | null, ageMs = 0) =>
  (stored = changeCart(stored, {changes: [{key, line, ageMs}]}, Date.now()));

function answer({body}: {body: string}): Promise<Response> {
  const {changes} = JSON.parse(body) as {changes: CartChange[]};
  if (isAway) return Promise.reject(new TypeError('Failed to fetch'));
  posted.push(changes);
  if (isOver) return Promise.resolve(Response.json({isOver: true}, {status: 401}));
  stored = changeCart(stored, {changes}, Date.now());
  const lines = linesOf(stored).filter((line) => !('code' in line));
  const code = linesOf(stored).find((line) => 'code' in line)?.['code'] ?? null;
  meanwhile();
  meanwhile = () => {};
  if (isLost) return Promise.reject(new TypeError('Failed to fetch'));
  const known = lines.filter(({id}) => id !== gone);
  const named = known.map(({id, quantity, ...more}) => item(String(id), Number(quantity), more));
  return Promise.resolve(Response.json({lines, code, items: named}));
}

beforeEach(async () => {
  localStorage.clear();
  stored = undefined;
  posted = [];
  isAway = isLost = isOver = false;
  gone = '';
  meanwhile = () => {};
  end = () => {};
  vi.stubGlobal('fetch', (path: string, init: {body: string}) =>
    path === '/functions/server-cart'
      ? answer(init)
      : Promise.resolve(Response.json({valid: true, discountAmount: 500})),
  );
  useCartStore.setState({...emptyCart});
  await useCartStore.persist.rehydrate();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const cart = () =>
  Object.fromEntries(useCartStore.getState().items.map(({id, quantity}) => [id, quantity]));
const {addItem, setQuantity, removeItem, clearCart} = useCartStore.getState();

async function follow(account = 'ana') {
  end();
  await meetAccount(account);
  end = followAccount(account);
}

describe('a guest who signs in', () => {
  test('finds the account’s cart, and what he had beside it, once', async () => {
    elsewhere('wp-1', {id: 'wp-1', quantity: 2});
    elsewhere('wp-9', {id: 'wp-9', quantity: 1});
    addItem(item('wp-1'), 3);
    addItem(item('wp-2'));
    await follow();
    expect(cart()).toEqual({'wp-1': 5, 'wp-9': 1, 'wp-2': 1});
    await follow();
    await follow();
    expect(cart()).toEqual({'wp-1': 5, 'wp-9': 1, 'wp-2': 1});
    expect(linesOf(stored).map(({quantity}) => quantity)).toEqual([5, 1, 1]);
  });

  test('has an offer once, and at most 99 of anything', async () => {
    const offer = {offerId: 'bundle-starter'} as const;
    elsewhere('wp-1#bundle-starter', {id: 'wp-1', quantity: 1, ...offer});
    elsewhere('wp-2', {id: 'wp-2', quantity: 60});
    addItem(item('wp-1', 1, offer));
    addItem(item('wp-2'), 60);
    await follow();
    expect(cart()).toEqual({'wp-1': 1, 'wp-2': 99});
  });

  test('merges nothing twice where an answer was lost', async () => {
    elsewhere('wp-1', {id: 'wp-1', quantity: 2});
    addItem(item('wp-1'), 3);
    const lost = vi.fn(() => {
      isAway = true;
    });
    meanwhile = lost;
    await meetAccount('ana');
    expect(lost).toHaveBeenCalled();
    isAway = false;
    await follow();
    expect(cart()).toEqual({'wp-1': 5});
    expect(linesOf(stored)).toMatchObject([{quantity: 5}]);
  });

  test('keeps his cart as it was while the account is away, and merges it later', async () => {
    isAway = true;
    addItem(item('wp-1'), 3);
    await follow();
    expect(cart()).toEqual({'wp-1': 3});
    elsewhere('wp-1', {id: 'wp-1', quantity: 1});
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(linesOf(stored)).toMatchObject([{quantity: 4}]));
  });

  test('takes the account’s code, or brings his own', async () => {
    elsewhere('wp-1', {id: 'wp-1', quantity: 1});
    elsewhere('#code', {code: 'GETSTARTED'});
    await follow();
    expect(useCartStore.getState().discountCode).toBe('GETSTARTED');
    await vi.waitFor(() => expect(useCartStore.getState().discountAmount).toBe(500));
    useCartStore.getState().removeDiscount();
    await vi.waitFor(() => expect(linesOf(stored)).toEqual([{id: 'wp-1', quantity: 1}]));
  });
});

describe('an account’s cart', () => {
  beforeEach(async () => {
    addItem(item('wp-1'), 2);
    addItem(item('wp-2'));
    await follow();
  });

  test('is told of every change at once', async () => {
    setQuantity('wp-1', 5);
    await vi.waitFor(() => expect(linesOf(stored)[0]).toMatchObject({id: 'wp-1', quantity: 5}));
    removeItem('wp-2');
    await vi.waitFor(() => expect(linesOf(stored)).toHaveLength(1));
    clearCart();
    await vi.waitFor(() => expect(linesOf(stored)).toEqual([]));
  });

  test('follows another device when it is looked at, and keeps prices and the order of lines', async () => {
    elsewhere('wp-3', {id: 'wp-3', quantity: 1});
    elsewhere('wp-1', {id: 'wp-1', quantity: 7});
    elsewhere('wp-2', null);
    useCartStore.setState(({items}) => ({
      items: items.map((one) => ({...one, price: toCents(123)})),
    }));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(cart()).toEqual({'wp-1': 7, 'wp-3': 1}));
    expect(useCartStore.getState().items[0]?.price).toBe(123);
  });

  test('loses nothing of two devices that change it at once: by line the later change holds', async () => {
    isAway = true;
    setQuantity('wp-1', 3);
    elsewhere('wp-1', {id: 'wp-1', quantity: 8}, 60_000);
    setQuantity('wp-2', 4);
    await new Promise((done) => setTimeout(done, 5));
    elsewhere('wp-2', null);
    elsewhere('wp-5', {id: 'wp-5', quantity: 1});
    isAway = false;
    await follow();
    expect(cart()).toEqual({'wp-1': 3, 'wp-5': 1});
    expect(linesOf(stored)).toMatchObject([{id: 'wp-1', quantity: 3}, {id: 'wp-5'}]);
  });

  test('keeps what is pressed while an answer is on its way', async () => {
    meanwhile = () => setQuantity('wp-1', 9);
    setQuantity('wp-1', 4);
    await vi.waitFor(() => expect(linesOf(stored)[0]).toMatchObject({quantity: 9}));
    expect(cart()['wp-1']).toBe(9);
  });

  test('is told on the next page what this one could not tell, with the time of the change', async () => {
    isAway = true;
    setQuantity('wp-1', 6);
    await vi.waitFor(() => expect(localStorage.getItem('cart-account')).toContain('wp-1'));
    end();
    isAway = false;
    await new Promise((done) => setTimeout(done, 20));
    posted = [];
    await follow();
    expect(posted[0]).toMatchObject([{key: 'wp-1', line: {quantity: 6}}]);
    expect(posted[0]?.[0]?.ageMs).toBeGreaterThanOrEqual(20);
  });

  test('is gone from the browser, not from the account, after signing out', () => {
    end();
    leaveAccount();
    expect(cart()).toEqual({});
    expect(localStorage.getItem('cart-account')).toBeNull();
    expect(linesOf(stored)).toHaveLength(2);
  });

  test.each([
    ['this tab', () => leaveAccount(), {'wp-1': 4}],
    [
      'another tab',
      () => {
        localStorage.removeItem('cart-account');
        useCartStore.setState({...emptyCart});
      },
      {},
    ],
  ])(
    'does not come back with an answer that was on its way when %s signed out',
    async (_, leave, left) => {
      meanwhile = leave;
      setQuantity('wp-1', 4);
      await vi.waitFor(() => expect(linesOf(stored)[0]).toMatchObject({quantity: 4}));
      await new Promise((done) => setTimeout(done, 5));
      // What the account may not have heard is a guest's.
      expect(cart()).toEqual(left);
      expect(localStorage.getItem('cart-account')).toBeNull();
    },
  );

  test('is told whole before signing out, also while another answer is on its way', async () => {
    setQuantity('wp-1', 4);
    setQuantity('wp-2', 3);
    await tellAccount();
    end();
    leaveAccount();
    expect(linesOf(stored)).toMatchObject([{quantity: 4}, {quantity: 3}]);
    expect(cart()).toEqual({});
  });

  test('stays a guest’s in what the account could not be told, and only there', async () => {
    isAway = true;
    setQuantity('wp-2', 3);
    useCartStore.getState().applyDiscount({code: 'SAVE5', amount: toCents(5), freeShipping: false});
    await tellAccount();
    end();
    leaveAccount();
    expect(cart()).toEqual({'wp-2': 3});
    expect(useCartStore.getState().discountCode).toBe('SAVE5');
    expect(localStorage.getItem('cart-account')).toBeNull();
  });

  test('a guest’s cart is not lost where its sign-in is not told before the sign-out', async () => {
    end();
    leaveAccount();
    stored = undefined;
    addItem(item('wp-7'), 2);
    meanwhile = () => {
      isAway = true;
    };
    await meetAccount('eve');
    leaveAccount();
    expect(cart()).toEqual({'wp-7': 2});
  });

  /** The account hears it, and the browser nothing of that. */
  async function leaveUnheard() {
    isLost = true;
    setQuantity('wp-1', 4);
    await tellAccount();
    end();
    leaveAccount();
    isLost = false;
    expect(linesOf(stored)[0]).toMatchObject({quantity: 4});
    expect(cart()).toEqual({'wp-1': 4});
    expect(JSON.stringify(localStorage)).not.toContain('wp-2');
  }

  test('is added nothing twice that it was told before a sign-out, unheard', async () => {
    await leaveUnheard();
    addItem(item('wp-2'), 2);
    await follow();
    expect(cart()).toEqual({'wp-1': 4, 'wp-2': 3});
    expect(linesOf(stored)).toMatchObject([{quantity: 4}, {quantity: 3}]);
    expect(localStorage.getItem('cart-untold')).toBeNull();
  });

  test('holds what was changed of that since, here or elsewhere', async () => {
    await leaveUnheard();
    await new Promise((done) => setTimeout(done, 5));
    elsewhere('wp-1', {id: 'wp-1', quantity: 8});
    await follow();
    expect(cart()).toEqual({'wp-1': 8, 'wp-2': 1});
    await leaveUnheard();
    addItem(item('wp-1'));
    await follow();
    expect(cart()).toEqual({'wp-1': 5, 'wp-2': 1});
  });

  test('is another’s in what it was told unheard, as any guest’s cart', async () => {
    await leaveUnheard();
    stored = undefined;
    elsewhere('wp-1', {id: 'wp-1', quantity: 2});
    await follow('eve');
    expect(cart()).toEqual({'wp-1': 6});
  });

  test('is not asked for any more once its session is over, and again when its shopper is known', async () => {
    vi.useFakeTimers();
    useSessionStore.setState({shopper: {id: 'ana', email: '', emailConfirmedAt: null}});
    posted = [];
    isOver = true;
    setQuantity('wp-1', 4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(1);
    expect(useSessionStore.getState()).toEqual({shopper: null, isRead: true});
    vi.useRealTimers();
    isOver = false;
    await follow();
    expect(linesOf(stored)).toMatchObject([{quantity: 4}, {quantity: 1}]);
  });

  test('is no part of another account’s that signs in here next', async () => {
    end();
    const ana = stored;
    stored = undefined;
    await follow('eve');
    expect(cart()).toEqual({});
    expect(linesOf(stored)).toEqual([]);
    expect(linesOf(ana)).toHaveLength(2);
  });

  test('keeps a line that the shop does not know, and asks for nothing that has not changed', async () => {
    gone = 'wp-2';
    posted = [];
    await follow();
    expect(posted).toEqual([[]]);
    expect(cart()).toEqual({'wp-1': 2, 'wp-2': 1});
  });
});

test('leaves a guest’s cart alone, and stores nothing beside it', () => {
  addItem(item('wp-1'));
  leaveAccount();
  expect(cart()).toEqual({'wp-1': 1});
  expect(localStorage.getItem('cart-account')).toBeNull();
});
