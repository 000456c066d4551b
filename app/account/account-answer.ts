import {data, redirect} from 'react-router';
import type {Outcome, Refusal} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toReturnPath} from './return-path';

/** What an account form hears back: a sentence to show or null, or the refusals beside what was typed. */
export type AccountAnswer =
  | {ok: true; message: string | null}
  /** `values` holds what was typed, so that a page without scripts can show it again; never a password. */
  | {ok: false; refusals: Refusal[]; values: {email: string; [field: string]: string}};

/** No answer came. The fields on show keep what was typed. */
export const notAnswered = (message: string = accountMessages.unexpected): AccountAnswer => ({
  ok: false,
  refusals: [{field: null, message}],
  values: {email: ''},
});

/** A form without scripts names where to go on (`returnTo`); a dialog leaves it out and stays. */
export function toAccountAnswer(
  outcome: Outcome<string | null>,
  {email = '', returnTo}: Record<string, string>,
) {
  if (!outcome.ok) {
    const answer: AccountAnswer = {ok: false, refusals: outcome.refusals, values: {email}};
    return data(answer, {status: 422});
  }
  if (returnTo !== undefined && outcome.value === null) {
    throw redirect(toReturnPath(returnTo), 303);
  }
  const answer: AccountAnswer = {ok: true, message: outcome.value};
  return data(answer);
}
