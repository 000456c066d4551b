import {expect, test} from 'vitest';
import type {Product} from '~adapters/commerce';
import {aLabel, aPanel} from '../../../tests/support/label';
import {aProduct, aShop} from '../../../tests/support/shop';
import {showFinder} from './finder-page.server';

// Rules: The finder

const image = {url: '/a.webp', altText: '', width: 1, height: 1, srcSet: '', smallUrl: '/a.webp'};
const konjac = {id: 'k', name: 'Konjac', slug: 'konjac'};
const noodles = (id: number, price: number, changes: Partial<Product> = {}) =>
  aProduct(id, price, {name: `Noodles ${id}`, image, categories: [konjac], ...changes});
const keto = aLabel({facts: [aPanel('Total Carbohydrate | 3 g')], certifications: ['Vegan']});

const products = [
  noodles(1, 900, {label: keto}),
  noodles(2, 500, {label: keto}),
  noodles(3, 700),
  noodles(4, 100, {stockStatus: 'OUT_OF_STOCK'}),
  noodles(5, 600),
];

const ask = (answers: string, sold = products) =>
  showFinder(
    {url: `https://shop.example/finder?answers=${answers}`},
    aShop({products: sold}).products,
  );
const found = async (answers: string, sold?: Product[]) => {
  const page = await ask(answers, sold);
  return 'cards' in page ? page.cards.map(({card}) => card.name) : page.question;
};
/** Less hunger, dinner, sleep, every day; gluten-free, vegan, keto, anything; price, new, recommended. */
const dinner = 2;

test('asks one question after the other, each answer an address; what cannot be one is asked again', async () => {
  expect(await ask('')).toMatchObject({
    back: null,
    question: 'What would you like?',
    answers: expect.arrayContaining([
      expect.objectContaining({label: 'Dinner in five minutes', value: '2'}),
    ]),
  });
  expect(await ask(`${dinner},3`)).toMatchObject({
    back: '/finder?answers=2',
    step: 'Question 3 of 3',
    answers: [{value: '2,3,1'}, {value: '2,3,2'}, {value: '2,3,3'}],
  });
  for (const wrong of ['9', '0', 'x', '2.5', '2,9', '-1'])
    expect(await found(wrong)).toMatch(wrong.startsWith('2,') ? 'What must it be?' : 'What would');
});

test('ends in three products at most that can be had, sorted and narrowed as answered', async () => {
  expect(await found(`${dinner},4,1`)).toEqual(['Noodles 2', 'Noodles 5', 'Noodles 3']);
  expect(await found(`${dinner},3,1`)).toEqual(['Noodles 2', 'Noodles 1']);
});

test('says why by the want and the label, of the diets what was asked for', async () => {
  const keto5 = 'Keto: 5 g net carbs or less a serving';
  expect(await ask(`${dinner},3,1`)).toMatchObject({
    isWhole: true,
    cards: [{reasons: ['Dinner in five minutes', `${keto5}, by its label`]}, {}],
    compare: '/compare?products=wp-2,wp-1',
    list: '/products?category=konjac&diet=keto&sort=price-up',
  });
  expect(await ask(`${dinner},4,1`)).toMatchObject({
    cards: [
      {reasons: ['Dinner in five minutes', `Vegan, ${keto5}, by its label`]},
      {reasons: ['Dinner in five minutes']},
      {},
    ],
  });
});

test('leaves the last answers out where nothing fits all of them, and says so', async () => {
  expect(await ask(`${dinner},1,1`)).toMatchObject({
    isWhole: false,
    list: '/products?category=konjac',
  });
  expect(await found(`${dinner},1,1`)).toHaveLength(3);
});

test('beside a single one stand others of its kind, called so', async () => {
  const page = await ask('3,4,3');
  expect(page).toMatchObject({cards: [{card: {name: 'Nighttime Support'}}, {}, {}]});
  expect('cards' in page && page.cards.slice(1).map(({reasons: [why]}) => why)).toEqual([
    'Of the same kind',
    'Of the same kind',
  ]);
});

test('offers no want that has nothing to sell', async () => {
  const page = await ask('', []);
  const labels = 'answers' in page ? page.answers.map(({label}) => label) : [];
  expect(labels).toEqual(['Less hunger', 'Sleep', 'Every day']);
  expect(await found('2', [])).toBe('What would you like?');
});
