import type {AttributeValue, Variation} from '~adapters/commerce';
import type {Choices} from './line-ids';

type Open = Pick<Variation, 'openChoices'>;

/**
 * What was chosen of all that a variation leaves open, in the product's own order, so that one choice has one line;
 * null while something is missing, or is not offered.
 */
export function completeChoices({openChoices}: Open, given: Choices): Choices | null {
  const isOffered = openChoices.every(({key, options}) =>
    options.some(({value}) => Object.hasOwn(given, key) && value === given[key]),
  );
  if (!isOffered || Object.keys(given).length > openChoices.length) return null;
  return Object.fromEntries(openChoices.map(({key}) => [key, given[key] ?? '']));
}

/** A variation's own values and the chosen ones, readable. */
export const chosenValues = (
  {attributes, openChoices}: Pick<Variation, 'attributes' | 'openChoices'>,
  choices: Choices = {},
): AttributeValue[] => [
  ...attributes,
  ...openChoices.flatMap(({key, label, options}) => {
    const chosen = options.find(({value}) => value === choices[key]);
    return chosen ? [{name: label, value: chosen.name}] : [];
  }),
];
