import {expect, test} from 'vitest';
import {emptyAddress} from '../checkout-form';
import {fillPlace} from './fill-place';

const inPortland = {...emptyAddress, zipCode: '97201'};
/** Its ZIP codes belong to several cities. */
const nevada = '89002';

test('a ZIP code fills what is empty, and nothing that was typed', () => {
  expect(fillPlace(inPortland)?.address).toMatchObject({city: 'Portland', state: 'OR'});
  const typed = {...inPortland, city: 'Beaverton'};
  expect(fillPlace(typed)?.address).toMatchObject({city: 'Beaverton', state: 'OR'});
});

test('a corrected ZIP code takes back what the first one filled', () => {
  const first = fillPlace(inPortland);
  const corrected = {...inPortland, ...first?.address, zipCode: nevada};
  expect(fillPlace(corrected, first?.filled)?.address).toMatchObject({city: '', state: 'NV'});
});

test('a city that was typed stays, also where the ZIP codes before and after would say otherwise', () => {
  const first = fillPlace({...inPortland, city: 'Portland'});
  const corrected = {...inPortland, ...first?.address, zipCode: nevada};
  expect(fillPlace(corrected, first?.filled)?.address).toMatchObject({
    city: 'Portland',
    state: 'NV',
  });
});

test('five digits of another country lie in no state of the United States', () => {
  expect(fillPlace({...inPortland, country: 'DE'})).toBeNull();
});
