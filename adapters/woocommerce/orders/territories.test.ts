import {expect, test} from 'vitest';
import {fromWooCountries, fromWooRegion, mayRefuse, toWooRegion} from './territories';

test.each(['PR', 'VI', 'GU', 'AS', 'MP'])(
  '%s is a state on a parcel and a country to WooCommerce',
  (name) => {
    expect(toWooRegion({state: name, country: 'US'})).toEqual({state: '', country: name});
    expect(fromWooRegion({state: '', country: name})).toEqual({state: name, country: 'US'});
  },
);

test.each([
  {state: 'OR', country: 'US'},
  {state: 'AS', country: 'IN'},
])('$state of $country is itself to both', (region) => {
  expect(toWooRegion(region)).toEqual(region);
  expect(fromWooRegion(region)).toEqual(region);
});

const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];
const inAll = (...codes: string[]) => ({base: codes[0] ?? '', selling: codes, shipping: codes});

test('a shop that says nothing sells to the United States, which its territories belong to', () => {
  expect(fromWooCountries(undefined)).toEqual(inAll('US'));
  expect(fromWooCountries(inAll('US', ...territories))).toEqual(inAll('US'));
  expect(fromWooCountries(inAll('PR', 'CA'))).toEqual(inAll('US', 'CA'));
});

test.each([
  ['says nothing', undefined, false],
  ['sells to all the United States', inAll('US', ...territories), false],
  ['leaves out Puerto Rico', inAll('US', 'AS', 'GU', 'MP', 'VI'), true],
  ['does not send to Guam', {...inAll('US', ...territories), shipping: ['US']}, true],
  ['sells to Canada, too', inAll('US', 'CA', ...territories), true],
])('whether an address may be refused is asked of a shop that %s: %o', (_what, countries, asks) => {
  expect(mayRefuse(countries)).toBe(asks);
});
