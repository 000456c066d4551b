import {beforeEach, describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import type {NewCartItem} from './cart-items';
import {emptyCart} from './cart-state';
import {useCartStore} from './cart-store';

const capsules: NewCartItem = {
  id: 'pain-free-weight-loss-3',
  name: 'Pain-Free Weight Loss Capsules (3 bottles)',
  price: toCents(17700),
  image: '/pictures/pain-free-weight-loss-320.webp',
  variationId: null,
  variationAttributes: [],
  href: '/pain-free-weight-loss',
};
const bundle: NewCartItem = {
  ...capsules,
  id: 'wp-19-var-20',
  name: "Bellyful Brand Bundle Kit (Women's Kit)",
  price: toCents(8999),
  konjacNoodleType: 'Angel Hair',
  variationId: 20,
  variationAttributes: [{name: 'Kit', value: "Women's Daily Multi-Vitamin"}],
  href: '/wordpress-product/bellyful-bundle',
};
const freeSample: NewCartItem = {
  ...capsules,
  id: 'free-sample',
  name: 'Free Sample: Pain-Free Weight Loss Capsules',
  price: toCents(0),
  href: '/free-sample',
};

const cart = () => useCartStore.getState();
const quantities = () => cart().items.map(({quantity}) => quantity);
const withEveryDiscount = () => {
  cart().applyDiscount({code: 'GETSTARTED', amount: toCents(500), freeShipping: true});
  cart().applyAbandonmentDiscount('SAVE10', 10);
};

beforeEach(() => useCartStore.setState({...emptyCart, isCartOpen: false, discountNotice: null}));

describe('adding to the cart', () => {
  test('a new item starts with one unit', () => {
    cart().addItem(capsules);
    expect(cart().items).toEqual([{...capsules, quantity: 1}]);
  });

  test('an item already there gains one unit', () => {
    cart().addItem(capsules);
    cart().addItem(capsules);
    expect(quantities()).toEqual([2]);
  });

  test('several units at once are as many single additions', () => {
    cart().addItem(capsules, 3);
    cart().addItem(capsules, 2);
    expect(quantities()).toEqual([5]);
  });

  test('a line takes the newest noodle type', () => {
    cart().addItem(bundle);
    cart().addItem({...bundle, konjacNoodleType: 'Fettuccine'});
    expect(cart().items).toEqual([{...bundle, konjacNoodleType: 'Fettuccine', quantity: 2}]);
  });

  test('a line keeps its noodle type when none is given', () => {
    const {konjacNoodleType: _, ...withoutNoodles} = bundle;
    cart().addItem(bundle);
    cart().addItem(withoutNoodles);
    expect(cart().items[0]?.konjacNoodleType).toBe('Angel Hair');
  });

  test('a line takes the newest price', () => {
    cart().addItem(bundle);
    cart().addItem({...bundle, price: toCents(7999)});
    expect(cart().items[0]?.price).toBe(7999);
  });

  test('different items are different lines in the order they came', () => {
    cart().addItem(capsules);
    cart().addItem(bundle);
    expect(cart().items.map(({id}) => id)).toEqual([capsules.id, bundle.id]);
  });

  test('a line never grows beyond 99', () => {
    cart().addItem(capsules, 98);
    cart().addItem(capsules, 5);
    expect(quantities()).toEqual([99]);
  });

  test.each([0, -3, Number.NaN, 0.4])('adding %s units adds one', (quantity) => {
    cart().addItem(capsules, quantity);
    expect(quantities()).toEqual([1]);
  });

  test('the free sample stays one piece', () => {
    cart().addItem(freeSample, 4);
    cart().addItem(freeSample);
    expect(quantities()).toEqual([1]);
  });

  test('an offer stays one unit, and the same product at its regular price gets its own line', () => {
    const offer: NewCartItem = {...bundle, price: toCents(6999), offerId: 'bundle-starter'};
    cart().addItem(offer);
    cart().addItem(offer);
    cart().addItem(bundle, 2);
    expect(cart().items.map(({price, quantity}) => [price, quantity])).toEqual([
      [6999, 1],
      [8999, 2],
    ]);
  });
});

describe('changing a quantity', () => {
  beforeEach(() => cart().addItem(capsules, 2));

  test.each([
    [5, [5]],
    [1, [1]],
    [0, []],
    [-1, []],
    [150, [99]],
    [2.9, [2]],
    [Number.NaN, [1]],
  ])('to %s leaves %j', (quantity, left) => {
    cart().setQuantity(capsules.id, quantity);
    expect(quantities()).toEqual(left);
  });

  test('of a line that is not there changes nothing', () => {
    cart().setQuantity('wp-404', 3);
    expect(quantities()).toEqual([2]);
  });

  test('of the free sample leaves it at one', () => {
    cart().addItem(freeSample);
    cart().setQuantity('free-sample', 7);
    expect(quantities()).toEqual([2, 1]);
  });

  test('of an offer line leaves the regular line alone', () => {
    cart().addItem(bundle, 2);
    cart().addItem({...bundle, offerId: 'bundle-starter'});
    cart().setQuantity('wp-19-var-20#bundle-starter', 0);
    expect(cart().items.map(({id}) => id)).toEqual([capsules.id, bundle.id]);
  });
});

describe('emptying the cart', () => {
  test('takes all lines and every discount', () => {
    cart().addItem(capsules);
    withEveryDiscount();
    cart().clearCart();
    expect(cart()).toMatchObject(emptyCart);
  });

  test('by removing the last line takes every discount too', () => {
    cart().addItem(capsules);
    withEveryDiscount();
    cart().removeItem(capsules.id);
    expect(cart()).toMatchObject(emptyCart);
  });

  test('by removing one of two lines keeps the discounts', () => {
    cart().addItem(capsules);
    cart().addItem(bundle);
    withEveryDiscount();
    cart().removeItem(capsules.id);
    expect(cart()).toMatchObject({discountCode: 'GETSTARTED', abandonmentDiscount: 10});
  });
});

test('the panel toggles, opens and closes', () => {
  cart().toggleCart();
  expect(cart().isCartOpen).toBe(true);
  cart().toggleCart();
  expect(cart().isCartOpen).toBe(false);
  cart().openCart();
  expect(cart().isCartOpen).toBe(true);
  cart().closeCart();
  expect(cart().isCartOpen).toBe(false);
});

describe('discounts in the cart', () => {
  test('a typed code is kept with its amount', () => {
    cart().applyDiscount({code: 'GETSTARTED', amount: toCents(500), freeShipping: true});
    expect(cart()).toMatchObject({
      discountCode: 'GETSTARTED',
      discountAmount: 500,
      discountFreeShipping: true,
    });
  });

  test('removing a typed code leaves the pop-up discount', () => {
    withEveryDiscount();
    cart().removeDiscount();
    expect(cart()).toMatchObject({
      discountCode: null,
      discountAmount: 0,
      discountFreeShipping: false,
      discountNotice: null,
      abandonmentDiscountCode: 'SAVE10',
      abandonmentDiscount: 10,
    });
  });

  test('removing the pop-up discount leaves the typed code', () => {
    withEveryDiscount();
    cart().removeAbandonmentDiscount();
    expect(cart()).toMatchObject({
      discountCode: 'GETSTARTED',
      abandonmentDiscountCode: null,
      abandonmentDiscount: 0,
    });
  });

  test('a code taken off by itself says why until another is applied', () => {
    cart().removeDiscount('This code has expired.');
    expect(cart().discountNotice).toBe('This code has expired.');
    cart().applyDiscount({code: 'WELCOME5', amount: toCents(500), freeShipping: false});
    expect(cart().discountNotice).toBeNull();
  });
});

test('prices that the server found replace those of their lines', () => {
  cart().addItem(capsules);
  cart().addItem(bundle);
  cart().updatePrices(new Map([[bundle.id, toCents(9499)]]));
  expect(cart().items.map(({price}) => price)).toEqual([17700, 9499]);
});

test('an order placed through the cart store fails loudly', async () => {
  await expect(cart().processOrder()).rejects.toThrow(
    'processOrder should not be called from cart store anymore',
  );
});
