import type {Variation} from '~adapters/commerce';
import type {Choices} from './line-ids';

/** One choice that a variation left open: by the shop's names, and readable. */
export interface Chosen {
  key: string;
  value: string;
  label: string;
  option: string;
}

/** What was chosen of all that a variation leaves open, in the product's order; null where something is missing or not offered. */
export function chooseFrom(
  variation: Pick<Variation, 'openChoices'> | null,
  valueOf: (key: string) => unknown,
): Chosen[] | null {
  const openChoices = variation?.openChoices ?? [];
  const chosen = openChoices.flatMap(({key, label, options}) => {
    const found = options.find(({value}) => value === valueOf(key));
    return found ? [{key, value: found.value, label, option: found.name}] : [];
  });
  return chosen.length === openChoices.length ? chosen : null;
}

export const toChoices = (chosen: readonly Chosen[]): Choices =>
  Object.fromEntries(chosen.map(({key, value}) => [key, value]));
