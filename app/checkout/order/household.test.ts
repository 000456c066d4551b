import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {toHousehold} from './household';

const householdOf = (address1: string, address2 = '', zipCode = '97201') =>
  toHousehold({address1, address2, zipCode, country: 'US'});

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
    [
      '12 Elm St',
      '',
      // What nobody sees.
      '12 E\u200Blm St',
      '12 E\u00ADlm St',
      '\u202E12 Elm\u2069 S\u200Dt',
      '1\u{E0001}2 Elm\uFE0F St\uFEFF',
      '12 \u0008Elm\u115F St',
      // What looks the same: Cyrillic, Greek, mathematical, of full width, with a stroke.
      '12 \u0415lm \u0405t',
      '12 El\u043C S\u0442',
      '12 \u0395lm St',
      '12 \u{1D404}\u{1D425}\u{1D426} St',
      '１２ Ｅｌｍ St',
      '12 E\u0142m St',
    ],
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

describe('on an envelope', () => {
  test.each(
    Object.entries({
      avenue: 'ave',
      av: 'ave',
      boulevard: 'blvd',
      circle: 'cir',
      court: 'ct',
      cove: 'cv',
      creek: 'crk',
      crossing: 'xing',
      drive: 'dr',
      expressway: 'expy',
      fort: 'ft',
      freeway: 'fwy',
      heights: 'hts',
      highway: 'hwy',
      hill: 'hl',
      lane: 'ln',
      mount: 'mt',
      parkway: 'pkwy',
      place: 'pl',
      plaza: 'plz',
      point: 'pt',
      ridge: 'rdg',
      road: 'rd',
      route: 'rte',
      saint: 'st',
      square: 'sq',
      street: 'st',
      terrace: 'ter',
      trail: 'trl',
      turnpike: 'tpke',
      valley: 'vly',
      north: 'n',
      south: 's',
      east: 'e',
      west: 'w',
      northeast: 'ne',
      northwest: 'nw',
      southeast: 'se',
      southwest: 'sw',
    }),
  )('%s is written %s, too', (long, short) => {
    expect(householdOf(`12 Orchard ${long}`)).toBe(householdOf(`12 Orchard ${short}`));
  });

  test('a numbered street is written by its word, too', () => {
    const words = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
    const more = ['Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
    for (const [index, word] of [...words, ...more].entries())
      expect(householdOf(`12 ${word} St`)).toBe(householdOf(`12 ${index + 1} St`));
    expect(['1st', '2nd', '3rd', '4th'].map((word) => householdOf(`9 ${word} St`))).toEqual(
      [1, 2, 3, 4].map((number) => householdOf(`9 ${number} St`)),
    );
  });

  test.each(
    Object.entries({
      basement: 'bsmt',
      front: 'frnt',
      lower: 'lowr',
      penthouse: 'ph',
      upper: 'uppr',
      rear: 'rear',
      side: 'side',
    }),
  )('the unit %s is written %s, too, beside the street or after it', (long, short) => {
    const household = householdOf('12 Orchard Lane', long);
    expect(household).not.toBe(householdOf('12 Orchard Lane'));
    expect(householdOf('12 Orchard Lane', short)).toBe(household);
    expect(householdOf(`12 Orchard Lane ${long}`)).toBe(household);
  });

  test.each([
    'apartment',
    'apt',
    'unit',
    'suite',
    'ste',
    'room',
    'rm',
    'number',
    'no',
    'nr',
    'floor',
    'fl',
    'building',
    'bldg',
    'space',
    'spc',
    'lot',
    'trailer',
    'trlr',
  ])('the word %s before a unit says nothing, before the street neither', (word) => {
    const household = householdOf('12 Orchard Lane 4');
    expect(householdOf('12 Orchard Lane', `${word} 4`)).toBe(household);
    expect(householdOf(`${word} 4, 12 Orchard Lane`)).toBe(household);
  });

  test.each(['c/o Bob 9', 'care of Bob 9', 'Attn Bob 9', 'Attention: Bob 9', 'by the gate'])(
    '%s leads to nobody else',
    (beside) => {
      expect(householdOf('12 Orchard Lane', beside)).toBe(householdOf('12 Orchard Lane'));
    },
  );

  test.each([
    ['12 Orchard Lane', 'Éa', '97201-1', '12 orchard ln 97201'],
    ['12 Orchard Lane', 'b', '', '12 orchard ln b '],
    ['12 O’Brien’s Court', '', '97201', '12 obriens ct 97201'],
    ['P.O. Box 7', '', '9 7 2 0 1', 'pobox 7 97201'],
    ['Post Office Box 7', '', '97201', 'pobox 7 97201'],
    ['Orchard House', '12 Orchard Lane', '97201', '12 orchard ln 97201'],
    ['Orchard House', 'by the gate', '97201', 'orchard house 97201'],
    ['Unit', '', '97201', '97201'],
    ['Apt 4', 'Floor 2', '97201', '4 2 97201'],
    ['12 Orchard Lane', 'care of Bob 9th', '97201', '12 orchard ln 97201'],
    ['12 Orchard Lane', 'Gate 2', '97201', '12 orchard ln 2 97201'],
    ['12 21st Street', '', '97201', '12 21 st 97201'],
    ['12 a1st Street', '', '97201', '12 a 1 st st 97201'],
    ['12 1stb Street', '', '97201', '12 1 stb st 97201'],
    ['12B3 Orchard Lane', '', '97201', '12 b 3 orchard ln 97201'],
    ['', '', '', ''],
  ])('%s, %s, %s is kept as "%s"', (address1, address2, zipCode, household) => {
    expect(householdOf(address1, address2, zipCode)).toBe(household);
  });
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
    ['12 Orchard Lane Apt 1', '12 Orchard Lane Apt I'],
    ['12 Orchard Lane Apt 0', '12 Orchard Lane Apt O'],
    ['12 東 Street', '12 西 Street'],
  ])('are %s and %s', (one, other) => {
    expect(householdOf(one)).not.toBe(householdOf(other));
  });

  test('are one street and number in two places', () => {
    expect(householdOf('12 Orchard Lane', '', '97202')).not.toBe(householdOf('12 Orchard Lane'));
  });
});

describe('elsewhere', () => {
  const inGermany = (address1: string, zipCode = '10115') =>
    toHousehold({address1, address2: '', zipCode, country: 'DE'});

  test('one household is written alike but for letter case, blanks and punctuation', () => {
    expect(inGermany(' lange  straße 4B. ')).toBe(inGermany('Lange Straße 4b'));
  });

  test('nothing is taken for a unit, a shortened word or a longer postal code', () => {
    expect(inGermany('Lange Straße 4')).not.toBe(inGermany('Lange Straße No 4'));
    expect(inGermany('Court 4')).not.toBe(inGermany('Ct 4'));
    expect(inGermany('Lange Straße 4', '1011 AB')).not.toBe(inGermany('Lange Straße 4', '1011 AC'));
    expect(inGermany('Lange Straße 4')).not.toBe(
      toHousehold({address1: 'Lange Straße 4', address2: '', zipCode: '10115', country: 'AT'}),
    );
  });
});
