import type {Outcome, Refusal} from '~adapters/commerce';
import {unexpectedError} from '~/content/connection';

/** A refusal with its sentence, as a page and an answer show it. */
export interface ShownRefusal extends Refusal {
  message: string;
}

/** What a form with these texts is refused with: the names of their sentences. */
export type CodeOf<Words> =
  | ({[Code in keyof Words]: Words[Code] extends string ? Code : never}[keyof Words] & string)
  | 'tooManyTries';

export type FormOutcome<Words, Value = string> = Outcome<Value, Refusal<CodeOf<Words>>>;

export const showRefusals = <Words extends object>(
  words: Words,
  refusals: readonly Refusal<CodeOf<Words>>[],
): ShownRefusal[] =>
  refusals.map((refusal) => ({
    ...refusal,
    message: refusal.message ?? String(words[refusal.code as keyof Words]),
  }));

/** What a form is answered: a sentence to show or null, or the refusals. */
export type FormAnswer =
  | {ok: true; message: string | null}
  /** `typed` is for a page that is rendered anew; never a password. */
  | {ok: false; refusals: ShownRefusal[]; typed: Record<string, string>};

/** No answer came. The fields on show keep what was typed. */
export const notAnswered = (message: string = unexpectedError): FormAnswer & {ok: false} => ({
  ok: false,
  refusals: [{code: 'failed', field: null, message}],
  typed: {},
});
