import {findProblem, type CheckoutValues} from './checkout-form';
import type {Problem} from './order-problem';

/** Whether what the form was refused for is right by now; what the server said stands until the next try. */
export function isCorrected({field, code}: Problem, values: CheckoutValues): boolean {
  if (field === null || !code?.startsWith('form.')) return false;
  const now = findProblem(values, field in values.card);
  return now?.field !== field || `form.${now.code}` !== code;
}
