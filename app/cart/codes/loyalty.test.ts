// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {useLoyalty} from './request-loyalty';
import {emptyCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {useDiscountStore} from './discount-store';
import {requestDiscount} from './request-discount';
import {revalidateDiscount} from './revalidate-discount';
import {reviewCart} from './review-cart';

let requests: string[];
let answers: Record<string, () => Response | Promise<Response>>;
const hasLoyalty = () => useDiscountStore.getState().hasLoyaltyDiscount;
const loyal = (answer: unknown) => () => Response.json({hasLoyalty: answer});

beforeEach(() => {
  requests = [];
  answers = {'/functions/loyalty': loyal(true)};
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve().then(() => answers[url]?.() ?? Promise.reject(new Error('offline')));
  });
  useDiscountStore.getState().setLoyalty(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const visit = (shopperId: string | null, pathname = '/') =>
  renderHook(({id, path}) => useLoyalty(id, path), {
    initialProps: {id: shopperId, path: pathname},
  });

describe('loyalty in the browser', () => {
  test('is what the server says of the signed-in shopper', async () => {
    visit('ada');
    await vi.waitFor(() => expect(hasLoyalty()).toBe(true));
  });

  test('is nothing for a visitor, and nobody is asked', () => {
    useDiscountStore.getState().setLoyalty(true);
    visit(null);
    expect(hasLoyalty()).toBe(false);
    expect(requests).toEqual([]);
  });

  test('ends with signing out', async () => {
    const {rerender} = visit('ada');
    await vi.waitFor(() => expect(hasLoyalty()).toBe(true));
    rerender({id: null, path: '/'});
    expect(hasLoyalty()).toBe(false);
  });

  test('is asked again where totals matter, not on every page', () => {
    const {rerender} = visit('ada', '/products');
    for (const path of ['/faq', '/cart', '/checkout', '/thank-you']) rerender({id: 'ada', path});
    expect(requests).toHaveLength(4);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['an answer that does not know', loyal(null)],
    ['a page instead of an answer', () => new Response('<html>')],
  ])('stays as it was after %s', async (_, answer) => {
    useDiscountStore.getState().setLoyalty(true);
    answers['/functions/loyalty'] = answer;
    visit('ada');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await Promise.resolve();
    expect(hasLoyalty()).toBe(true);
  });
});

test.each([
  ['other prices', 1100, false],
  ['another loyalty', 1250, true],
  ['what the browser cannot tell', 1250, false],
])('a server that found another total by %s is asked again', async (_, price, isLoyal) => {
  const item = {
    id: 'wp-30',
    name: 'Evening Tea',
    price: toCents(1250),
    image: '',
    variationId: null,
    variationAttributes: [],
    href: '/wordpress-product/evening-tea',
  };
  const worth = (discountAmount: number) => () => Response.json({valid: true, discountAmount});
  answers['/functions/loyalty'] = loyal(isLoyal);
  answers['/functions/validate-discount'] = worth(500);
  useCartStore.setState({...emptyCart});
  await useCartStore.persist.rehydrate();
  useCartStore.getState().addItem(item);
  await requestDiscount('GETSTARTED');
  vi.useFakeTimers();
  const end = revalidateDiscount();
  answers['/functions/validate-discount'] = worth(300);
  reviewCart(new Map([['wp-30', toCents(price)]]));
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  const {items, discountAmount} = useCartStore.getState();
  expect([items[0]?.price, discountAmount, hasLoyalty()]).toEqual([price, 300, isLoyal]);
});
