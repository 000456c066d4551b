// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {emptyCart} from './cart-state';
import {useCartStore} from './cart-store';
import {bringBack, claimOffer, findAside} from './set-aside';

const capsules = {
  id: 'pain-free-weight-loss-3',
  name: 'Pain-Free Weight Loss Capsules (3 bottles)',
  price: toCents(17700),
  image: '/pictures/pain-free-weight-loss-320.webp',
  variationId: null,
  variationAttributes: [],
  href: '/pain-free-weight-loss',
};
const bundle = {...capsules, id: 'wp-19-var-20', offerId: 'bundle-starter' as const};
const cart = () => useCartStore.getState();

beforeEach(async () => {
  localStorage.clear();
  await useCartStore.persist.rehydrate();
  useCartStore.setState(emptyCart);
});

test('an offer sets aside what was in the cart, until one press puts it beside the offer', () => {
  cart().addItem(capsules, 2);
  cart().applyAbandonmentDiscount('SAVE10', 10);
  claimOffer(bundle);
  claimOffer(bundle);
  expect(cart()).toMatchObject({items: [{id: bundle.id, quantity: 1}], abandonmentDiscount: 0});
  expect(findAside()).toMatchObject([{id: capsules.id, quantity: 2}]);
  bringBack();
  expect(cart().items).toMatchObject([{id: bundle.id}, {id: capsules.id, quantity: 2}]);
  expect(findAside()).toEqual([]);
});

test('what was set aside stays so when the offer is ordered', () => {
  cart().addItem(capsules);
  claimOffer(bundle);
  cart().clearCart();
  expect(findAside()).toMatchObject([{id: capsules.id}]);
});
