import {describe, expect, test} from 'vitest';
import type {AttributeNode, VariationNode} from './nodes';
import {
  toAttributes,
  toAttributeValues,
  toOpenChoices,
  toTraits,
  toShownTraits,
} from './to-attributes';

const local = (changes: object = {}) =>
  ({
    id: 'local',
    name: 'Logo',
    label: 'Logo',
    options: ['Tea &amp; oil', null, 'Heart'],
    variation: true,
    visible: true,
    ...changes,
  }) as AttributeNode;

/** Options by slugs, whose names the terms know. */
const global = (changes: object = {}) =>
  local({
    id: 'global',
    name: 'pa_pack',
    label: 'Pack',
    options: ['pack-1', 'pack-12', 'pack-6'],
    terms: {
      nodes: [
        {slug: 'pack-1', name: '1'},
        {slug: 'pack-6', name: '6'},
      ],
    },
    ...changes,
  });

const variation = (...given: [name: string | null, value: string | null, label?: string][]) =>
  ({
    attributes: {nodes: given.map(([name, value, label = null]) => ({name, value, label}))},
  }) as VariationNode;

const unknown = {attributes: null} as VariationNode;

describe('what is chosen of a product', () => {
  test('is readable, in the order of its variations, then in the shop’s', () => {
    const variations = ['pack-6', 'pack-1', 'pack-99', 'pack-6'].map((value) =>
      variation(['pa_pack', value]),
    );
    expect(toAttributes([global()], variations)).toEqual([
      {id: 'global', name: 'pa_pack', label: 'Pack', options: ['6', '1', 'pack-12']},
    ]);
  });

  test('keeps the owner’s order where he wrote the options himself', () => {
    const variations = [variation(['logo', 'Heart'])];
    expect(toAttributes([local()], variations)).toEqual([
      {id: 'local', name: 'Logo', label: 'Logo', options: ['Tea & oil', 'Heart']},
    ]);
  });

  test('is known before its variations are', () => {
    expect(toAttributes([local()], [])).toHaveLength(1);
  });

  test('is not what it only is, nor what every variation leaves open', () => {
    expect(toAttributes([local({variation: false})], [])).toEqual([]);
    const open = [
      variation(['Logo', ''], ['pa_pack', 'pack-1']),
      variation(['Logo', null]),
      unknown,
    ];
    expect(toAttributes([local(), global()], open).map(({id}) => id)).toEqual(['global']);
    expect(toAttributes([local({variation: null})], [])).toHaveLength(1);
  });

  test('may have no name, label and options', () => {
    expect(toAttributes([local({name: null, label: null, options: null})], [])).toEqual([
      {id: 'local', name: '', label: '', options: []},
    ]);
    expect(toAttributes([local({label: null})], [])).toMatchObject([{label: 'Logo'}]);
    expect(toAttributes([global({terms: null})], [])).toMatchObject([
      {options: ['pack-1', 'pack-12', 'pack-6']},
    ]);
  });
});

describe('what a product can be told by', () => {
  test('is all that it is and that can be chosen', () => {
    expect(toTraits([local({variation: false}), global(), local({options: null})])).toEqual([
      {label: 'Logo', options: ['Tea & oil', 'Heart']},
      {label: 'Pack', options: ['1', 'pack-12', '6']},
      {label: 'Logo', options: []},
    ]);
  });

  test('is shown as far as nobody chooses it, and the owner shows it', () => {
    const shown = {variation: false, label: 'Made of', options: ['a < b', 'Tea &amp; oil &amp; x']};
    const traits = toShownTraits([
      local(shown),
      local({...shown, label: 'Weight', options: ['250 g']}),
      local({...shown, visible: false}),
      local({...shown, options: []}),
      local(),
    ]);
    expect(traits).toEqual([
      {label: 'Made of', options: ['a < b', 'Tea & oil & x']},
      {label: 'Weight', options: ['250 g']},
    ]);
  });
});

describe('a variation', () => {
  test('leaves open what it has no value of, if that is to be chosen', () => {
    const open = variation(['LOGO', ''], ['pa_pack', 'pack-1'], ['Other', null]);
    expect(
      toOpenChoices(open, [local(), global(), local({name: 'Other', variation: false})]),
    ).toEqual([
      {
        key: 'Logo',
        label: 'Logo',
        options: [
          {value: 'Tea &amp; oil', name: 'Tea & oil'},
          {value: 'Heart', name: 'Heart'},
        ],
      },
    ]);
    expect(toOpenChoices(unknown, [local()])).toEqual([]);
  });

  test('may leave open what has no options yet', () => {
    const nameless = local({name: null, options: null});
    expect(toOpenChoices(variation([null, null]), [nameless])).toEqual([
      {key: '', label: 'Logo', options: []},
    ]);
  });

  test('stands for what it settles, in the words of its product', () => {
    const settled = variation(
      ['PA_PACK', 'pack-6'],
      ['Logo', ''],
      ['size', 'Tea &amp; oil', 'Size &amp; cut'],
      ['color', 'red'],
    );
    expect(toAttributeValues(settled, [local(), global()])).toEqual([
      {name: 'Pack', value: '6'},
      {name: 'Size & cut', value: 'Tea & oil'},
      {name: 'color', value: 'red'},
    ]);
    expect(toAttributeValues(unknown, [local()])).toEqual([]);
  });
});
