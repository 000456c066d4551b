// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {useDiscountStore} from './discount-store';
import {toOwn, useOwnPrices} from './own-price';

afterEach(cleanup);

test('a price is the same for all, and a loyal shopper’s own once the browser knows him', () => {
  function Shown() {
    useOwnPrices();
    return <p>{toOwn(toCents(499))}</p>;
  }
  render(<Shown />);
  expect(screen.queryByText('499')).not.toBeNull();
  act(() => useDiscountStore.getState().setLoyalty(true));
  expect(screen.queryByText('449')).not.toBeNull();
});
