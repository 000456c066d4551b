import {expect, test} from 'vitest';
import {toRecalls} from './recalls';

const entry = (value: string) => [{key: '_bellyful_recalls', value}];
const recall = {lot: 'A1', reason: 'Plastic', offer: 'refund', recalledAt: '2026-11-28T00:00:00Z'};

test('what the plugin keeps of recalls is read as plain text, with an offer that there is', () => {
  const kept = {...recall, reason: '<b>Plastic</b>\nin it', offer: 'a million'};
  const other = {...recall, offer: 'replacement'};
  expect(toRecalls(entry(JSON.stringify([kept, recall, other])))).toEqual([
    {...recall, reason: 'Plastic\nin it'},
    recall,
    other,
  ]);
});

test.each(['', '{', '{}', 'null', '[null]', '[1]'])('what cannot be read is none: %s', (value) => {
  expect(toRecalls(entry(value))).toEqual([]);
  expect(toRecalls(null)).toEqual([]);
});
