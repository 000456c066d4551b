import type {Claims} from './claim';
import {fullnessClaims} from './fullness';
import {markClaims} from './marks';
import {medicineClaims} from './medicine';
import {nameClaims} from './names';
import {nutritionClaims} from './nutrition';
import {ownWords} from './own-words';
import {sleepClaims} from './sleep';
import {vitaminClaims} from './vitamins';

/** The ledger of claims (rules: What may be said). */
export const claims: Claims = {
  ...fullnessClaims,
  ...vitaminClaims,
  ...sleepClaims,
  ...nutritionClaims,
  ...markClaims,
  ...medicineClaims,
  ...nameClaims,
  ...ownWords,
};
