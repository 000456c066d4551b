import {expect, test} from 'vitest';
import {toGlance} from './glance.server';

test('a serving is shown in one line and read in words, without what is not known', () => {
  const none = {netCarbs: null, fiber: null, protein: null};
  expect(toGlance({...none, calories: '10', netCarbs: '0 g', fiber: '6 g'})).toEqual({
    shown: '10 cal · 0\u00A0g net carbs · 6\u00A0g fiber',
    per: 'per serving',
    read: 'Per serving: 10 calories, 0 grams of net carbs, 6 grams of fiber',
  });
  expect(toGlance({...none, calories: '<5', fiber: '1 g', protein: '<1 g'})).toMatchObject({
    shown: '<5 cal · 1\u00A0g fiber · <1\u00A0g protein',
    read: 'Per serving: less than 5 calories, 1 gram of fiber, less than 1 gram of protein',
  });
});
