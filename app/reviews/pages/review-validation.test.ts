import {describe, expect, test} from 'vitest';
import {toReviewRefusals, toTypedReview, toWrittenReview} from './review-validation';

const good = {name: 'Ann', text: 'Firm.', stars: '4'};

const fieldsAtFault = (changes: Partial<typeof good>, wish: 'required' | 'optional' | 'none') =>
  toReviewRefusals({...good, ...changes}, wish).map(({field}) => field);

describe('a typed review', () => {
  test.each([
    [{}, []],
    [{stars: ''}, ['stars']],
    [{stars: '6'}, ['stars']],
    [{stars: '4.5'}, ['stars']],
    [{name: ''}, ['name']],
    [{name: 'a'.repeat(60)}, []],
    [{name: 'a'.repeat(61)}, ['name']],
    [{name: 'ann@shop.example'}, ['name']],
    [{name: 'Ann <ann@shop.example>'}, ['name']],
    [{text: ''}, ['text']],
    [{text: 'a'.repeat(3000)}, []],
    [{text: 'a'.repeat(3001)}, ['text']],
    [{name: '', text: '', stars: ''}, ['stars', 'name', 'text']],
  ])('%o is refused for %o', (changes, fields) => {
    expect(fieldsAtFault(changes, 'required')).toEqual(fields);
  });

  test('needs no stars where the shop does not require them', () => {
    expect(fieldsAtFault({stars: ''}, 'optional')).toEqual([]);
    expect(fieldsAtFault({stars: '0'}, 'optional')).toEqual([]);
    expect(fieldsAtFault({stars: 'many'}, 'optional')).toEqual(['stars']);
    expect(fieldsAtFault({stars: 'many'}, 'none')).toEqual([]);
  });

  test('keeps its lines and loses the blanks around', () => {
    const typed = toTypedReview({name: ' Ann ', text: ' One\r\n\r\nTwo ', stars: '0', email: 'x'});
    expect(toWrittenReview(typed)).toEqual({name: 'Ann', text: 'One\n\nTwo', stars: null});
  });
});
