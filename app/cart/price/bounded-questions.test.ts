import {expect, test} from 'vitest';
import {aProduct, aShop} from '../../../tests/support/shop';
import {readCartLines} from '../cart-lines.server';
import {resolveLines} from './resolve-lines.server';

const visitor = {isSignedIn: false, isConfirmed: false, email: null, hasLoyalty: false};
const lines = (count: number, from: number) =>
  Array.from({length: count}, (_, index) => ({id: `wp-${from + index}`, quantity: 1}));

/** A shop with products 1 to 50 that notes what it is asked. */
function countingShop() {
  const products = Array.from({length: 50}, (_, index) => aProduct(index + 1, 499));
  const shop = aShop({products});
  const questions: number[][] = [];
  const findByIds = (ids: Iterable<number>) => {
    questions.push([...ids]);
    return shop.products.findByIds(ids);
  };
  return {questions, commerce: {...shop, products: {...shop.products, findByIds}}};
}

test('an order with 200 lines costs the shop no question', () => {
  expect(readCartLines(lines(200, 1)).ok).toBe(false);
});

test('an order with 50 made-up products costs the shop one question, and each is refused', async () => {
  const {questions, commerce} = countingShop();
  const outcome = await resolveLines(commerce.products, lines(50, 9000), visitor);
  expect(outcome.ok ? [] : outcome.refusals).toHaveLength(50);
  expect(questions).toHaveLength(1);
});

test('an honest order of 50 different products is found whole, by one question', async () => {
  const {questions, commerce} = countingShop();
  const outcome = await resolveLines(commerce.products, lines(50, 1), visitor);
  expect(outcome.ok && outcome.value).toHaveLength(50);
  expect(questions).toHaveLength(1);
});

const box = (kinds: number[], id = 1) => ({
  id: `wp-${id}-var-900?${kinds.map((kind) => `mix-${kind}=1`).join('&')}`,
  quantity: 1,
});

test('an order whose boxes hold more kinds than a hundred costs the shop no question', async () => {
  const {questions, commerce} = countingShop();
  const kinds = (from: number) => Array.from({length: 30}, (_, index) => from + index);
  const boxes = [box(kinds(100)), box(kinds(200), 2), box(kinds(300), 3), box(kinds(400), 4)];
  const outcome = await resolveLines(commerce.products, boxes, visitor);
  expect(outcome.ok).toBe(false);
  expect(questions).toEqual([]);
});

test('a choice that names no product asks for none', async () => {
  const {questions, commerce} = countingShop();
  const odd = {id: 'wp-1-var-900?mix-abc=6&mix-01=2&mix-1e3=2', quantity: 1};
  expect((await resolveLines(commerce.products, [odd], visitor)).ok).toBe(false);
  expect(questions).toEqual([[1]]);
});

test('what is sold is not called unsold beside what is not', async () => {
  const {commerce} = countingShop();
  const mixed = [{id: 'wp-9000', quantity: 1}, ...lines(40, 1)];
  const outcome = await resolveLines(commerce.products, mixed, visitor);
  expect(outcome.ok ? [] : outcome.refusals.map(({field}) => field)).toEqual(['wp-9000']);
});
