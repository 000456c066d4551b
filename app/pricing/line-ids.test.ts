import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {builtInProducts} from './built-in-products.server';
import {isSingleUnit, lineKey, mixedLineId} from './line-key';
import {chooseFrom} from './open-choices';
import {catalogueLineId, konjacLandingLineId, parseLineId, type LineReference} from './line-ids';

const graphId = 'cHJvZHVjdF92YXJpYXRpb246MjU=';
const plain = (productKey: string): LineReference => ({
  kind: 'package',
  productKey,
  bottles: null,
  mix: [],
});
const product = (productId: number) => ({kind: 'catalogue', productId, variation: null}) as const;

test.each<[string, LineReference]>([
  ['wp-23', product(23)],
  ['wp-23-var-25', {...product(23), variation: {by: 'databaseId', databaseId: 25}}],
  [
    'wp-23-var-25?pa_color=red&logo=Initials+%26+heart',
    {
      ...product(23),
      variation: {by: 'databaseId', databaseId: 25},
      choices: {pa_color: 'red', logo: 'Initials & heart'},
    },
  ],
  [`wp-23-${graphId}`, {...product(23), variation: {by: 'graphId', graphId}}],
  [
    'pain-free-weight-loss-3',
    {kind: 'package', productKey: 'pain-free-weight-loss', bottles: 3, mix: []},
  ],
  ['nighttime-support-2', {kind: 'package', productKey: 'nighttime-support', bottles: 2, mix: []}],
  [
    'nighttime-support-2:melatonin-free+with-melatonin',
    {
      kind: 'package',
      productKey: 'nighttime-support',
      bottles: 2,
      mix: ['melatonin-free', 'with-melatonin'],
    },
  ],
  // The shop's graph writes ids of its own; a number begins with no zero.
  ['wp-23-var-025', {...product(23), variation: {by: 'graphId', graphId: 'var-025'}}],
  [
    'nighttime-support-6:a+b+c',
    {kind: 'package', productKey: 'nighttime-support', bottles: 6, mix: ['a', 'b', 'c']},
  ],
  ['womens-multi-vitamin', plain('womens-multi-vitamin')],
  ['free-sample', plain('free-sample')],
])('%s is understood', (id, reference) => {
  expect(parseLineId(id)).toEqual(reference);
});

test.each([
  '',
  'wp-',
  'wp-0',
  'wp-023',
  'wp-pasta',
  'wp-pasta-3',
  'wp--23',
  'wp-23-',
  'wp-1e9',
  'wp-99999999999',
  'wp-23-<script>',
  'wp-23 OR 1=1',
  'wp-tea',
  'wp-tea-3',
  '7 wp-23',
  'wp-23\n',
  'wp-23#bundle-starter',
  'Free-Sample',
  '1pain-free-weight-loss-3',
  'pain-free-weight-loss-0',
  'pain-free-weight-loss--3',
  'pain-free-weight-loss-003',
  'nighttime-support-2:',
  'nighttime-support-2:+',
  'nighttime-support-2:<b>',
  'a'.repeat(401),
  'wp-23?pa_color=red',
  'wp-23-var-25?',
  'wp-23-var-25?pa_color=<b>',
  `wp-23-${graphId}?pa_color=red`,
  '../../etc/passwd',
  '1',
])('%j names nothing that is sold', (id) => {
  expect(parseLineId(id)).toEqual({kind: 'unknown'});
});

test('words that JavaScript objects know are keys like any other', () => {
  expect(parseLineId('constructor')).toEqual(plain('constructor'));
});

test('every text gets an answer', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({unit: 'binary'}),
        fc.string().map((tail) => `wp-${tail}`),
      ),
      (id) => {
        expect(['catalogue', 'package', 'unknown']).toContain(parseLineId(id).kind);
      },
    ),
  ));

test('the longest id that is read has 400 letters', () => {
  expect(parseLineId('a'.repeat(400))).toMatchObject({kind: 'package'});
});

describe('what the pages write is read back', () => {
  test('with what a variation leaves open', () => {
    const choices = {pa_color: 'red', logo: 'Initials & heart'};
    const id = 'wp-23-var-25?pa_color=red&logo=Initials+%26+heart';
    expect(catalogueLineId(23, 25, choices)).toBe(id);
    expect(catalogueLineId(23, 25, {})).toBe('wp-23-var-25');
    expect(catalogueLineId(23)).toBe('wp-23');
    expect(parseLineId(id)).toMatchObject({choices});
  });

  test('from the catalogue', () =>
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 9_999_999}),
        fc.integer({min: 1, max: 9_999_999}),
        (a, b) => {
          expect(parseLineId(catalogueLineId(a))).toEqual(product(a));
          expect(parseLineId(catalogueLineId(a, b))).toEqual({
            ...product(a),
            variation: {by: 'databaseId', databaseId: b},
          });
        },
      ),
    ));

  test('from the konjac landing page', () => {
    expect(parseLineId(konjacLandingLineId(23, graphId))).toMatchObject({variation: {graphId}});
    expect(parseLineId(konjacLandingLineId(23, null))).toEqual(product(23));
  });

  test('from every built-in product', () => {
    for (const {slug, packages} of builtInProducts()) {
      for (const {id, bottles} of packages) {
        const reference = parseLineId(id);
        expect(reference).toMatchObject({productKey: slug});
        if (packages.length > 1) expect(reference).toMatchObject({bottles});
      }
    }
  });
});

test('a mix of a package is one line, in whatever order its bottles were chosen', () => {
  const mixed = 'nighttime-support-2:melatonin-free+with-melatonin';
  for (const formulas of [
    ['With melatonin', 'Melatonin-free'],
    ['Melatonin-free', 'With melatonin'],
  ])
    expect(mixedLineId('nighttime-support-2', formulas)).toBe(mixed);
  expect(mixedLineId('nighttime-support-2', [])).toBe('nighttime-support-2');
});

test('an offer has a line beside the same product at its regular price', () => {
  expect(lineKey({id: 'wp-23'})).toBe('wp-23');
  expect(lineKey({id: 'wp-23', offerId: 'bundle-starter'})).toBe('wp-23#bundle-starter');
});

test('the sample, an offer and what is sold individually are one unit', () => {
  expect(isSingleUnit({id: 'wp-23'})).toBe(false);
  expect(isSingleUnit({id: 'free-sample'})).toBe(true);
  expect(isSingleUnit({id: 'wp-23', offerId: 'bundle-starter'})).toBe(true);
  expect(isSingleUnit({id: 'wp-23', soldAs: {isSingle: true}})).toBe(true);
});

test('a variation is chosen once all that it leaves open is, by what it offers', () => {
  const choice = (key: string) => ({key, label: key, options: [{value: 'red', name: 'Red'}]});
  const variation = {openChoices: [choice('color'), choice('band')]};
  const choose = (given: Record<string, string>) => chooseFrom(variation, (key) => given[key]);
  expect(choose({color: 'red', band: 'red'})).toHaveLength(2);
  expect(choose({color: 'red'})).toBeNull();
  expect(choose({color: 'red', band: 'blue'})).toBeNull();
});
