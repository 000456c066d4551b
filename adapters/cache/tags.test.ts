import {expect, test} from 'vitest';
import {matcherOf, RecentChanges} from './tags';

test('a change of everything concerns what shows nothing, too', () => {
  expect(matcherOf('all')([])).toBe(true);
  expect(matcherOf(['rice'])(['tea', 'rice'])).toBe(true);
  expect(matcherOf(['rice'])(['tea'])).toBe(false);
  expect(matcherOf(['rice'])([])).toBe(false);
});

test('changes are known by how many there were, and by when they were', () => {
  const changes = new RecentChanges();
  changes.add(['rice'], 1000);
  const before = changes.count;
  changes.add(['tea'], 2000);
  expect(changes.since(0)).toEqual([['rice'], ['tea']]);
  expect(changes.since(before)).toEqual([['tea']]);
  expect(changes.since(changes.count)).toEqual([]);
  expect(changes.sinceTime(1000)).toEqual([['rice'], ['tea']]);
  expect(changes.sinceTime(1001)).toEqual([['tea']]);
});

test('a change is forgotten after a quarter of an hour', () => {
  const changes = new RecentChanges();
  changes.add(['rice'], 0);
  changes.add(['tea'], 15 * 60_000 - 1);
  expect(changes.since(0)).toEqual([['rice'], ['tea']]);
  changes.add(['oil'], 15 * 60_000);
  expect(changes.since(0)).toEqual([['tea'], ['oil']]);
});

test('after two hundred changes, and one of more than a hundred things, everything counts as changed', () => {
  const changes = new RecentChanges();
  for (let time = 0; time < 200; time += 1) changes.add(['rice'], time);
  expect(changes.since(0)).toHaveLength(200);
  changes.add(['tea'], 200);
  expect(changes.since(0)).toEqual(['all']);
  const names = Array.from({length: 101}, (_, index) => `product ${index}`);
  changes.add(names.slice(1), 201);
  changes.add(names, 202);
  expect(changes.since(0)).toEqual(['all', names.slice(1), 'all']);
});
