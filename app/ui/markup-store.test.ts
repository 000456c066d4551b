import {expect, test, vi} from 'vitest';
import {MarkupStore, type Markup} from './markup-store';

const aMarkup = (html: string): Markup => ({html, preloads: []});

/** Looks, and keeps what is wanted at once. */
const look = (store: MarkupStore, place: string, given: string, made = aMarkup(given)) =>
  store.find(place, given, (keep) => keep(made))?.html ?? null;

test('a part is kept from the second time on', () => {
  const store = new MarkupStore();
  expect(look(store, '/', 'rice')).toBeNull();
  expect(look(store, '/', 'rice')).toBeNull();
  expect(look(store, '/', 'rice')).toBe('rice');
});

test('other data are never shown in its place, and take it', () => {
  const store = new MarkupStore();
  for (const price of ['$1', '$1', '$2', '$2']) look(store, '/', price);
  expect(look(store, '/', '$2')).toBe('$2');
  expect(look(store, '/', '$1')).toBeNull();
});

test('what is rendered late does not replace what came since', () => {
  const store = new MarkupStore();
  let keepLate: ((markup: Markup) => void) | undefined;
  look(store, '/', '$1');
  store.find('/', '$1', (keep) => (keepLate = keep));
  look(store, '/', '$2');
  keepLate?.(aMarkup('$1'));
  expect(look(store, '/', '$2')).toBe('$2');
});

test('what cannot be kept is not tried again for the same data', () => {
  const store = new MarkupStore();
  const render = vi.fn((keep: (markup: null) => void) => keep(null));
  for (let time = 0; time < 4; time++) expect(store.find('/', 'rice', render)).toBeNull();
  expect(render).toHaveBeenCalledTimes(1);
});

test('the parts that nobody asked for longest make room', () => {
  const store = new MarkupStore();
  const large = aMarkup('x'.repeat(3_000_000));
  for (const place of ['/one', '/two'])
    for (let time = 0; time < 2; time++) look(store, place, 'a', large);
  expect(look(store, '/one', 'a')).not.toBeNull();
  for (let time = 0; time < 2; time++) look(store, '/three', 'a', large);
  expect(look(store, '/one', 'a')).not.toBeNull();
  expect(look(store, '/two', 'a')).toBeNull();
});

test('places that were seen once take no more room than a few thousand of them', () => {
  const store = new MarkupStore();
  look(store, '/first', 'a');
  for (let place = 0; place < 3_000; place++) look(store, `/${place}`, 'a');
  expect(look(store, '/first', 'a')).toBeNull();
  expect(store.find('/first', 'a', (keep) => keep(aMarkup('a')))).toBeNull();
});
