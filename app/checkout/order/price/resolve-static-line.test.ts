import {expect, test} from 'vitest';
import {resolveStaticLine} from './resolve-static-line.server';

const shopper = {isSignedIn: true, email: null, hasLoyalty: false};

const nameOf = (id: string, productKey: string, values: string[]) => {
  const variationAttributes = values.map((value) => ({value}));
  const line = resolveStaticLine({id, quantity: 1, variationAttributes}, productKey, shopper);
  return line.ok ? line.value.name : line.refusals;
};

test('the shop learns how a customizable package is mixed', () => {
  expect(
    nameOf('nighttime-support-2', 'nighttime-support', ['Melatonin-free', 'With melatonin']),
  ).toBe('Nighttime Support (2 bottles: Melatonin-free, With melatonin)');
});

test.each([
  ['nighttime-support-2', ['With melatonin']],
  ['nighttime-support-2', ['With melatonin', '<b>gold</b>']],
  ['nighttime-support-4', ['With melatonin', 'Melatonin-free']],
])('a mix that makes no sense is left out: %s %j', (id, values) => {
  expect(nameOf(id, 'nighttime-support', values)).toBe(
    `Nighttime Support (${id.slice(-1)} bottles)`,
  );
});
