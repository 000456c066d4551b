import {expect, test} from 'vitest';
import {usRegions} from '~/content/us-states';
import {findPlace} from './find-place';
import {fillPlace} from './use-zip-suggestion';
import {emptyAddress} from '../checkout-form';

test.each([
  ['97201', 'OR', 'Portland'],
  ['10001-1234', 'NY', 'New York'],
  ['90210', 'CA', null],
  ['90069', 'CA', null],
  ['20500', 'DC', null],
  ['00901', 'PR', null],
  ['00802', 'VI', null],
  ['96910', 'GU', null],
  ['96950', 'MP', null],
  ['96799', 'AS', null],
  ['09012', 'AE', null],
  ['06390', 'NY', null],
  ['02139', 'MA', null],
])('%s lies in %s, %s', (zip, state, city) => {
  const place = findPlace(zip);
  expect(place?.state).toBe(state);
  if (city) expect(place?.city).toBe(city);
});

test('a city is not guessed where other places share its ZIP codes', () => {
  expect(findPlace('33109')).toEqual({state: 'FL', city: null});
  expect(findPlace('33101')).toEqual({state: 'FL', city: 'Miami'});
});

test.each(['', '9720', '972011', '00000', '96941', 'abcde'])('"%s" lies nowhere', (typed) => {
  expect(findPlace(typed)).toBeNull();
});

test('every state and territory has ZIP codes', () => {
  const found = new Set<string>();
  const beginnings = new Set<string>();
  for (let number = 0; number < 100_000; number++) {
    const zip = String(number).padStart(5, '0');
    const place = findPlace(zip);
    if (!place) continue;
    found.add(place.state);
    beginnings.add(zip.slice(0, 3));
  }
  expect(beginnings.size).toBe(932);
  expect([...found].toSorted()).toEqual(Object.keys(usRegions).toSorted());
});

const portland = {state: 'OR', city: 'Portland'} as const;
const nowhere = {city: null, state: null};

const noCity = {state: 'NV', city: null} as const;

test('a ZIP code fills what is empty, and nothing that was typed', () => {
  const {address} = fillPlace(emptyAddress, portland, nowhere);
  expect(address).toMatchObject({city: 'Portland', state: 'OR'});
  const typed = {...emptyAddress, city: 'Beaverton', state: ''};
  const {address: unchanged} = fillPlace(typed, portland, nowhere);
  expect(unchanged).toMatchObject({city: 'Beaverton', state: 'OR'});
});

test('a corrected ZIP code takes back what the first one filled', () => {
  const {address, filled} = fillPlace(emptyAddress, portland, nowhere);
  expect(fillPlace(address, noCity, filled).address).toMatchObject({city: '', state: 'NV'});
});

test('a city that was typed stays, also where the ZIP codes before and after would say otherwise', () => {
  const typed = {...emptyAddress, city: 'Portland'};
  const {address, filled} = fillPlace(typed, portland, nowhere);
  expect(fillPlace(address, noCity, filled).address).toMatchObject({city: 'Portland', state: 'NV'});
});
