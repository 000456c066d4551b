import {toCents} from '~adapters/commerce/money';
import {gummiesHowItWorks} from './how-it-works';
import {uploadsPath} from '../media';
import {aProduct, lotReports} from './product-record';

const quality = `<p>Made in the USA under current Good Manufacturing Practice. Gluten-free, no artificial colors.</p>
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
      {key: '_bellyful_allergens', value: 'None of the major allergens. Made with coconut oil.'},
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
<li>18 mg iron, 400 mcg DFE folate, 25 mcg vitamin D3</li>
</ul>
${quality}`,
    shortDescription: '<p>Two months of one capsule a day, with iron &amp; folate.</p>\n',
    categories: ['supplements', 'multivitamins'],
    meta: [
      {key: '_bellyful_servings', value: '60'},
      {key: '_bellyful_serving_size', value: '1 capsule'},
      {key: '_bellyful_servings_a_day', value: '1'},
      {key: lotReports, value: `24-117 | ${uploadsPath}certificate-24-117.pdf`},
      {
        key: '_bellyful_facts',
        value: [
          'Vitamin A (as beta-carotene) | 900 mcg RAE | 100',
          'Vitamin C (as ascorbic acid) | 90 mg | 100',
          'Vitamin D3 (as cholecalciferol from lichen) | 25 mcg (1,000 IU) | 125',
          'Vitamin E (as d-alpha tocopheryl succinate) | 7.5 mg | 50',
          'Vitamin K (as phylloquinone) | 60 mcg | 50',
          'Thiamin (as thiamin mononitrate) | 1.2 mg | 100',
          'Riboflavin | 1.3 mg | 100',
          'Niacin (as niacinamide) | 16 mg NE | 100',
          'Vitamin B6 (as pyridoxine HCl) | 1.7 mg | 100',
          'Folate | 400 mcg DFE (240 mcg folic acid) | 100',
          'Vitamin B12 (as methylcobalamin) | 6 mcg | 250',
          'Biotin | 30 mcg | 100',
          'Pantothenic Acid (as d-calcium pantothenate) | 5 mg | 100',
          'Calcium (as calcium carbonate) | 65 mg | 5',
          'Iron (as ferrous bisglycinate) | 18 mg | 100',
          'Iodine (as potassium iodide) | 75 mcg | 50',
          'Magnesium (as magnesium oxide) | 42 mg | 10',
          'Zinc (as zinc citrate) | 8 mg | 73',
          'Selenium (as selenomethionine) | 27.5 mcg | 50',
          'Copper (as copper bisglycinate) | 0.45 mg | 50',
          'Manganese (as manganese citrate) | 1.15 mg | 50',
          'Chromium (as chromium picolinate) | 35 mcg | 100',
        ].join('\n'),
      },
      {
        key: '_bellyful_ingredients',
        value:
          'Hypromellose (vegetable capsule), microcrystalline cellulose, rice flour, silicon dioxide.',
      },
      {key: '_bellyful_allergens', value: 'None of the major allergens.'},
      {
        key: '_bellyful_warnings',
        value:
          'WARNING: Accidental overdose of iron-containing products is a leading cause of fatal poisoning in children under 6. Keep this product out of reach of children. In case of accidental overdose, call a doctor or poison control center immediately.',
      },
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
<li>11 mg zinc, 100 mg magnesium, 25 mcg vitamin D3</li>
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
