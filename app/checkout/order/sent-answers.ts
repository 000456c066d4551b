import type {AdditionalAnswers} from '~adapters/commerce';
import type {CheckoutValues} from '~/checkout/checkout-form';

const ofShipping = '_wc_shipping/';
const ofBilling = '_wc_billing/';

/** As an order carries them: both addresses', without empty ones, and the same whatever was typed first. */
export function toSentAnswers({
  answers,
  isBillingSame,
}: Pick<CheckoutValues, 'answers' | 'isBillingSame'>): AdditionalAnswers {
  const given = Object.entries(answers).flatMap(([name, typed]) => {
    const answer = typed.trim();
    if (answer === '' || (isBillingSame && name.startsWith(ofBilling))) return [];
    const isForBoth = isBillingSame && name.startsWith(ofShipping);
    const names = isForBoth ? [name, name.replace(ofShipping, ofBilling)] : [name];
    return names.map((one) => [one, answer] as const);
  });
  return Object.fromEntries(given.toSorted());
}

/** Where an answer about the second address was given: at the first one's field, where that has the same. */
export function givenAt(name: string, answers: AdditionalAnswers): string {
  const first = name.replace(ofBilling, ofShipping);
  return answers[first] === answers[name] ? first : name;
}
