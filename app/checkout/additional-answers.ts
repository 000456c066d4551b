import type {AdditionalAnswers, AdditionalField} from '~adapters/commerce';
import {answerName, isAnswerName, withSameBilling} from '~adapters/commerce/additional-fields';
import {toRecord} from '~/forms/to-record';

interface Answered {
  answers: AdditionalAnswers;
  isBillingSame: boolean;
}

/** The answers among what was typed, kept or posted. */
export const pickAnswers = (typed: unknown): AdditionalAnswers =>
  Object.fromEntries(
    Object.entries(toRecord(typed)).filter(
      (entry): entry is [string, string] => isAnswerName(entry[0]) && typeof entry[1] === 'string',
    ),
  );

/** As an order carries them: both addresses', without empty ones, and the same whatever was typed first. */
export function toSentAnswers({answers, isBillingSame}: Answered): AdditionalAnswers {
  const all = Object.entries(isBillingSame ? withSameBilling(answers) : answers);
  const given = all.map(([name, answer]) => [name, answer.trim()] as const);
  return Object.fromEntries(
    given.filter(([, answer]) => answer !== '').sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const isEmpty = ({answers}: Answered, name: string) => !answers[name]?.trim();

interface MissingAnswer {
  field: string;
  message: string;
  code: 'order.answerMissing';
}

/** The first required field that is empty, in the page's order; whatever else the shop wants it says itself. */
export function findMissingAnswer(
  fields: readonly AdditionalField[],
  values: Answered,
): MissingAnswer | null {
  for (const field of fields) {
    const groups = field.location === 'address' ? addressGroups(values) : (['other'] as const);
    const name = groups
      .map((group) => answerName(field, group))
      .find((one) => isEmpty(values, one));
    if (field.required !== null && name !== undefined)
      return {field: name, message: field.required, code: 'order.answerMissing'};
  }
  return null;
}

const addressGroups = ({isBillingSame}: Answered) =>
  isBillingSame ? (['shipping'] as const) : (['shipping', 'billing'] as const);

/** Whether a field that was empty has an answer by now. */
export const isAnswered = (
  {field, code}: {field: string | null; code?: string | undefined},
  values: Answered,
): boolean => code === 'order.answerMissing' && field !== null && !isEmpty(values, field);

/** Whether the page shows a field at fault, as far as it is one of these. */
export const isAskedAmong = (fields: readonly AdditionalField[], name: string): boolean =>
  !isAnswerName(name) || fields.some(({id}) => name.endsWith(id));
