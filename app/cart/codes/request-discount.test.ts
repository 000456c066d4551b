// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {emptyCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {requestDiscount, useBuyer} from './request-discount';
import {revalidateDiscount} from './revalidate-discount';
import {useDiscountStore} from './discount-store';
import {usePricedCart} from '~/cart/use-own-cart';

const capsules = {
  id: 'pain-free-weight-loss-1',
  name: 'Pain-Free Weight Loss Capsules (1 bottle)',
  price: toCents(7900),
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/pain-free-weight-loss',
};
const cart = () => useCartStore.getState();

interface Posted {
  url: string;
  body: Record<string, unknown>;
}
let posted: Posted[];
let respond: (signal: AbortSignal | null) => Promise<Response> | Response;

const json = (body: unknown, status = 200) => Response.json(body, {status});
const worth = (discountAmount: number) => () =>
  json({valid: true, discountAmount, message: 'Applied.', freeShipping: false});
const refusing = (message: unknown) => () => json({valid: false, discountAmount: 0, message});

beforeEach(async () => {
  posted = [];
  vi.stubGlobal('fetch', (url: string, init: {body: string; signal: AbortSignal | null}) => {
    posted.push({url, body: JSON.parse(init.body) as Record<string, unknown>});
    return Promise.resolve().then(() => respond(init.signal));
  });
  localStorage.clear();
  useCartStore.setState({...emptyCart, discountNotice: null});
  useDiscountStore.setState({hasLoyaltyDiscount: false});
  await useCartStore.persist.rehydrate();
  cart().addItem(capsules, 2);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('asking for a discount', () => {
  test('tells the server the cart and keeps its answer', async () => {
    respond = worth(500);
    cart().applyAbandonmentDiscount('SAVE10', 10);
    expect(await requestDiscount(' get started')).toMatchObject({status: 'applied', amount: 500});
    expect(posted).toEqual([
      {
        url: '/functions/validate-discount',
        body: {
          code: 'GETSTARTED',
          cartTotal: 15800,
          items: [{id: 'pain-free-weight-loss-1', quantity: 2}],
          abandonmentDiscountCode: 'SAVE10',
        },
      },
    ]);
    expect(cart()).toMatchObject({discountCode: 'GETSTARTED', discountAmount: 500});
  });

  test.each<[string, () => Response | Promise<Response>, string, string]>([
    [
      'the server’s refusal',
      refusing('This code has expired.'),
      'refused',
      'This code has expired.',
    ],
    ['the shop’s own sentence without one', refusing(''), 'refused', 'Invalid discount code'],
    ['the shop’s own sentence for no text', refusing(null), 'refused', 'Invalid discount code'],
    [
      'too many tries',
      () => json({message: 'Too many tries.'}, 429),
      'unreachable',
      'Too many tries.',
    ],
    [
      'a page instead of an answer',
      () => new Response('<html>'),
      'unreachable',
      'Network error occurred',
    ],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('fetch failed')),
      'unreachable',
      'Network error occurred',
    ],
  ])('answers %s', async (_, response, status, message) => {
    respond = response;
    expect(await requestDiscount('GETSTARTED')).toMatchObject({status, message});
    expect(cart().discountCode).toBeNull();
  });
});

describe('an applied code follows the cart', () => {
  let end: () => void;

  beforeEach(async () => {
    respond = worth(500);
    await requestDiscount('GETSTARTED');
    posted = [];
    vi.useFakeTimers();
    end = revalidateDiscount();
  });
  afterEach(() => end());

  const changeCart = () => cart().addItem(capsules);

  test('an address that the checkout is given is asked about, and a code that it has used up goes with its reason', async () => {
    respond = refusing('This code has been used up.');
    useBuyer.setState({email: 'ana@shop.example'});
    await vi.advanceTimersByTimeAsync(600);
    useBuyer.setState({email: null});
    expect(posted.map(({body}) => body['customerEmail'])).toEqual(['ana@shop.example']);
    expect(cart()).toMatchObject({
      discountCode: null,
      discountNotice: expect.stringContaining('This code has been used up.'),
    });
  });

  test('the server is not asked again while nothing changes', async () => {
    cart().toggleCart();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toEqual([]);
  });

  test('several quick changes ask once, for the last cart', async () => {
    respond = worth(700);
    changeCart();
    await vi.advanceTimersByTimeAsync(300);
    changeCart();
    await vi.advanceTimersByTimeAsync(600);
    expect(posted.map(({body}) => body['cartTotal'])).toEqual([31600]);
    expect(cart().discountAmount).toBe(700);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(1);
  });

  test('a code that no longer applies is taken off with its reason', async () => {
    respond = refusing('Spend $200.00 or more to use this code.');
    cart().setQuantity(capsules.id, 1);
    await vi.advanceTimersByTimeAsync(600);
    expect(cart()).toMatchObject({
      discountCode: null,
      discountAmount: 0,
      discountNotice: 'GETSTARTED was removed. Spend $200.00 or more to use this code.',
    });
  });

  test('a server that cannot be reached is asked again, and the code stays', async () => {
    respond = () => json({message: 'Too many tries.'}, 429);
    changeCart();
    await vi.advanceTimersByTimeAsync(600);
    expect(cart().discountCode).toBe('GETSTARTED');
    respond = worth(900);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(cart().discountAmount).toBe(900);
  });

  test('after too many tries the last true amount stays, until the server may be asked again', async () => {
    const tooMany = {valid: false, discountAmount: 0, message: 'Too many tries.'};
    respond = () => Response.json(tooMany, {status: 429, headers: {'Retry-After': '40'}});
    changeCart();
    await vi.advanceTimersByTimeAsync(600);
    respond = worth(900);
    changeCart();
    await vi.advanceTimersByTimeAsync(39_000);
    expect(cart()).toMatchObject({discountCode: 'GETSTARTED', discountAmount: 500});
    expect(posted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(cart()).toMatchObject({discountCode: 'GETSTARTED', discountAmount: 900});
    expect(posted.at(-1)?.body['cartTotal']).toBe(31600);
  });

  test.each([
    ['14 times in 15 seconds', 14, 1070],
    ['14 times in 10 seconds', 14, 700],
    ['30 times in a minute', 30, 2000],
    ['10 times, slowly', 10, 7000],
  ])(
    'plus pressed %s shows the right discount soon after, and is not too much',
    async (_, times, ms) => {
      const requests: number[] = [];
      respond = () => {
        requests.push(Date.now());
        if (requests.filter((at) => at > Date.now() - 60_000).length > 10) return json({}, 429);
        return worth(Number(posted.at(-1)?.body['cartTotal']) / 10)();
      };
      for (let presses = 0; presses < times; presses += 1) {
        if (presses > 0) await vi.advanceTimersByTimeAsync(ms);
        changeCart();
      }
      await vi.advanceTimersByTimeAsync(6000);
      expect(cart()).toMatchObject({discountAmount: (2 + times) * 790});
      expect(requests.length).toBeLessThanOrEqual(times);
    },
  );

  test('an answer that comes after the code was removed changes nothing', async () => {
    let answer: (response: Response) => void = () => undefined;
    respond = () => new Promise((resolve) => (answer = resolve));
    changeCart();
    await vi.advanceTimersByTimeAsync(600);
    cart().removeDiscount();
    answer(worth(900)());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cart()).toMatchObject({discountCode: null, discountAmount: 0});
    expect(posted).toHaveLength(1);
  });

  test('the pop-up’s discount makes the server count again', async () => {
    respond = worth(450);
    cart().applyAbandonmentDiscount('SAVE10', 10);
    await vi.advanceTimersByTimeAsync(600);
    expect(cart().discountAmount).toBe(450);
  });

  test('the loyalty discount makes the server count again', async () => {
    respond = worth(450);
    useDiscountStore.getState().setLoyalty(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(cart().discountAmount).toBe(450);
  });

  test('an emptied cart asks nothing', async () => {
    cart().clearCart();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toEqual([]);
  });

  test('an amount read from storage is asked anew', async () => {
    const stored = localStorage.getItem('cart-storage') ?? '';
    localStorage.setItem(
      'cart-storage',
      stored
        .replace('"discountAmount":500', '"discountAmount":99900')
        .replace('"quantity":2', '"quantity":4'),
    );
    await useCartStore.persist.rehydrate();
    expect(cart().discountAmount).toBe(99900);
    await vi.advanceTimersByTimeAsync(600);
    expect(cart().discountAmount).toBe(500);
  });

  test('nothing is asked once it has ended', async () => {
    changeCart();
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toEqual([]);
  });
});

describe('the priced cart', () => {
  test('follows the stored cart and its discounts', () => {
    const {result, rerender} = renderHook(() => usePricedCart());
    expect(result.current).toMatchObject({subtotal: 15800, discountedTotal: 15010, shipping: 0});
    cart().applyAbandonmentDiscount('SAVE10', 10);
    cart().applyDiscount({code: 'GETSTARTED', amount: toCents(500), freeShipping: false});
    useDiscountStore.setState({hasLoyaltyDiscount: true});
    rerender();
    expect(result.current.adjustments.map(({kind, amount}) => [kind, amount])).toEqual([
      ['bulk', -790],
      ['loyalty', -1580],
      ['abandonment', -1343],
      ['code', -500],
    ]);
  });

  test('is computed once while the cart stays as it is', () => {
    const {result, rerender} = renderHook(() => usePricedCart());
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});
