import {addressMessages, billingPrefix, checkoutMessages} from '~/content/messages';
import {findProblem, type CheckoutValues} from './checkout-form';

const {country, state, zipCode} = addressMessages;
const sentences: ReadonlySet<string> = new Set([
  ...Object.values(checkoutMessages),
  country,
  state,
  zipCode,
]);

/** Whether what the form was refused for is right by now; what the server said stands until the next try. */
export function isCorrected(
  {field, message}: {field: string | null; message: string},
  values: CheckoutValues,
): boolean {
  if (field === null || !sentences.has(message.replace(billingPrefix, ''))) return false;
  return findProblem(values, field in values.card)?.message !== message;
}
