// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import type {ShownCart} from '~/cart/shown-cart';
import {emptyAddress, emptyValues, type CheckoutValues} from '~/checkout/checkout-form';
import {usualFacts} from '~adapters/commerce/price-facts';
import {priceCart} from '~/pricing/price-cart';
import './ask-tax';
import {useTaxQuote} from './use-tax-quote';
import {setPriceFacts} from '../../../tests/support/set-shop';

const line = {id: 'wp-1', quantity: 1, isFreeSample: false, offerId: null};
const priced = priceCart(
  {
    lines: [{...line, unitPrice: toCents(1000)}],
    hasLoyalty: false,
    abandonmentPercent: 0,
    code: null,
  },
  usualFacts,
);
const item = {
  ...line,
  name: 'Noodles',
  price: toCents(1000),
  image: '',
  href: '/',
  variationId: null,
  variationAttributes: [],
} as never;
const cart: ShownCart = {
  lines: [{key: 'wp-1', quantity: 1, item, notice: null}],
  priced,
  code: null,
  codeNotice: null,
};
const portland = {...emptyAddress, city: 'Portland', state: 'OR', zipCode: '97201'};

const valuesAt = (shipping = portland) => ({...emptyValues, shipping});

let requests: string[];
let respond: () => Response;

const taxOf = (tax: number | null) => () => Response.json({isKnown: true, tax});

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, {body}: {body: string}) => {
    requests.push(body);
    return respond();
  });
});
afterEach(() => {
  setPriceFacts({rules: 'storefront'});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const usual = {
  chargesTax: false,
  refusesAddresses: false,
  quotesAlways: false,
  values: valuesAt(),
  paymentMethod: null,
  cart,
  posted: null,
};

const open = (chargesTax: boolean, values = valuesAt()) =>
  renderHook((props: CheckoutValues) => useTaxQuote({...usual, chargesTax, values: props}).state, {
    initialProps: values,
  });

const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the tax is asked once the address is complete and rests', async () => {
  respond = taxOf(83);
  const {result, rerender} = open(true, valuesAt({...portland, zipCode: '972'}));
  await rest(5000);
  expect(result.current).toEqual({status: 'waiting'});
  rerender(valuesAt());
  await rest(300);
  rerender(valuesAt({...portland, zipCode: '97202'}));
  await rest(399);
  expect(requests).toEqual([]);
  expect(result.current).toEqual({status: 'loading'});
  await rest(1);
  expect(requests.map((body) => (/972\d\d/.exec(body) ?? [])[0])).toEqual(['97202']);
  expect(result.current).toEqual({status: 'known', tax: {tax: 83}});
});

test('another address is asked anew, and until then the tax is not known', async () => {
  respond = taxOf(83);
  const {result, rerender} = open(true);
  await rest(400);
  rerender(valuesAt({...portland, city: 'Salem'}));
  expect(result.current).toEqual({status: 'loading'});
  respond = taxOf(0);
  await rest(400);
  expect(result.current).toEqual({status: 'known', tax: {tax: 0}});
});

test('what nobody can tell is no tax of nothing', async () => {
  respond = () => Response.json({isKnown: false, tax: null}, {status: 503});
  const {result} = open(true);
  await rest(400);
  expect(result.current).toEqual({status: 'failed'});
});

test('where the shop charges none nothing is asked', async () => {
  const {result} = open(false);
  await rest(400);
  expect(requests).toEqual([]);
  expect(result.current).toEqual({status: 'none'});
});

test('where the shop does not sell everywhere it is asked, and says that it sends nothing there', async () => {
  const shipping = {methods: [], method: null, cost: 0};
  respond = () => Response.json({isKnown: true, tax: null, shipping});
  const {result} = renderHook(() => useTaxQuote({...usual, refusesAddresses: true}));
  await rest(400);
  expect(result.current).toMatchObject({
    state: {status: 'none'},
    shipping: {status: 'known', quote: shipping},
  });
});

describe('what plugins of the shop say', () => {
  const plugins = {fees: [{name: 'Packing', amount: 200}], problems: [], payments: ['bacs']};
  const openFor = (quotesAlways: boolean) => {
    respond = () => Response.json({isKnown: true, tax: null, plugins});
    return renderHook(
      (paymentMethod: string | null) => useTaxQuote({...usual, quotesAlways, paymentMethod}),
      {initialProps: null as string | null},
    );
  };

  test('is asked for each way of paying, and until then no total is known', async () => {
    const {result, rerender} = openFor(true);
    expect(result.current.plugins).toMatchObject({status: 'loading', fees: []});
    await rest(400);
    expect(result.current).toMatchObject({
      state: {status: 'none'},
      plugins: {status: 'known', ...plugins},
    });
    rerender('bacs');
    // The ways that are left stay while another answer is on its way.
    expect(result.current.plugins).toMatchObject({status: 'loading', fees: [], payments: ['bacs']});
    await rest(400);
    expect(requests.map((body) => JSON.parse(body).paymentMethod)).toEqual([null, 'bacs']);
  });

  test('is asked of no other shop, unless its order was refused for other fees', async () => {
    const {result} = openFor(false);
    await rest(400);
    expect(requests).toEqual([]);
    act(() => result.current.askPlugins());
    await rest(400);
    expect(result.current.plugins).toMatchObject({status: 'known', ...plugins});
  });
});

test('by the shop’s own rules a tax that it charges only since then is shown with its shipping', async () => {
  setPriceFacts({rules: 'shop'});
  respond = taxOf(83);
  const {result} = open(false);
  expect(result.current).toEqual({status: 'none'});
  await rest(400);
  expect(result.current).toEqual({status: 'known', tax: {tax: 83}});
});
