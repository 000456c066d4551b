import {toCents} from '~adapters/commerce/money';
import {aProduct} from './product-record';

const longName =
  'The Very Long Name of a Product That Somebody Wrote for Search Engines, with Every Word That a Shopper Might Type, Twice, and a Little More';

/** What a client should have met before a shopper does. */
export const strangeProducts = [
  aProduct({
    databaseId: 450,
    slug: 'no-name',
    name: '',
    regularPrice: toCents(100),
    picture: null,
    description: '',
    categories: [],
  }),
  aProduct({
    databaseId: 451,
    slug: 'long-name',
    name: longName,
    regularPrice: toCents(999_999_99),
    stock: 1,
    picture: 'huge-poster',
    description: `<p>${'Long. '.repeat(4000)}</p>`,
    categories: ['uncategorized', 'konjac', 'bundles'],
    tags: ['Größe & Form', 'a/b', 'tag'],
    isFeatured: true,
    size: {weight: '0.0001', length: '1,5', width: '', height: '9999'},
  }),
  aProduct({
    databaseId: 452,
    slug: '%e6%97%a5%e6%9c%ac',
    name: '日本のお茶 “<b>bold</b>” & Söhne',
    regularPrice: toCents(1),
    salePrice: toCents(0),
    stock: 'on backorder',
    picture: 'huge-poster',
    description: '<p>No <em>closing tag',
    categories: ['uncategorized'],
    tags: ['tag'],
  }),
  aProduct({
    databaseId: 453,
    slug: 'sold-below-zero',
    name: 'Sold More Often Than It Was There',
    regularPrice: toCents(1250),
    stock: -3,
    picture: null,
    description: '<p>Somebody bought it twice.</p>',
    categories: ['uncategorized'],
  }),
];
