import {expect, test} from 'vitest';
import {chooseFrom, toChoices} from './open-choices';

const openChoices = [
  {
    key: 'pa_color',
    label: 'Color',
    options: [
      {value: 'red', name: 'Red'},
      {value: 'blue', name: 'Blue'},
    ],
  },
  {key: 'logo', label: 'Logo', options: [{value: 'Yes', name: 'Yes'}]},
];
const from = (chosen: Record<string, string>) => chooseFrom({openChoices}, (key) => chosen[key]);

test('what was chosen is listed in the product’s own order', () => {
  const chosen = from({logo: 'Yes', pa_color: 'blue'});
  expect(chosen).toEqual([
    {key: 'pa_color', value: 'blue', label: 'Color', option: 'Blue'},
    {key: 'logo', value: 'Yes', label: 'Logo', option: 'Yes'},
  ]);
  expect(toChoices(chosen ?? [])).toEqual({pa_color: 'blue', logo: 'Yes'});
});

test('a choice that is missing, or is not offered, is none', () => {
  expect(from({pa_color: 'blue'})).toBeNull();
  expect(from({pa_color: 'green', logo: 'Yes'})).toBeNull();
});

test('where nothing is left open nothing has to be chosen', () => {
  expect(chooseFrom(null, () => 'red')).toEqual([]);
  expect(chooseFrom({openChoices: []}, () => 'red')).toEqual([]);
});
