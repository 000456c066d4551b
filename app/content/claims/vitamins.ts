import type {Claims} from './claim';

const europe = 'EFSA’s opinions behind Commission Regulation (EU) No 432/2012';

export const vitaminClaims = {
  hydration: {
    kind: 'structure',
    source: `${europe} (magnesium: electrolyte balance); National Academies, Dietary Reference Intakes for Sodium and Potassium, 2019`,
    doubt:
      'No label of the hydration capsules stands in the shop: their amounts cannot be checked.',
    sentences: [
      'Optimize hydration',
      'Electrolytes and plain water support normal fluid balance.',
      'Magnesium, potassium and sodium support normal hydration.',
      'When you eat less, electrolytes and a few more glasses support normal fluid balance.',
    ],
  },
  'fills-gaps': {
    kind: 'structure',
    source: 'The labels: 22 nutrients near their daily values',
    sentences: [
      'A multivitamin helps fill gaps when you eat less.',
      'Helps fill the gap in vitamins and minerals that a smaller plate leaves.',
      'One capsule with breakfast helps fill the gap.',
      'One capsule with breakfast helps cover what a smaller plate leaves out.',
      'It makes up for the odd thin day while most of what you need still comes from food.',
      'Eating less can also mean fewer vitamins and minerals on the plate.',
    ],
  },
  'medicine-first': {
    kind: 'structure',
    source: 'None on file',
    doubt: 'Advice to people on a named prescription medicine; have a clinician read it.',
    sentences: [
      'A multivitamin and hydration come first.',
      'Many people start with the multivitamin and hydration capsules.',
    ],
  },
  energy: {
    kind: 'structure',
    source: `${europe} (B vitamins, iron: normal energy-yielding metabolism)`,
    sentences: [
      'Energy from food',
      'B vitamins and iron contribute to normal energy-yielding metabolism.',
      'B vitamins contribute to normal energy-yielding metabolism.',
    ],
  },
  metabolism: {
    kind: 'structure',
    source: `${europe} (chromium: normal macronutrient metabolism; vitamin B6: normal energy-yielding metabolism)`,
    sentences: [
      'Normal metabolism',
      'Chromium contributes to the normal metabolism of carbohydrate, protein and fat.',
      'We set the gummies with fruit pectin and added chicory root fiber, vitamin C and chromium, which contributes to normal macronutrient metabolism.',
      'We added ginger root, a kitchen classic after a rich meal, chromium, which contributes to normal macronutrient metabolism, and vitamin B6, which contributes to normal energy-yielding metabolism.',
    ],
  },
  'hair-skin-nails': {
    kind: 'structure',
    source: `${europe} (zinc: hair, skin, nails; biotin: hair, skin; selenium: hair, nails)`,
    doubt: 'Biotin is not shown for nails, nor selenium for skin: name which does what.',
    sentences: [
      'Hair, skin and nails',
      'Biotin, zinc and selenium support normal hair, skin and nails.',
    ],
  },
  bones: {
    kind: 'structure',
    source: `${europe} (vitamin D, vitamin K, calcium: normal bones)`,
    sentences: ['Bones', 'Vitamin D, vitamin K and calcium support normal bones.'],
  },
  immune: {
    kind: 'structure',
    source: `${europe} (vitamin C, vitamin D, zinc, selenium: normal function of the immune system)`,
    sentences: [
      'Everyday defenses',
      'Vitamin C, vitamin D and zinc support normal immune function.',
      'Zinc, selenium and vitamin C support normal immune function.',
    ],
  },
  muscles: {
    kind: 'structure',
    source: `${europe} (magnesium, vitamin D: normal muscle function)`,
    sentences: ['Muscles', 'Magnesium and vitamin D support normal muscle function.'],
  },
  cells: {
    kind: 'structure',
    source: `${europe} (selenium, vitamin C, vitamin E: protection of cells from oxidative stress)`,
    sentences: [
      'Cell protection',
      'Selenium, vitamin C and vitamin E help protect cells from oxidative stress.',
    ],
  },
  absorbed: {
    kind: 'structure',
    source:
      'NIH Office of Dietary Supplements, fact sheets on vitamins A, D, E and K (health professionals)',
    sentences: [
      'Take it with a meal that has a little fat in it, such as eggs or avocado, so vitamins A, D, E and K are absorbed well.',
    ],
  },
  'gentle-iron': {
    kind: 'comparison',
    source: 'None on file',
    doubt: 'That this form is gentler than others wants a trial that compares them.',
    sentences: [
      'This version brings gentle iron, active B12 and the folate that women need, at sensible amounts rather than heroic ones.',
      'Iron bisglycinate, a form that is easy on the stomach',
    ],
  },
} as const satisfies Claims;
