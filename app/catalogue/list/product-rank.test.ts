import {expect, test} from 'vitest';
import {inListOrder, rankOf} from './product-rank';

test.each([
  ['Free Sample: Konjac Angel Hair', 0],
  ['Bellyful Bundle, with a Free Sample', 0],
  ['Bellyful Brand Bundle', 1],
  ['BELLYFUL Starter Kit', 1],
  ["Men's Daily Multi-Vitamin", 2],
  ["Women's Daily Multi-Vitamin", 3],
  ['CraveBlock Allulose', 4],
  ['Peach Gummies', 4],
  ['Zero-Calorie Noodles', 5],
  ['Low-Carb Pasta', 5],
  ['Konjac Rice', 5],
  ['Hydration Capsules', 10],
  ['Starter Kit', 10],
  ['Nighttime Support', 99],
  ["Free Sample of Men's Daily Multi-Vitamin", 0],
])('%s has rank %i', (name, rank) => {
  expect(rankOf(name)).toBe(rank);
});

test('the featured bundle stands before even the free sample, ties are alphabetical', () => {
  const names = [
    'Konjac Udon',
    'Free Sample',
    'Nighttime Support',
    'Konjac Rice',
    'Bellyful Bundle',
  ];
  const items = names.map((name) => ({name}));
  expect(inListOrder(items).map(({name}) => name)).toEqual([
    'Bellyful Bundle',
    'Free Sample',
    'Konjac Rice',
    'Konjac Udon',
    'Nighttime Support',
  ]);
});
