import {expect, test} from 'vitest';
import {parseLineId} from '~/pricing/line-ids';
import {resolvePackage} from './resolve-line.server';

const shopper = {isSignedIn: true, isConfirmed: true, email: null, hasLoyalty: false};

const resolve = (id: string, values: string[] = []) => {
  const reference = parseLineId(id);
  if (reference.kind !== 'package') throw new Error(`${id} is no built-in product`);
  const variationAttributes = values.map((value) => ({value}));
  return resolvePackage({id, quantity: 1, variationAttributes}, reference, shopper);
};

const nameOf = (id: string, values?: string[]) => {
  const line = resolve(id, values);
  return line.ok ? line.value.name : line.refusals;
};

const mixed = 'Nighttime Support (2 bottles: With melatonin, Melatonin-free)';

test('the shop learns from the id how a customizable package is mixed', () => {
  const line = resolve('nighttime-support-2:melatonin-free+with-melatonin');
  expect(line).toMatchObject({
    value: {
      id: 'nighttime-support-2:melatonin-free+with-melatonin',
      name: mixed,
      packaged: {mix: ['With melatonin', 'Melatonin-free']},
    },
  });
  expect(nameOf('nighttime-support-2:melatonin-free+melatonin-free')).toBe(
    'Nighttime Support (2 bottles: Melatonin-free, Melatonin-free)',
  );
  expect(nameOf('nighttime-support-4:melatonin-free')).toBe(
    'Nighttime Support (4 bottles: Melatonin-free)',
  );
  expect(nameOf('nighttime-support-6')).toBe('Nighttime Support (6 bottles)');
});

test('a page that was open before ids carried the mix tells it as it did then', () => {
  expect(nameOf('nighttime-support-2', ['Melatonin-free', 'With melatonin'])).toBe(mixed);
});

test.each([
  'nighttime-support-2:with-melatonin',
  'nighttime-support-2:with-melatonin+melatonin-free',
  'nighttime-support-2:gold+with-melatonin',
  'nighttime-support-2:melatonin-free+melatonin-free+melatonin-free',
  'nighttime-support-4:melatonin-free+melatonin-free+melatonin-free+melatonin-free',
  'pain-free-weight-loss-3:melatonin-free+melatonin-free+melatonin-free',
])('a mix that is not sold is refused: %s', (id) => {
  expect(nameOf(id)).toMatchObject([{field: id}]);
});

test.each([
  ['nighttime-support-2', ['With melatonin']],
  ['nighttime-support-2', ['With melatonin', '<b>gold</b>']],
  ['nighttime-support-4', ['With melatonin', 'Melatonin-free']],
])('a mix that makes no sense is left out: %s %j', (id, values) => {
  expect(nameOf(id, values)).toBe(`Nighttime Support (${id.slice(-1)} bottles)`);
});
