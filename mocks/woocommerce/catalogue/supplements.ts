import {toCents} from '~adapters/commerce/money';
import {gummiesHowItWorks} from './how-it-works';
import {aProduct} from './product-record';

const quality = `<p>Made in a cGMP-certified facility in the USA &amp; third-party tested. Gluten-free, no artificial colors.</p>
`;

const flavor = {
  isGlobal: false,
  id: 0,
  name: 'flavor',
  label: 'Flavor',
  options: [{name: 'Mixed berry', slug: 'Mixed berry'}],
};

export const supplements = [
  aProduct({
    databaseId: 158,
    slug: 'craveblock-gummies',
    name: 'CraveBlock Allulose Gummies, Twin Pack',
    sku: 'CB-120',
    regularPrice: toCents(4599),
    stock: 140,
    description: `<p>For the hour when something sweet calls: soft berry gummies sweetened with allulose, with chromium &amp; green tea extract to support a steadier afternoon.</p>
<ul>
<li>Two jars of 60 gummies, 2 per serving, 60 servings</li>
<li>1 g net carbs, 0 g added sugar</li>
<li>Pectin, not gelatin</li>
</ul>
${quality}`,
    shortDescription: '<p>Two jars of soft berry gummies without added sugar.</p>\n',
    categories: ['supplements', 'gummies'],
    meta: [
      {key: '_how_it_works', value: gummiesHowItWorks},
      {key: '_bellyful_servings', value: '60'},
      {key: '_bellyful_serving_size', value: '2 gummies'},
      {key: '_bellyful_servings_a_day', value: '1'},
      {key: '_bellyful_ingredients', value: 'Allulose, water, fruit pectin, coconut oil.'},
      {key: '_bellyful_allergens', value: 'Contains coconut.'},
    ],
    attributes: [flavor],
  }),
  aProduct({
    databaseId: 162,
    slug: 'womens-daily-multi-vitamin',
    name: "Women's Daily Multi-Vitamin, Twin Pack",
    sku: 'MV-W2',
    regularPrice: toCents(3299),
    stock: 85,
    description: `<p>One small capsule with breakfast. Iron, folate, vitamin D and B12 in the amounts that matter on days when you eat a little less.</p>
<ul>
<li>Two bottles of 30 capsules, 1 a day</li>
<li>18 mg iron, 680 mcg DFE folate, 50 mcg vitamin D3</li>
</ul>
${quality}`,
    shortDescription: '<p>Two months of one capsule a day, with iron &amp; folate.</p>\n',
    categories: ['supplements', 'multivitamins'],
    meta: [
      {key: '_bellyful_servings', value: '60'},
      {key: '_bellyful_serving_size', value: '1 capsule'},
      {key: '_bellyful_servings_a_day', value: '1'},
      {
        key: '_bellyful_facts',
        value:
          'Iron | 18 mg | 100\nFolate | 680 mcg DFE | 170\n- Folic acid | 400 mcg\nVitamin D3 | 50 mcg | 250',
      },
      {key: '_bellyful_ingredients', value: 'Hypromellose, rice flour.'},
      {key: '_bellyful_allergens', value: 'None of the major allergens.'},
      {key: '_bellyful_warnings', value: 'Keep out of reach of children.'},
    ],
  }),
  aProduct({
    databaseId: 166,
    slug: 'mens-daily-multi-vitamin',
    name: "Men's Daily Multi-Vitamin, Twin Pack",
    sku: 'MV-M2',
    regularPrice: toCents(3299),
    stock: 85,
    description: `<p>One capsule, done. Zinc, magnesium, selenium and a full set of B vitamins, and no added iron, because most men get plenty.</p>
<ul>
<li>Two bottles of 30 capsules, 1 a day</li>
<li>15 mg zinc, 100 mg magnesium, 50 mcg vitamin D3</li>
</ul>
${quality}`,
    shortDescription: '<p>Two months of one capsule a day, without added iron.</p>\n',
    categories: ['supplements', 'multivitamins'],
  }),
  aProduct({
    databaseId: 170,
    slug: 'nighttime-support-trial',
    name: 'Nighttime Support, Single Bottle',
    sku: 'NS-1',
    regularPrice: toCents(5499),
    stock: 30,
    picture: 'nighttime-support',
    description: `<p>An evening capsule with magnesium glycinate, L-theanine and tart cherry, to support a settled night and a kitchen that stays closed after nine.</p>
<ul>
<li>60 capsules, 2 about an hour before bed</li>
<li>No melatonin, no grogginess</li>
</ul>
${quality}`,
    shortDescription: '<p>Wind down, sleep in, skip the late snack.</p>\n',
    categories: ['supplements', 'sleep'],
  }),
];
