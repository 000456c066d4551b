import {
  answerName,
  type AdditionalAnswers,
  type AdditionalField,
} from '~adapters/commerce/orders/additional-fields';
import type {OrderRecord} from './order-record';

/** A field that some plugin of the mocked shop has registered. */
export interface OfferedField extends AdditionalField {
  /** It is required by a condition: the storefront does not hear of it. */
  isConditional?: true;
  /** Its own validation: a sentence, or null. */
  validate?: (answer: string) => string | null;
}

const common = {type: 'text' as const, required: null, options: [], maxLength: 1000};

const giftMessage: OfferedField = {
  ...common,
  id: 'bellyful/gift-message',
  label: 'Gift message',
  location: 'order',
  required: 'Gift message is required',
  maxLength: 200,
  validate: (answer) =>
    /https?:/.test(answer) ? 'Please write the message without a link.' : null,
};

const entrance: OfferedField = {
  ...common,
  id: 'bellyful/entrance',
  label: 'Entrance (optional)',
  location: 'address',
  type: 'select',
  options: [
    {value: 'front', label: 'Front door'},
    {value: 'back', label: 'Back door'},
  ],
};

const orderNote: OfferedField = {
  ...common,
  id: 'order_comments',
  label: 'Note for your order (optional)',
  location: 'order',
  type: 'textarea',
};

/** Settings by name, for tests and the control page; `none` is how the shop starts. */
export const offeredFields = {
  none: [],
  'gift message and entrance': [entrance, giftMessage],
  'these and a note': [entrance, giftMessage, orderNote],
} satisfies Record<string, OfferedField[]>;

export const isFieldsName = (name: unknown): name is keyof typeof offeredFields =>
  typeof name === 'string' && Object.hasOwn(offeredFields, name);

/** As the plugin reports it. */
export const describeField = ({isConditional, ...field}: OfferedField) => ({
  ...field,
  required: isConditional ? null : field.required,
});

interface Asking {
  additionalFields: OfferedField[];
}

interface Asked {
  fields?: AdditionalAnswers;
  isShipped: boolean;
}

/** Each field by the name of its answer, for the addresses that the order has. */
const namesOf = (field: AdditionalField, isShipped: boolean): string[] => {
  const ofAddress = isShipped ? (['shipping', 'billing'] as const) : (['billing'] as const);
  const groups = field.location === 'address' ? ofAddress : (['other'] as const);
  return groups.map((group) => answerName(field, group));
};

/** Without tags, on one line, as WooCommerce cleans a text. */
const clean = (answer = '') =>
  answer
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What the shop does not take of the answers. */
export function changesOfFields({additionalFields}: Asking, {fields, isShipped}: Asked) {
  if (!fields) return [];
  return additionalFields.flatMap((field) =>
    namesOf(field, isShipped).flatMap((name) => {
      const message = problemOf(field, clean(fields[name]));
      return message === null ? [] : [{kind: 'field', field: name, message}];
    }),
  );
}

function problemOf(field: OfferedField, answer: string): string | null {
  const {label, maxLength, options, required, type, validate} = field;
  if (answer === '') return required;
  if (answer.length > maxLength) return `${label} is too long (${maxLength} letters at most)`;
  if (type === 'select' && options.every(({value}) => value !== answer))
    return `Please choose one of the options: ${label}`;
  return validate?.(answer) ?? null;
}

/** The entries of an order in which WooCommerce keeps the answers. */
export const entriesOf = ({additionalFields}: Asking, {fields = {}, isShipped}: Asked) =>
  additionalFields
    .filter(({type}) => type !== 'textarea')
    .flatMap((field) => namesOf(field, isShipped))
    .map((name) => ({key: name, value: clean(fields[name])}));

export const noteOf = ({additionalFields}: Asking, {fields = {}}: Pick<Asked, 'fields'>): string =>
  additionalFields.some(({id}) => id === orderNote.id)
    ? (fields[answerName(orderNote, 'other')] ?? '').trim()
    : '';

/** What its shopper reads of an order's answers. */
export function answersToShow({additionalFields}: Asking, {customerNote, meta}: OrderRecord) {
  const shown = additionalFields.flatMap((field) =>
    namesOf(field, true).flatMap((name) => {
      const answer = meta.find(({key}) => key === name)?.value ?? '';
      const value = field.options.find((option) => option.value === answer)?.label ?? answer;
      return value === '' ? [] : [{label: field.label.replace(' (optional)', ''), value}];
    }),
  );
  const note = customerNote === '' ? [] : [{label: 'Note for your order', value: customerNote}];
  const isFirst = (one: object, place: number) =>
    shown.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === place;
  return [...shown.filter(isFirst), ...note];
}
