import {expect, test} from 'vitest';
import {usRegions} from '~/content/us-states';
import {findPlace} from './find-place';

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
