import {expect, test} from 'vitest';
import {defaultCategorySlug, type Product} from '~adapters/commerce';
import {aProduct} from '../../../tests/support/shop';
import {describeProduct} from './describe.server';
import {featuredOf, type Variant} from './described-product';

const describe = (facts: Partial<Product>) =>
  describeProduct(aProduct(7, 499, facts), 'https://store.example');

test.each(['grouped', 'external', 'other'] as const)(
  'what is %s stands in no cart, and is not offered to a program',
  (kind) => {
    expect(describe({kind})).toBeNull();
  },
);

test('a product with a short text alone is described by it', () => {
  const facts = {
    descriptionText: '',
    shortDescriptionHtml: '<p>Light &amp; low-carb.</p>' as never,
  };
  expect(describe(facts)?.description.plain).toBe('Light & low-carb.');
});

test('the category of what has none is not named', () => {
  const categories = [
    {id: '1', name: 'Uncategorized', slug: defaultCategorySlug},
    {id: '2', name: 'Konjac', slug: 'konjac'},
  ];
  expect(describe({categories})?.categories).toEqual([{value: 'Konjac', taxonomy: 'merchant'}]);
});

test('a product is shown by its first variant that can be had, and by its first where none can', () => {
  const variant = (id: string, available: boolean) =>
    ({id, availability: {available, status: ''}}) as Variant;
  const soldOut = variant('sold-out', false);
  expect(featuredOf([soldOut, variant('there', true)])?.id).toBe('there');
  expect(featuredOf([soldOut, variant('gone', false)])?.id).toBe('sold-out');
});
