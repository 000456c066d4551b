import type {PerServing} from '~adapters/commerce';
import {glanceWords} from '~/content/labels/diets';

/** A serving in one line: as it is shown, with what it is of where there is room, and as it is read aloud. */
export interface Glance {
  shown: string;
  per: string;
  read: string;
}

/** `<1 g` is read as *less than 1 gram*. */
function readAloud(amount: string): string {
  const number = amount.replace('<', '').replace(' g', '');
  const {less, grams} = glanceWords.read;
  return (amount.startsWith('<') ? less : '') + grams(number);
}

/** A number and its unit stay in one line. */
const unbroken = (amount: string) => amount.replace(' ', '\u00A0');

/** What a label does not say is left out (rules: Labels). */
export function toGlance(serving: PerServing): Glance {
  const {calories, read, perServing, readPerServing} = glanceWords;
  const parts = (['netCarbs', 'fiber', 'protein'] as const).flatMap((part) => {
    const amount = serving[part];
    return amount === null
      ? []
      : {shown: glanceWords[part](unbroken(amount)), read: read[part](readAloud(amount))};
  });
  const spoken = serving.calories.replace('<', read.less);
  return {
    shown: [calories(serving.calories), ...parts.map(({shown}) => shown)].join(' · '),
    per: perServing,
    read: `${readPerServing} ${[read.calories(spoken), ...parts.map((part) => part.read)].join(', ')}`,
  };
}
