import type {AdditionalAnswers, AdditionalField} from '~adapters/commerce';
import {toRecord} from '~/forms/to-record';

/** A field as the page has it: once for each address. */
export interface AskedField extends Pick<AdditionalField, 'label' | 'type' | 'required'> {
  /** Of its answer. */
  name: string;
  place: 'contact' | 'shipping' | 'billing' | 'order';
  /** Of a text. */
  maxLength?: number;
  /** Of a list. */
  options?: AdditionalField['options'];
}

export const isAnswerName = (name: string): boolean => name.startsWith('_wc_');

/** The answers among what was typed, kept or posted. */
export const pickAnswers = (typed: unknown): AdditionalAnswers =>
  Object.fromEntries(
    Object.entries(toRecord(typed)).filter(
      (entry): entry is [string, string] => isAnswerName(entry[0]) && typeof entry[1] === 'string',
    ),
  );

/** The required fields of the form that are empty; whatever else the shop wants it says itself. */
export const findMissingAnswers = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-missing]:invalid')].map(({name, dataset}) => ({
    field: name,
    message: dataset['missing'] ?? '',
    code: 'order.answerMissing' as const,
  }));
