import {answerName, type AdditionalField, type Commerce} from '~adapters/commerce';
import {chooseAnswer} from '~/content/labels/address';
import type {AskedField} from './additional-answers';

const groups = {
  contact: [['contact', 'other']],
  address: [
    ['shipping', 'shipping'],
    ['billing', 'billing'],
  ],
  order: [['order', 'other']],
} as const;

/** What the shop asks, as the page shows it; not known now, the shop asks for it when the order is placed. */
export const listAsked = async ({orders}: Pick<Commerce, 'orders'>): Promise<AskedField[]> =>
  (await orders.additionalFields().catch(() => [])).flatMap((field) => {
    const {label, type, required, location} = field;
    return groups[location].map(([place, group]) => ({
      name: answerName(field, group),
      place,
      label,
      type,
      required,
      ...limitsOf(field),
    }));
  });

/** A list begins with no answer. */
function limitsOf({type, options, maxLength}: AdditionalField) {
  if (type !== 'select') return {maxLength};
  const hasEmpty = options.some(({value}) => value === '');
  return {options: hasEmpty ? options : [{value: '', label: chooseAnswer}, ...options]};
}

/** What it wants to know of every shopper, by the labels: no wallet and no program says it. */
export const listRequired = async (commerce: Pick<Commerce, 'orders'>): Promise<string[]> => [
  ...new Set(
    (await listAsked(commerce)).filter(({required}) => required !== null).map(({label}) => label),
  ),
];
