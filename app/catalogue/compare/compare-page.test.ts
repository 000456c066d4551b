import {expect, test} from 'vitest';
import {toCents, type Product} from '~adapters/commerce';
import {aLabel, aPanel} from '../../../tests/support/label';
import {aProduct, aShop, aVariation} from '../../../tests/support/shop';
import {compareProducts} from './compare-page.server';

// Rules: Comparison

const packs = (...prices: [pack: string, price: number][]) =>
  prices.map(([value, price], place) =>
    aVariation(100 + place, price, {attributes: [{name: 'Pack Size', value}]}),
  );

const oats = aProduct(1, 500, {
  name: 'Oats',
  descriptionText: 'For mornings.',
  variations: packs(['1 bag', 500], ['6 bags', 2400]),
  label: aLabel({
    facts: [
      aPanel('Calories | 100\nZinc (as zinc citrate) | 2 mg', {
        servingSize: '40 g',
        servingsPerContainer: 3,
      }),
    ],
    allergens: 'Contains gluten.',
    certifications: ['Vegan'],
  }),
});
const capsules = aProduct(2, 1000, {
  name: 'Capsules',
  label: aLabel({
    facts: [
      aPanel('Calories | 100\nzinc | 5 mg', {servingSize: '2 capsules', servingsPerContainer: 30}),
    ],
    servingsADay: 2,
    certifications: ['Vegan'],
  }),
});
const plain = (id: number, changes: Partial<Product> = {}) =>
  aProduct(id, 100, {name: `Plain ${id}`, ...changes});

const shop = (products = [oats, capsules, plain(3), plain(4), plain(5)]) => aShop({products});
const compare = (search: string, {products} = shop()) =>
  compareProducts({url: `https://shop.example/compare${search}`}, products);
const textsOf = (rows: Awaited<ReturnType<typeof compare>>['said']) =>
  Object.fromEntries(rows.map(({name, cells}) => [name, cells.map((cell) => cell?.text ?? null)]));

test('an address names products by a list, as a form by each; unknown ones are left out, and each counts once', async () => {
  const names = async (search: string) =>
    (await compare(search)).columns.map(({card}) => card.name);
  expect(await names('?products=wp-2,wp-1,nothing,wp-2')).toEqual(['Capsules', 'Oats']);
  expect(await names('?products=wp-2&products=wp-1')).toEqual(['Capsules', 'Oats']);
  expect(await names('?products=<b>,,&products=')).toEqual([]);
  expect(await names('')).toEqual([]);
});

test('of more than four the first four stand there, which is said, and no other is offered', async () => {
  const {columns, most, others} = await compare('?products=wp-5,wp-4,wp-3,wp-2,wp-1');
  expect(columns.map(({card}) => card.id)).toEqual(['wp-5', 'wp-4', 'wp-3', 'wp-2']);
  expect(most).toBe(4);
  expect(others).toEqual([]);
  expect((await compare('?products=wp-5,wp-4,wp-3,wp-2')).most).toBeNull();
});

test('the smallest pack and the cheapest a serving say what they cost: a day, or a serving of what is eaten now and then', async () => {
  const {columns} = await compare('?products=wp-1,wp-2,wp-3');
  expect(columns.map(({costs}) => costs)).toEqual([
    [
      {price: toCents(500), per: 3, isADay: false, pack: '1 bag'},
      {price: toCents(2400), per: 18, isADay: false, pack: '6 bags'},
    ],
    [{price: toCents(1000), per: 15, isADay: true, pack: ''}],
    [],
  ]);
});

test('a size by its weight is not taken for so many servings', async () => {
  const bySize = {...oats, variations: packs(['500 g', 500], ['1 kg', 900])};
  const {columns} = await compare('?products=wp-1', shop([bySize]));
  expect(columns[0]?.costs).toEqual([]);
});

test('what differs stands apart from what is alike, and an amount goes by what it is of', async () => {
  const {said, amounts, alike} = await compare('?products=wp-1,wp-2');
  expect(textsOf(said)).toEqual({
    'What it is for': ['For mornings.', null],
    'Serving size': ['40 g', '2 capsules'],
    'Servings per container': ['3', '30'],
    'Servings a day': [null, '2'],
    Allergens: ['Contains gluten.', null],
  });
  expect(textsOf(amounts)).toEqual({Zinc: ['2 mg', '5 mg']});
  expect(textsOf(alike)).toEqual({Certifications: ['Vegan', 'Vegan'], Calories: ['100', '100']});
});

test('of several formulas an amount says whose it is, where they differ', async () => {
  const {amounts} = await compare('?products=nighttime-support,wp-2');
  expect(textsOf(amounts)).toMatchObject({
    Magnesium: ['105 mg', null],
    Melatonin: ['1 mg (With melatonin)', null],
  });
});

test('beside one stand others of its kind first, never what costs nothing or is sold out', async () => {
  const tea = {id: 't', name: 'Tea', slug: 'tea'};
  const {others} = await compare(
    '?products=wp-3',
    shop([
      plain(3, {categories: [tea]}),
      plain(4),
      plain(5, {categories: [tea]}),
      plain(6, {categories: [tea], stockStatus: 'OUT_OF_STOCK'}),
    ]),
  );
  expect(others[0]).toMatchObject({label: 'Plain 5', id: 'wp-5'});
  expect(others.map(({label}) => label)).not.toContain('Plain 6');
  expect(others.filter(({label}) => /Free Sample/.test(label))).toEqual([]);
});

test('all labels are one question of the shop; without its answer the page says so', async () => {
  const {products} = shop();
  const asked: number[][] = [];
  const counting = {
    ...products,
    findByIds: (ids: Iterable<number>) => {
      asked.push([...ids]);
      return products.findByIds(ids);
    },
  };
  const search = '?products=wp-1,wp-2,allulose-gummies';
  expect((await compare(search, {...shop(), products: counting})).isUnread).toBe(false);
  expect(asked).toEqual([[1, 2]]);
  const away = {...products, findByIds: () => Promise.reject(new Error('away'))};
  const {isUnread, columns} = await compare(search, {...shop(), products: away});
  expect(isUnread).toBe(true);
  expect(columns).toHaveLength(3);
});
