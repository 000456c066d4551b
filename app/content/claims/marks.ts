import {ownersWord, type Claims} from './claim';

const qualityWords = {kind: 'quality', source: ownersWord} as const;

export const markClaims = {
  'packed-in-usa': {
    kind: 'origin',
    source: `${ownersWord}; 16 CFR Part 323 and FTC’s policy on U.S. origin claims`,
    doubt: '“Packed” must not read as “made”: say what comes from elsewhere where that matters.',
    sentences: [
      'Packed in the USA',
      'Packed and shipped from our partner’s facility under current Good Manufacturing Practice.',
    ],
  },
  'gluten-free': {
    ...qualityWords,
    source: `${ownersWord}; 21 CFR 101.91 (less than 20 parts a million)`,
    sentences: [
      'Gluten-Free',
      'Vegan, gluten-free, no sugar',
      '30 servings, vegan and gluten-free.',
      'Gluten-free and plant-based',
      'No wheat, no egg, no dairy in the noodle itself.',
    ],
  },
  vegan: {
    ...qualityWords,
    sentences: [
      'Vegan',
      'Vegan, gluten-free, no sugar',
      '30 servings, vegan and gluten-free.',
      'Gluten-free and plant-based',
      'Pectin, not gelatin: vegan',
      'Vitamin D3 from lichen',
    ],
  },
  'scientifically-formulated': {
    ...qualityWords,
    doubt:
      'Implies that science proves the products’ effects (an establishment claim, FTC Health Products Compliance Guidance, 2022): nothing on file does.',
    sentences: ['Scientifically Formulated'],
  },
  cgmp: {
    ...qualityWords,
    source: `${ownersWord}; 21 CFR Part 111`,
    sentences: [
      'Made under cGMP',
      'Produced in facilities that follow the FDA’s current Good Manufacturing Practice rules for dietary supplements (21 CFR Part 111).',
    ],
  },
  'tested-by-lot': {
    ...qualityWords,
    source: `${ownersWord}, and the certificates of analysis`,
    sentences: [
      'Tested by lot',
      'Each lot is tested for identity, strength and purity, including heavy metals and microbes, before it is released.',
    ],
  },
  'labeled-in-full': {
    ...qualityWords,
    sentences: [
      'Labeled in full',
      'Every active ingredient is listed with its amount.',
      'No proprietary blends.',
      'Every amount is on the label and every policy is in plain English.',
    ],
  },
  'konjac-checked': {
    ...qualityWords,
    sentences: [
      'Checked by lot',
      'Every lot is checked for seal, weight and cleanliness before it is released to ship.',
    ],
  },
} as const satisfies Claims;
