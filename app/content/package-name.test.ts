import {expect, test} from 'vitest';
import {packageName} from './package-name';

test.each([
  [{name: 'Multi', bottles: 1, packageCount: 1}, 'Multi'],
  [{name: 'Capsules', bottles: 1, packageCount: 3}, 'Capsules (1 bottle)'],
  [{name: 'Capsules', bottles: 6, packageCount: 3}, 'Capsules (6 bottles)'],
  [
    {name: 'Night', bottles: 2, packageCount: 3, mix: ['With', 'Without']},
    'Night (2 bottles: With, Without)',
  ],
])('a package is named as it is sold', (option, name) => {
  expect(packageName(option)).toBe(name);
});
