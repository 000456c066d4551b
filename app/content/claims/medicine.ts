import {shopName} from '../brand';
import {ownersWord, type Claims} from './claim';

const substitute =
  'Sets a supplement beside prescription medicine: an implied disease claim (21 CFR 101.93(g)(2)(vi)), and “safe” wants proof.';

export const medicineClaims = {
  'safe-alternative': {
    kind: 'comparison',
    source: 'None on file',
    doubt: substitute,
    sentences: ['A Safe Alternative'],
  },
  'beside-medicine': {
    kind: 'comparison',
    source: 'The prescribing information of semaglutide and tirzepatide',
    doubt: substitute,
    sentences: [
      'Prescription medication helps many people, and choosing it is between you and your doctor.',
      'Here is how a food-based approach differs, side by side.',
      'A medicine, approved by the FDA for specific uses.',
      'Order it here, without a prescription.',
      'Acts on the body’s own signals for appetite and blood sugar.',
      'Mild support that depends on what you eat and how you live.',
      'A stronger effect, shown in clinical trials.',
    ],
  },
  'coming-off': {
    kind: 'comparison',
    source: 'None on file',
    doubt: 'Speaks of what to take while a prescription ends; have a clinician read it.',
    sentences: [
      'Appetite often returns when the dose goes down.',
      'Together with your doctor’s plan, konjac foods give you a large plate that stays light.',
      'If you and your doctor plan to come off it, our foods and capsules can be part of the plan for meals.',
    ],
  },
  'no-drug': {
    kind: 'comparison',
    source: ownersWord,
    sentences: [
      'Nothing in it is a drug.',
      `${shopName} is not a substitute for prescribed medication.`,
    ],
  },
} as const satisfies Claims;
