import {shopName} from '../brand';
import type {Claims} from './claim';

const glucomannan =
  'Keithley and Swanson, Glucomannan and obesity: a critical review, Altern Ther Health Med 11(6), 2005; NIH Office of Dietary Supplements, Dietary Supplements for Weight Loss (health professionals), Glucomannan';

const underDose =
  'Most trials gave about 3 g a day; two servings of our capsules hold 2 g. The same fact sheet finds little or no effect on weight.';

export const fullnessClaims = {
  'fiber-fullness': {
    kind: 'structure',
    source: glucomannan,
    doubt: underDose,
    sentences: [
      'Konjac fiber takes up water and supports a feeling of fullness, so the snack drawer is easier to pass by.',
      'Fiber takes up water in the stomach and supports a feeling of fullness.',
      'With enough water it swells and supports a feeling of fullness as part of a reduced-calorie diet and an active life.',
      'The fiber takes up water, swells and supports a feeling of fullness before you sit down to eat.',
      'Konjac fiber that takes up water and supports a feeling of fullness.',
      'The konjac fiber inside takes up that water and supports a comfortable feeling of fullness, so a smaller plate can feel like enough.',
      'A feeling of fullness',
      'Soluble fiber swells with water and takes up room before the first bite.',
      'Capsules for the feeling of fullness, capsules for hydration, a multivitamin for what a small plate leaves out, and noodles for the evenings when only noodles will do.',
      'First days: you may feel fuller sooner.',
    ],
  },
  'noodle-fullness': {
    kind: 'structure',
    source: glucomannan,
    doubt:
      'Of a food, not of a supplement: FTC and FDA ask for the same evidence, and the trials were with capsules.',
    sentences: [
      'The fiber takes up water in the stomach, which supports a feeling of fullness after the meal.',
      'In a meal, that bulk and the slower pace of eating support a feeling of fullness.',
      'They bring fullness and texture but little protein, so each recipe here adds eggs, fish, meat or tofu and plenty of vegetables.',
    ],
  },
  'smaller-portions': {
    kind: 'structure',
    source: glucomannan,
    doubt: underDose,
    sentences: [
      'Konjac capsules, multivitamins, gummies and low-carb noodles that support feeling full on less.',
      'Konjac fiber, hydration and a daily multivitamin: three simple basics that support smaller portions without the hunger.',
      'We make supplements and low-carb foods that support fullness, hydration and good nutrition, explain them in plain words, and send them quickly.',
      `${shopName} makes wellness supplements and low-carb konjac foods for people who want to eat less and still feel full, with or without GLP-1 medication.`,
      'Supplements and konjac foods for eating lightly and feeling full.',
      'The kit supports you before and between meals; the foods make the meal itself lighter.',
      'We are a small shop in Petaluma, California, with a simple idea: it is easier to eat less when you feel full.',
      'They work best beside what you already know helps: protein at every meal, vegetables you like, a walk, a decent night.',
      'Smaller portions',
      'Starting a meal less hungry supports stopping at one plate.',
      'Fiber before meals and a plan for dinner support the habits you built.',
    ],
  },
  'needle-free': {
    kind: 'comparison',
    source: 'None on file',
    doubt:
      'Sets the capsules beside injected medicine for obesity: an implied disease claim (21 CFR 101.93(g)(2)(vi)).',
    sentences: [
      'Feel full on less, without a needle and without white-knuckle willpower.',
      'We call it pain-free because it asks for nothing harsh: no injections, no crash diet, no hours of hunger.',
    ],
  },
  cravings: {
    kind: 'structure',
    source: 'None on file',
    doubt:
      '“Crush” and “block” promise more than any trial of fiber or chromium shows; wants evidence of its own (FTC Health Products Compliance Guidance, 2022).',
    sentences: [
      'Crush cravings',
      'Calmer cravings',
      'Feeling fed makes it easier to wait for the next real meal.',
      'Fewer detours to the pantry',
      'A small sweet at a set hour helps take the edge off a craving.',
    ],
  },
  'brain-and-plateaus': {
    kind: 'structure',
    source: 'None on file',
    doubt:
      '“Rewire your brain” and “Break plateaus” promise an effect on the brain and on weight that nothing on file supports.',
    sentences: [
      'Rewire your brain',
      'Break plateaus',
      'When the scale stops moving, change what is on the plate: noodles with almost no net carbs, more protein, more vegetables.',
    ],
  },
  regularity: {
    kind: 'structure',
    source:
      'National Academies, Dietary Reference Intakes for Energy, Carbohydrate, Fiber…, 2005, chapter 7 (fiber and laxation)',
    doubt: 'A day’s capsules hold 2 g of fiber; the evidence is of far more.',
    sentences: ['Everyday regularity', 'Fiber and water together support normal digestion.'],
  },
  'appetite-support': {
    kind: 'structure',
    source: glucomannan,
    doubt: underDose,
    sentences: [
      'Appetite-support capsules for people who want to eat less without fighting themselves.',
      'Appetite-support capsules with konjac glucomannan, ginger and chromium.',
      'Try our appetite-support capsules for three days.',
      'Less hunger',
      'Shop appetite-support capsules, allulose gummies, multivitamins, nighttime support and konjac noodles.',
    ],
  },
} as const satisfies Claims;
