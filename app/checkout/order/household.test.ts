import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {toHousehold} from './household';

const householdOf = (address1: string, address2 = '', postcode = '97201') =>
  toHousehold({address1, address2, postcode});

describe('one household', () => {
  test.each<[string, string, ...string[]]>([
    [
      '12 Orchard Lane',
      '',
      '12 orchard ln',
      '12  ORCHARD   LANE.',
      '12 Orchard-Lane',
      '12, Orchard Ln.',
    ],
    [
      '12 Orchard Lane',
      'Apt 4',
      '12 Orchard Ln #4',
      '12 Orchard Lane, Apt. 4',
      '12 Orchard Lane Unit 4',
    ],
    ['Apt 4', '12 Orchard Lane', 'Apt 4, 12 Orchard Lane', '#4 12 Orchard Ln', '12 Orchard Lane 4'],
    [
      '12 Orchard Lane',
      'No. 4-B',
      '12 Orchard Lane 4B',
      '12 Orchard Lane Suite 4 B',
      '12 Orchard Ln # 4b',
    ],
    [
      '12 North Orchard Street',
      '',
      '12 N Orchard St',
      '12 N. Orchard Street',
      '12 north orchard st',
    ],
    ['700 N.W. Fifth Avenue', '', '700 NW 5th Ave', '700 northwest 5th av.'],
    ['12 Saint James Place', '', '12 St. James Pl', '12 st james place'],
    ['P.O. Box 77', '', 'PO Box 77', 'p o box 77', 'Post Office Box 77', 'PO Box #77'],
    ['12 Orchard Lane', 'c/o Bob Miller', '12 Orchard Lane', '12 Orchard Lane c/o Ann'],
    ['12 Orchard Lane', 'Please ring twice', '12 Orchard Lane'],
    ['12 Orchard Lane', '2nd floor', '12 Orchard Lane Floor 2', '12 Orchard Lane Apt 2'],
    ['12 Orchard Lane', 'Rear', '12 Orchard Lane rear'],
    ['12 Peña Court', '', '12 Pena Ct', '12 peña ct'],
  ])('stands behind %s, %s, however it is typed', (address1, address2, ...others) => {
    const household = householdOf(address1, address2);
    expect(others.map((line) => householdOf(line))).toEqual(others.map(() => household));
  });

  test('has a ZIP code of five digits', () => {
    expect(householdOf('12 Orchard Lane', '', '97201-1234')).toBe(householdOf('12 Orchard Lane'));
  });

  test('is not told apart by letter case, blanks and punctuation, whatever they stand in', () =>
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{2,8}$|^[1-9]\d{0,3}$/), {minLength: 1, maxLength: 5}),
        fc.constantFrom(', ', '  ', ' - ', '. ', ' / '),
        (words, between) => {
          const plain = householdOf(words.join(' '));
          expect(householdOf(` ${words.join(between).toUpperCase()} `)).toBe(plain);
        },
      ),
    ));
});

describe('two households', () => {
  test.each<[string, string]>([
    ['12 Orchard Lane', '13 Orchard Lane'],
    ['12 Orchard Lane', '12 Orchard Street'],
    ['12 Orchard Lane', '12 North Orchard Lane'],
    ['12 Orchard Lane', '12 Orchard Lane Apt 4'],
    ['12 Orchard Lane Apt 4', '12 Orchard Lane Apt 5'],
    ['12 Orchard Lane Apt 4', '12 Orchard Lane Apt 4B'],
    ['12 Orchard Lane Apt 3', '123 Orchard Lane'],
    ['12 Orchard Lane Upper', '12 Orchard Lane Lower'],
    ['PO Box 77', 'PO Box 78'],
    ['12 5th Street', '125 Street'],
  ])('are %s and %s', (one, other) => {
    expect(householdOf(one)).not.toBe(householdOf(other));
  });

  test('are one street and number in two places', () => {
    expect(householdOf('12 Orchard Lane', '', '97202')).not.toBe(householdOf('12 Orchard Lane'));
  });
});
