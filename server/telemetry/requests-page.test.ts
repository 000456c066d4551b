import {expect, test} from 'vitest';
import {toRequestsPage, type Step} from './requests-page';

const step = (id: string, parentId: string | undefined, from: number, to: number | null): Step => ({
  id,
  parentId,
  depth: 0,
  name: id,
  facts: {},
  from,
  to,
  isFailed: false,
  asked: [],
});

const pageOf = (steps: Step[]) =>
  toRequestsPage([
    {
      at: new Date(0),
      began: 0,
      method: 'GET',
      address: '/',
      status: 200,
      bytes: 0,
      took: 900,
      steps,
    },
  ]);

test('a question that goes on when its page has ended is where the time went', () => {
  const steps = [step('loader', undefined, 0, 850), step('shop List', 'loader', 200, null)];
  expect(pageOf(steps)).toContain('most of it: shop List, 700 ms');
});

test('questions side by side take their time from the loader once', () => {
  const two = [step('shop One', 'loader', 100, 400), step('shop Two', 'loader', 100, 400)];
  expect(pageOf([step('loader', undefined, 0, 900), ...two])).toContain(
    'most of it: loader, 600 ms',
  );
});
