// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {useDiscountStore} from './discount-store';
import {useOwnPrices} from './own-price';

afterEach(cleanup);
afterEach(() => useDiscountStore.getState().setLoyalty(false));

function Shown() {
  const toOwn = useOwnPrices();
  return <p>{toOwn(toCents(499))}</p>;
}

test('a price is the same for all, and a loyal shopper’s own once the browser knows him', () => {
  render(<Shown />);
  expect(screen.queryByText('499')).not.toBeNull();
  act(() => useDiscountStore.getState().setLoyalty(true));
  expect(screen.queryByText('449')).not.toBeNull();
});

test('what the server wrote for all is taken over where the browser knows a loyal shopper already', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Shown />);
  useDiscountStore.getState().setLoyalty(true);
  const mismatches: unknown[] = [];
  render(<Shown />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => mismatches.push(error),
  });
  expect(mismatches).toEqual([]);
  expect(screen.queryByText('449')).not.toBeNull();
});
