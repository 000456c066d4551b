// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {emptyCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {CartLines} from './CartLine';
import type {Refused} from './RefusedNote';

const noodles = (quantity: number): CartItem => ({
  id: 'wp-130',
  name: 'Konjac Spaghetti',
  price: toCents(449),
  quantity,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/wordpress-product/konjac-spaghetti',
});

interface Shown {
  isOnServer?: boolean;
  refused?: Refused | null;
}

function Lines({isOnServer = false, refused = null}: Shown) {
  const items = useCartStore((cart) => cart.items);
  const lines = items.map((item) => ({
    key: item.id,
    quantity: item.quantity,
    item,
    notice: null,
  }));
  return (
    <MemoryRouter>
      <CartLines lines={lines} priced={[]} isOnServer={isOnServer} refused={refused} />
    </MemoryRouter>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Quantity of Konjac Spaghetti');
const quantities = () => useCartStore.getState().items.map(({quantity}) => quantity);

function type(text: string): void {
  field().focus();
  fireEvent.input(field(), {target: {value: text}});
}

beforeEach(() => useCartStore.setState({...emptyCart, items: [noodles(2)]}));
afterEach(cleanup);

test.each([
  ['a number that is left', '5', [5], '5'],
  ['more than the most', '500', [99], '99'],
  ['a part of one', '2.7', [2], '2'],
  ['nothing', '', [2], '2'],
])('%s is what counts and what is shown', (_what, typed, counted, shown) => {
  render(<Lines />);
  type(typed);
  fireEvent.blur(field());
  expect([quantities(), field().value]).toEqual([counted, shown]);
});

test('a zero, and minus at one, take the line out', () => {
  render(<Lines />);
  type('0');
  fireEvent.blur(field());
  expect(quantities()).toEqual([]);
  useCartStore.setState({items: [noodles(1)]});
  cleanup();
  render(<Lines />);
  fireEvent.click(screen.getByRole('button', {name: 'Decrease quantity'}));
  expect(quantities()).toEqual([]);
});

test('plus and minus count from what is typed', () => {
  render(<Lines />);
  type('7');
  fireEvent.click(screen.getByRole('button', {name: 'Increase quantity'}));
  expect(quantities()).toEqual([8]);
  fireEvent.click(screen.getByRole('button', {name: 'Decrease quantity'}));
  expect([quantities(), field().value]).toEqual([[7], '7']);
});

test('what was typed before the browser’s cart took over counts once it has, and left the field', () => {
  const {rerender} = render(<Lines isOnServer />);
  fireEvent.input(field(), {target: {value: '4'}});
  fireEvent.blur(field());
  expect(quantities()).toEqual([2]);
  rerender(<Lines />);
  expect([quantities(), field().value]).toEqual([[4], '4']);
});

test('a number that the server refused is shown as it was typed, and is not taken by itself', () => {
  const refused = {
    message: 'Choose a quantity from 1 to 99.',
    field: 'wp-130',
    typed: '500',
    way: null,
    again: null,
  };
  const {rerender} = render(<Lines isOnServer refused={refused} />);
  expect(field()).toMatchObject({value: '500'});
  expect(field().getAttribute('aria-describedby')).toBe('quantity-wp-130-error');
  rerender(<Lines refused={refused} />);
  fireEvent.blur(field());
  expect(quantities()).toEqual([2]);
});
