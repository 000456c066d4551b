import type {Claims} from './claim';

export const sleepClaims = {
  'calm-evening': {
    kind: 'structure',
    source:
      'Hidese et al., Nutrients 11(10):2362, 2019 (L-theanine, 200 mg); European Medicines Agency, monograph on Melissa officinalis leaf (traditional use)',
    doubt:
      'Of lemon balm the evidence is traditional use alone, and of this mixture there is none.',
    sentences: [
      'An evening capsule with magnesium and calming botanicals, for a settled night without a late snack.',
      'Two capsules an hour before bed support a calmer wind-down, so the evening can end without a trip to the refrigerator.',
      'For a settled evening, and a kitchen that stays closed.',
      'A calm wind-down',
      'L-theanine and lemon balm support relaxation at the end of the day.',
    ],
  },
  melatonin: {
    kind: 'structure',
    source:
      'EFSA’s opinion behind Commission Regulation (EU) No 432/2012 (melatonin, 1 mg: time taken to fall asleep)',
    doubt: 'Shown is that one falls asleep sooner; “restful” says more.',
    sentences: [
      'Restful sleep',
      'Melatonin supports your natural sleep rhythm; choose the formula without it if you prefer.',
      'Melatonin is a signal for the time of day rather than a knock-out, and a little is usually enough to give it.',
    ],
  },
  nerves: {
    kind: 'structure',
    source:
      'EFSA’s opinion behind Commission Regulation (EU) No 432/2012 (magnesium: normal muscle function, normal functioning of the nervous system)',
    sentences: [
      'Muscles and nerves',
      'Magnesium contributes to normal muscle and nervous system function.',
      'We started from a cup of chamomile and lemon balm, and added what a cup cannot carry: magnesium, which contributes to normal muscle and nervous system function, and L-theanine, an amino acid found in tea leaves.',
    ],
  },
} as const satisfies Claims;
