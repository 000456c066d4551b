import {describe, expect, test} from 'vitest';
import {toStock, toVariation} from './to-variation';

type Stocked = Parameters<typeof toStock>[0];

describe('stock', () => {
  test.each<[string, Stocked, ReturnType<typeof toStock>]>([
    [
      'that is not counted limits nothing',
      {stockStatus: 'IN_STOCK'},
      {stockStatus: 'IN_STOCK', stockQuantity: null, soldAs: null},
    ],
    [
      'that is counted limits',
      {stockStatus: 'IN_STOCK', manageStock: 'TRUE', stockQuantity: 3, backorders: 'NO'},
      {stockStatus: 'IN_STOCK', stockQuantity: 3, soldAs: null},
    ],
    [
      'that is counted with the product’s own is none where nothing is said',
      {stockStatus: 'OUT_OF_STOCK', manageStock: 'PARENT', backorders: 'NO'},
      {stockStatus: 'OUT_OF_STOCK', stockQuantity: 0, soldAs: null},
    ],
    [
      'that nothing is known of is out',
      {},
      {stockStatus: 'OUT_OF_STOCK', stockQuantity: null, soldAs: null},
    ],
    [
      'beyond which more is sold limits nothing, and is marked',
      {stockStatus: 'IN_STOCK', manageStock: 'TRUE', stockQuantity: 3, backorders: 'NOTIFY'},
      {stockStatus: 'IN_STOCK', stockQuantity: null, soldAs: {backordersBeyond: 3}},
    ],
    [
      'beyond which more is sold untold is not marked',
      {stockStatus: 'IN_STOCK', manageStock: 'TRUE', stockQuantity: 3, backorders: 'YES'},
      {stockStatus: 'IN_STOCK', stockQuantity: null, soldAs: null},
    ],
    [
      'below nothing is marked from the first piece',
      {stockStatus: 'ON_BACKORDER', manageStock: 'TRUE', stockQuantity: -2, backorders: 'NOTIFY'},
      {stockStatus: 'ON_BACKORDER', stockQuantity: -2, soldAs: {backordersBeyond: 0}},
    ],
    [
      'that is only ordered is marked though it is not counted',
      {stockStatus: 'ON_BACKORDER'},
      {stockStatus: 'ON_BACKORDER', stockQuantity: null, soldAs: {backordersBeyond: 0}},
    ],
    [
      'that is only ordered, untold, is not marked',
      {stockStatus: 'ON_BACKORDER', manageStock: 'TRUE', stockQuantity: 0, backorders: 'YES'},
      {stockStatus: 'ON_BACKORDER', stockQuantity: 0, soldAs: null},
    ],
    [
      'that is out is not marked, whatever more may be ordered',
      {stockStatus: 'OUT_OF_STOCK', manageStock: 'TRUE', stockQuantity: 0, backorders: 'NOTIFY'},
      {stockStatus: 'OUT_OF_STOCK', stockQuantity: 0, soldAs: null},
    ],
    [
      'that is not counted is marked where more than it may be ordered',
      {stockStatus: 'IN_STOCK', backorders: 'NOTIFY'},
      {stockStatus: 'IN_STOCK', stockQuantity: null, soldAs: {backordersBeyond: 0}},
    ],
    [
      'of what is no thing, and of single pieces, is told',
      {stockStatus: 'IN_STOCK', virtual: true, soldIndividually: true},
      {stockStatus: 'IN_STOCK', stockQuantity: null, soldAs: {isVirtual: true, isSingle: true}},
    ],
  ])('%s', (_what, node, stock) => {
    expect(toStock(node)).toEqual(stock);
  });
});

const node = {
  id: 'v1',
  databaseId: 25,
  name: 'Tea &amp; oil - Red',
  sku: null,
  onSale: false,
  purchasable: null,
  virtual: null,
  manageStock: null,
  stockStatus: null,
  stockQuantity: null,
  backorders: null,
  soldIndividually: null,
  listed: null,
  rawPrice: '4.99',
  rawRegular: null,
  rawSale: null,
  image: {id: 'm1', sourceUrl: 'https://shop.example/tea.png', altText: null, mediaDetails: null},
  attributes: {
    nodes: [
      {name: 'pa_color', label: 'Color', value: 'red'},
      {name: 'logo', label: 'Logo', value: ''},
    ],
  },
};

const attributes = [
  {id: 'a1', name: 'pa_color', label: 'Color', options: ['red'], variation: true, visible: true},
  {id: 'a2', name: 'Logo', label: 'Logo', options: ['Yes'], variation: true, visible: true},
];

test('a variation of which the shop says little cannot be bought', () => {
  expect(toVariation(node, null, attributes, true)).toMatchObject({
    id: 'v1',
    databaseId: 25,
    name: 'Tea & oil - Red',
    sku: null,
    image: {altText: 'Tea & oil - Red'},
    attributes: [{name: 'Color', value: 'red'}],
    openChoices: [{key: 'Logo', label: 'Logo', options: [{value: 'Yes', name: 'Yes'}]}],
    isPurchasable: false,
    price: 499,
    stockStatus: 'OUT_OF_STOCK',
    soldAs: {isSingle: true},
  });
});

test('a variation has its own number, and is sold singly as its product says', () => {
  const own = {...node, sku: 'TEA-RED', purchasable: true, soldIndividually: true};
  expect(toVariation(own, null, attributes, false)).toMatchObject({
    sku: 'TEA-RED',
    isPurchasable: true,
    soldAs: null,
  });
});
