import {toCents} from '~adapters/commerce/money';
import {aProduct} from './product-record';

/** What every real shop has, too: something free, something unfinished, something hidden. */
export const oddProducts = [
  aProduct({
    databaseId: 174,
    slug: 'free-sample-konjac',
    name: 'Free Sample: Konjac Angel Hair Single Pack',
    sku: 'FS-KJ',
    regularPrice: toCents(0),
    picture: 'konjac-angel-hair',
    description:
      '<p>One pouch of our Angel Hair, on us. Cook it once and you will know whether konjac is for you. One per customer.</p>\n',
    shortDescription: '<p>Try a pouch on us.</p>\n',
    categories: ['samples', 'konjac'],
  }),
  aProduct({
    databaseId: 178,
    slug: 'electrolyte-packets',
    name: 'Electrolyte Packets, 20 Count',
    sku: 'EL-20',
    picture: null,
    description:
      '<p>Sodium, potassium and magnesium for warm days and small appetites. Lemon &amp; sea salt. Our next batch is being priced right now.</p>\n',
    categories: ['supplements'],
  }),
  aProduct({
    databaseId: 182,
    slug: 'chia-pudding-mix',
    name: 'Chia Pudding Mix',
    sku: 'CH-8',
    regularPrice: toCents(899),
    stock: 18,
    picture: null,
    description:
      '<p>Chia, cacao and a pinch of cinnamon. Stir into almond milk at night, eat from the jar in the morning.</p>\n',
    shortDescription: '<p>Breakfast that makes itself.</p>\n',
    categories: ['supplements'],
  }),
  aProduct({
    databaseId: 186,
    slug: 'staff-gift-box',
    name: 'Staff Gift Box',
    isHidden: true,
    regularPrice: toCents(3900),
    stock: 5,
    picture: null,
    description: '<p>For partners and press; not shown in the shop.</p>\n',
    categories: ['bundles'],
  }),
  aProduct({
    databaseId: 190,
    slug: '',
    name: 'Konjac Ramen Cups (draft)',
    status: 'draft',
    regularPrice: toCents(349),
    picture: null,
    description: '<p>Launch in spring. Waiting for the lids.</p>\n',
    categories: ['konjac', 'noodles'],
  }),
  aProduct({
    databaseId: 194,
    slug: '',
    name: 'Winter Bundle (draft)',
    status: 'draft',
    regularPrice: toCents(7499),
    picture: null,
    description: '',
    categories: ['bundles'],
  }),
];
