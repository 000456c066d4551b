import {expect, test} from 'vitest';
import {toError, withoutValues} from './problems';

const absence = 'No product exists with the slug: rice';

test('what is not there is no error, alone', () => {
  expect(toError('products.find', [absence, absence])).toBeNull();
  expect(toError('products.find', [absence, 'It broke'])).toMatchObject({
    kind: 'graphql',
    message: expect.stringContaining('It broke'),
  });
});

test.each(['User does not have the capabilities', 'You are not authorized', 'No Permission'])(
  '%s: the shop does not know this user',
  (problem) => {
    expect(toError('orders.find', [problem])).toMatchObject({kind: 'unauthorised'});
  },
);

test('no value or address that was sent is repeated', () => {
  const problem = withoutValues(`The "code" of ana@shop.example (9 "Elm") ${'x'.repeat(400)}`);
  expect(problem).toMatch(/^The "…" of … \(9 "…"\) x+$/);
  expect(problem).toHaveLength(300);
});
