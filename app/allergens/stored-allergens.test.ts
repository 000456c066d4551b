// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {useOwnAllergens} from './own-allergens';
import {changeAllergens, followAllergens, readAllergens} from './stored-allergens';

const key = 'allergen-storage';
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  readAllergens();
});

test('what is ticked is kept, and without a tick nothing is', () => {
  changeAllergens(() => ({ticked: ['soy', 'milk']}));
  changeAllergens(() => ({isLeftOut: true}));
  expect(stored()).toEqual({ticked: ['milk', 'soy'], isLeftOut: true});
  expect(useOwnAllergens.getState()).toEqual({ticked: ['milk', 'soy'], isLeftOut: true});
  changeAllergens(() => ({ticked: []}));
  expect(localStorage.getItem(key)).toBeNull();
  expect(useOwnAllergens.getState()).toEqual({ticked: [], isLeftOut: false});
});

test('a change counts on top of what another tab has stored meanwhile', () => {
  store({ticked: ['fish'], isLeftOut: true});
  changeAllergens(({ticked}) => ({ticked: [...ticked, 'eggs']}));
  expect(useOwnAllergens.getState()).toEqual({ticked: ['eggs', 'fish'], isLeftOut: true});
  expect(stored()).toMatchObject({isLeftOut: true});
});

test('other tabs are followed until the page goes', () => {
  const stop = followAllergens();
  const tell = (name: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', {key: name}));
  store({ticked: ['wheat'], isLeftOut: false});
  tell('cart-storage');
  expect(useOwnAllergens.getState().ticked).toEqual([]);
  tell(key);
  expect(useOwnAllergens.getState().ticked).toEqual(['wheat']);
  localStorage.clear();
  tell(null);
  expect(useOwnAllergens.getState().ticked).toEqual([]);
  stop();
  store({ticked: ['wheat'], isLeftOut: false});
  tell(key);
  expect(useOwnAllergens.getState().ticked).toEqual([]);
});

test.each(['{', '"milk"', '{"ticked": "milk"}', '{"ticked": [1, "<b>"], "isLeftOut": 1}', 'null'])(
  'whatever else stands there is no tick: %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(readAllergens()).toEqual({ticked: [], isLeftOut: false});
  },
);
