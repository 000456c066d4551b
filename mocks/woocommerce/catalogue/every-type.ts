import {toCents} from '~adapters/commerce/money';
import {aProduct, type AttributeRecord} from './product-record';

const text = (...names: string[]) => names.map((name) => ({name, slug: name}));

const color: AttributeRecord = {
  isGlobal: true,
  id: 2,
  name: 'pa_color',
  label: 'Color',
  options: [
    {name: 'Sand', slug: 'sand'},
    {name: 'Leaf Green', slug: 'leaf-green'},
  ],
};

const engraving: AttributeRecord = {
  isGlobal: false,
  id: 0,
  name: 'engraving',
  label: 'Engraving',
  options: text('None', 'Initials & heart'),
};

const shaker = (databaseId: number, size: string, price: number) => ({
  databaseId,
  sku: `SHAKER-${size}`,
  regularPrice: toCents(price),
  salePrice: null,
  stock: 'in stock' as const,
  picture: null,
  options: {size, pa_color: '', engraving: ''},
});

/** What other shops sell: one of each way in which WooCommerce sells (`MOCK_CATALOGUE=types`). */
export const productsOfEveryType = [
  aProduct({
    databaseId: 402,
    slug: 'shaker-bottle',
    name: 'Shaker Bottle',
    picture: null,
    description: '<p>A bottle with a sieve. Any color, with or without an engraving.</p>',
    categories: ['uncategorized'],
    attributes: [
      {isGlobal: false, id: 0, name: 'size', label: 'Size', options: text('500 ml', '750 ml')},
      color,
      engraving,
    ],
    variations: [shaker(404, '500 ml', 1290), shaker(406, '750 ml', 1490)],
  }),
  aProduct({
    databaseId: 410,
    slug: 'apron',
    name: 'Kitchen Apron',
    picture: null,
    description: '<p>One apron in any color.</p>',
    categories: ['uncategorized'],
    attributes: [color],
    variations: [
      {
        databaseId: 412,
        sku: 'APRON',
        regularPrice: toCents(2400),
        salePrice: null,
        stock: 9,
        picture: null,
        options: {pa_color: ''},
      },
    ],
  }),
  aProduct({
    databaseId: 416,
    slug: 'meal-planner',
    name: 'Meal Planner (PDF)',
    sku: 'PLAN',
    regularPrice: toCents(900),
    picture: null,
    description: '<p>Twelve weeks of small meals, to print or to read on a tablet.</p>',
    categories: ['uncategorized'],
    isVirtual: true,
    files: [{name: 'Meal planner.pdf', limit: 3}],
    attributes: [
      {isGlobal: false, id: 0, name: 'pages', label: 'Pages', options: text('64')},
      {
        isGlobal: false,
        id: 0,
        name: 'language',
        label: 'Language',
        options: text('English', 'Spanish'),
      },
      {isGlobal: false, id: 0, name: 'shelf', label: 'Shelf', options: text('B4'), isHidden: true},
    ],
  }),
  aProduct({
    databaseId: 418,
    slug: 'coaching-hour',
    name: 'Coaching Hour',
    sku: 'COACH',
    regularPrice: toCents(4500),
    picture: null,
    description: '<p>An hour on the phone with a dietitian.</p>',
    categories: ['uncategorized'],
    isVirtual: true,
    isSoldIndividually: true,
  }),
  aProduct({
    databaseId: 420,
    slug: 'ceramic-bowl',
    name: 'Ceramic Bowl',
    sku: 'BOWL',
    regularPrice: toCents(1800),
    stock: 2,
    backorders: 'NOTIFY',
    picture: null,
    description: '<p>Fired in small kilns. What is not on the shelf is made for you.</p>',
    categories: ['uncategorized'],
  }),
  aProduct({
    databaseId: 424,
    slug: 'bowl-set',
    name: 'Bowl & Bottle Set',
    type: 'grouped',
    picture: null,
    description: '<p>Put your own set together.</p>',
    categories: ['uncategorized'],
    parts: [420, 402, 418, 182],
  }),
  aProduct({
    databaseId: 428,
    slug: 'cookbook',
    name: 'Konjac Cookbook',
    type: 'external',
    regularPrice: toCents(2995),
    picture: null,
    description: '<p>Eighty recipes, published by friends.</p>',
    categories: ['uncategorized'],
    external: {url: 'https://books.example/konjac', buttonText: 'Buy at Books & Co'},
  }),
  aProduct({
    databaseId: 432,
    slug: 'monthly-box',
    name: 'Monthly Box',
    type: 'unsupported',
    regularPrice: toCents(3900),
    picture: null,
    description: '<p>Four packs of noodles each month, until you say stop.</p>',
    categories: ['uncategorized'],
  }),
];
