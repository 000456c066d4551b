import {JSDOM} from 'jsdom';
import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {expect, test} from 'vitest';
import {toLabel} from '~adapters/woocommerce/products/to-label';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {AddsUpPage} from '~/adds-up/pages/AddsUpPage';
import {showSumsOfCart} from '~/catalogue/label/cart-labels.server';
import {aProduct, aShop} from '../support/shop';

/**
 * Ten products, from the label as its owner writes it to the page, worked by hand (rules: What adds up).
 *
 * Of the storefront's own: women's (W) and men's (M) multivitamin, one a day; the capsules (P), two servings a day, each
 * with 1.7 mg of B6 and 35 mcg of chromium; Nighttime Support (N), 105 mg of magnesium in either formula; gummies (G). Of
 * the shop, these five:
 */
const written = {
  Prenatal: {
    aDay: '1',
    facts: [
      // Two rows of one formula: 600 + 170 = 770 mcg RAE, of which the limit counts 600.
      'Vitamin A (as retinyl palmitate) | 600 mcg RAE | 67',
      'Vitamin A (as beta-carotene) | 170 mcg RAE | 19',
      'Vitamin D3 (as cholecalciferol) | 15 mcg (600 IU) | 75',
      // Synthetic: 10 mg, of which the limit counts 20.
      'Vitamin E (as dl-alpha tocopheryl acetate) | 10 mg | 67',
      'Folate | 1,000 mcg DFE (600 mcg folic acid) | 250',
      'Choline (as choline bitartrate) | 55 mg | 10',
      'Iodine (as potassium iodide) | 290 mcg | 193',
      'Iron (as ferrous bisglycinate) | 27 mg | 150',
    ],
  },
  'B-Complex': {
    aDay: '1',
    facts: [
      'Thiamin (as thiamin HCl) | 1.5 mg | 125',
      'Riboflavin | 1.7 mg | 131',
      'Niacin (as niacinamide) | 20 mg NE | 125',
      'Vitamin B6 (as pyridoxine HCl) | 10 mg | 588',
      'Folate | 680 mcg DFE (400 mcg folic acid) | 170',
      'Vitamin B12 (as cyanocobalamin) | 500 mcg | 20833',
      // 0.3 mg = 300 mcg.
      'Biotin | .3 mg | 1000',
      'Pantothenic Acid (as d-calcium pantothenate) | 50 mg | 1000',
    ],
  },
  'Magnesium Powder': {
    // Twice a day: 200 mg, 25 mg, 1 mg = 1,000 mcg.
    aDay: '2',
    facts: [
      'Magnesium (as magnesium citrate) | 0.1 g | 24',
      'Zinc (as zinc gluconate) | 12.5 mg | 114',
      'Copper (as copper gluconate) | 500 mcg | 56',
    ],
  },
  'Bone Blend': {
    // Three a day: 999.9 mg, 90 mcg, 360 mg, 297 mg; vitamin D is in another unit, and K2 a part of K.
    aDay: '3',
    facts: [
      'Vitamin D3 | 400 IU | 50',
      'Vitamin K | 30 mcg | 25',
      '- Vitamin K2 (as MK-7) | 30 mcg |',
      'Calcium (as calcium citrate) | 0.3333 g | 26',
      'Phosphorus | 0.12 g | 10',
      'Potassium (as potassium citrate) | 99 mg | 2',
    ],
  },
  Antioxidants: {
    aDay: '1',
    facts: [
      'Vitamin C (as ascorbic acid) | 1,000 mg | 1111',
      // Synthetic: 500 mg, of which the limit counts 1,000.
      'Vitamin E (as dl-alpha tocopheryl acetate) | 500 mg | 3333',
      'Selenium (as sodium selenite) | 200 mcg | 364',
    ],
  },
};

const firstId = 201;
const shop = aShop({
  products: Object.entries(written).map(([name, {aDay, facts}], place) =>
    aProduct(firstId + place, 1500, {
      name,
      label: toLabel([
        {key: '_bellyful_servings_a_day', value: aDay},
        {key: '_bellyful_facts', value: facts.join('\n')},
      ]),
    }),
  ),
});
const [prenatal, bComplex, magnesium, bone, antioxidants] = Object.keys(written).map(
  (_, place) => `wp-${firstId + place}`,
);

const limits = createProcessRateLimits();

/** The page of a cart, a line for each nutrient: `zinc: 8 + 11 = 19 mg a day | men 11, women 8 mg | 40 mg`. */
async function pageOf(lineIds: readonly (string | undefined)[]) {
  const request = new Request('https://shop.example/what-adds-up', {
    method: 'POST',
    body: new URLSearchParams({items: lineIds.join(' ')}),
  });
  const context = {
    commerce: shop,
    rateLimits: {host: limits, shop: limits},
    clientAddress: '203.0.113.7',
    session: {visitorId: () => 'visitor'},
  };
  const sums = await showSumsOfCart(context as never, request);
  const {document} = new JSDOM(
    renderToStaticMarkup(
      <MemoryRouter>
        <AddsUpPage sums={sums} isOfCart />
      </MemoryRouter>,
    ),
  ).window;
  const lines = [...document.querySelectorAll('li summary h2')].flatMap((heading) => {
    const row = heading.closest('li');
    if (!row) return [];
    const text = (which: string) => row.querySelector(which)?.textContent ?? '';
    const [recommended, limit, from] = [...row.querySelectorAll('dd')];
    const amounts = [...(from?.children ?? [])].map(
      ({textContent}) => / ([\d.,]+) [^:]+$/.exec(textContent)?.[1],
    );
    const isOver = row.textContent.includes('Above the upper limit');
    return `${text('h2')}: ${amounts.join(' + ')} = ${text('h2 + span')} | ${recommended?.textContent} | ${limit?.textContent}${row.textContent.includes(unknown) ? unknown : ''}${isOver ? ' | OVER' : ''}`;
  });
  return {lines, text: document.body.textContent};
}

const own = {
  women: 'womens-multi-vitamin',
  men: 'mens-multi-vitamin',
  capsules: 'pain-free-weight-loss-3',
  night: 'nighttime-support-2',
  gummies: 'allulose-gummies-1',
};
const hers = [own.women, own.capsules, own.night, own.gummies, prenatal];
const his = [own.men, bComplex, magnesium, bone, antioxidants];

const fortified = ' (from supplements and fortified food alone)';
const synthetic = 'This limit counts synthetic vitamin E (dl-alpha) twice.';
const unknown = 'A label does not give the amount that this limit counts.';

test('her cart: W, P twice a day, N, G and the prenatal', async () => {
  const {lines, text} = await pageOf(hers);
  expect(lines).toEqual([
    'vitamin A: 900 + 770 = 1,670 mcg RAE a day | men 900, women 700 mcg RAE | 3,000 mcg RAE',
    'vitamin C: 90 + 18 = 108 mg a day | men 90, women 75 mg | 2,000 mg',
    'vitamin D: 25 + 15 = 40 mcg a day | 15 mcg | 100 mcg',
    `vitamin E: 7.5 + 10 = 17.5 mg a day | 15 mg | 1,000 mg${fortified}${synthetic}`,
    'vitamin K: 60 = 60 mcg a day | men 120, women 90 mcg | none published',
    'thiamin: 1.2 = 1.2 mg a day | men 1.2, women 1.1 mg | none published',
    'riboflavin: 1.3 = 1.3 mg a day | men 1.3, women 1.1 mg | none published',
    `niacin: 16 = 16 mg NE a day | men 16, women 14 mg NE | 35 mg NE${fortified}`,
    'vitamin B6: 1.7 + 3.4 = 5.1 mg a day | 1.3 mg | 100 mg',
    // 240 + 600 = 840 mcg of folic acid.
    `folate: 400 + 1,000 = 1,400 mcg DFE a day | 400 mcg DFE | 1,000 mcg folic acid${fortified}`,
    'vitamin B12: 6 = 6 mcg a day | 2.4 mcg | none published',
    'biotin: 30 = 30 mcg a day | 30 mcg | none published',
    'pantothenic acid: 5 = 5 mg a day | 5 mg | none published',
    'choline: 55 = 55 mg a day | men 550, women 425 mg | 3,500 mg',
    'calcium: 65 = 65 mg a day | 1,000 mg | 2,500 mg',
    'chromium: 35 + 70 + 35 = 140 mcg a day | men 35, women 25 mcg | none published',
    'copper: 450 = 450 mcg a day | 900 mcg | 10,000 mcg',
    'iodine: 75 + 290 = 365 mcg a day | 150 mcg | 1,100 mcg',
    // As much as the limit is not above it.
    'iron: 18 + 27 = 45 mg a day | men 8, women 18 mg | 45 mg',
    `magnesium: 42 + 105 = 147 mg a day | men 400–420, women 310–320 mg | 350 mg${fortified}`,
    'manganese: 1.15 = 1.15 mg a day | men 2.3, women 1.8 mg | 11 mg',
    'selenium: 27.5 = 27.5 mcg a day | 55 mcg | 400 mcg',
    'zinc: 8 = 8 mg a day | men 11, women 8 mg | 40 mg',
  ]);
  expect(text).not.toContain('Not added');
});

test('his cart: M and the other four', async () => {
  const {lines, text} = await pageOf(his);
  expect(lines).toEqual([
    // 15 + twice 500 = 1,015 mg.
    `vitamin E: 15 + 500 = 515 mg a day | 15 mg | 1,000 mg${fortified}${synthetic} | OVER`,
    `niacin: 16 + 20 = 36 mg NE a day | men 16, women 14 mg NE | 35 mg NE${fortified} | OVER`,
    'vitamin A: 900 = 900 mcg RAE a day | men 900, women 700 mcg RAE | 3,000 mcg RAE',
    'vitamin C: 90 + 1,000 = 1,090 mg a day | men 90, women 75 mg | 2,000 mg',
    // The Bone Blend's is not known in mcg.
    `vitamin D: 25 = 25 mcg a day | 15 mcg | 100 mcg${unknown}`,
    'vitamin K: 60 + 90 = 150 mcg a day | men 120, women 90 mcg | none published',
    'thiamin: 1.8 + 1.5 = 3.3 mg a day | men 1.2, women 1.1 mg | none published',
    'riboflavin: 1.95 + 1.7 = 3.65 mg a day | men 1.3, women 1.1 mg | none published',
    'vitamin B6: 2 + 10 = 12 mg a day | 1.3 mg | 100 mg',
    // 240 + 400 = 640 mcg of folic acid.
    `folate: 400 + 680 = 1,080 mcg DFE a day | 400 mcg DFE | 1,000 mcg folic acid${fortified}`,
    'vitamin B12: 6 + 500 = 506 mcg a day | 2.4 mcg | none published',
    'biotin: 30 + 300 = 330 mcg a day | 30 mcg | none published',
    'pantothenic acid: 10 + 50 = 60 mg a day | 5 mg | none published',
    'calcium: 999.9 = 999.9 mg a day | 1,000 mg | 2,500 mg',
    'chromium: 35 = 35 mcg a day | men 35, women 25 mcg | none published',
    'copper: 450 + 1,000 = 1,450 mcg a day | 900 mcg | 10,000 mcg',
    'iodine: 75 = 75 mcg a day | 150 mcg | 1,100 mcg',
    `magnesium: 100 + 200 = 300 mg a day | men 400–420, women 310–320 mg | 350 mg${fortified}`,
    'manganese: 1.15 = 1.15 mg a day | men 2.3, women 1.8 mg | 11 mg',
    'molybdenum: 45 = 45 mcg a day | 45 mcg | 2,000 mcg',
    'phosphorus: 360 = 360 mg a day | 700 mg | 4,000 mg',
    'potassium: 297 = 297 mg a day | men 3,400, women 2,600 mg | none published',
    'selenium: 55 + 200 = 255 mcg a day | 55 mcg | 400 mcg',
    'zinc: 11 + 25 = 36 mg a day | men 11, women 8 mg | 40 mg',
  ]);
  expect(text).toContain('hold more vitamin E and niacin a day than the upper limit');
  expect(text).toContain('another unit:Bone Blend: vitamin D');
});

test('all ten together', async () => {
  expect((await pageOf([...hers, ...his])).lines).toEqual([
    // 7.5 + twice 10 + 15 + twice 500 = 1,042.5 mg.
    `vitamin E: 7.5 + 10 + 15 + 500 = 532.5 mg a day | 15 mg | 1,000 mg${fortified}${synthetic} | OVER`,
    `niacin: 16 + 16 + 20 = 52 mg NE a day | men 16, women 14 mg NE | 35 mg NE${fortified} | OVER`,
    // 240 + 600 + 240 + 400 = 1,480 mcg of folic acid.
    `folate: 400 + 1,000 + 400 + 680 = 2,480 mcg DFE a day | 400 mcg DFE | 1,000 mcg folic acid${fortified} | OVER`,
    `magnesium: 42 + 105 + 100 + 200 = 447 mg a day | men 400–420, women 310–320 mg | 350 mg${fortified} | OVER`,
    'zinc: 8 + 11 + 25 = 44 mg a day | men 11, women 8 mg | 40 mg | OVER',
    // Toward the limit: 600 mcg.
    'vitamin A: 900 + 770 + 900 = 2,570 mcg RAE a day | men 900, women 700 mcg RAE | 3,000 mcg RAE',
    'vitamin C: 90 + 18 + 90 + 1,000 = 1,198 mg a day | men 90, women 75 mg | 2,000 mg',
    `vitamin D: 25 + 15 + 25 = 65 mcg a day | 15 mcg | 100 mcg${unknown}`,
    'vitamin K: 60 + 60 + 90 = 210 mcg a day | men 120, women 90 mcg | none published',
    'thiamin: 1.2 + 1.8 + 1.5 = 4.5 mg a day | men 1.2, women 1.1 mg | none published',
    'riboflavin: 1.3 + 1.95 + 1.7 = 4.95 mg a day | men 1.3, women 1.1 mg | none published',
    'vitamin B6: 1.7 + 3.4 + 2 + 10 = 17.1 mg a day | 1.3 mg | 100 mg',
    'vitamin B12: 6 + 6 + 500 = 512 mcg a day | 2.4 mcg | none published',
    'biotin: 30 + 30 + 300 = 360 mcg a day | 30 mcg | none published',
    'pantothenic acid: 5 + 10 + 50 = 65 mg a day | 5 mg | none published',
    'choline: 55 = 55 mg a day | men 550, women 425 mg | 3,500 mg',
    'calcium: 65 + 999.9 = 1,064.9 mg a day | 1,000 mg | 2,500 mg',
    'chromium: 35 + 70 + 35 + 35 = 175 mcg a day | men 35, women 25 mcg | none published',
    'copper: 450 + 450 + 1,000 = 1,900 mcg a day | 900 mcg | 10,000 mcg',
    'iodine: 75 + 290 + 75 = 440 mcg a day | 150 mcg | 1,100 mcg',
    'iron: 18 + 27 = 45 mg a day | men 8, women 18 mg | 45 mg',
    'manganese: 1.15 + 1.15 = 2.3 mg a day | men 2.3, women 1.8 mg | 11 mg',
    'molybdenum: 45 = 45 mcg a day | 45 mcg | 2,000 mcg',
    'phosphorus: 360 = 360 mg a day | 700 mg | 4,000 mg',
    'potassium: 297 = 297 mg a day | men 3,400, women 2,600 mg | none published',
    'selenium: 27.5 + 55 + 200 = 282.5 mcg a day | 55 mcg | 400 mcg',
  ]);
});
