import {expect, test} from 'vitest';
import {fromWooRegion, toWooRegion} from './territories';

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
