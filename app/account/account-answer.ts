import type {Refusal} from '~adapters/commerce';
import {accountMessages} from '~/content/messages/accounts';

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
