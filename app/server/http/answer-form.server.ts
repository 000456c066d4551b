import {data} from 'react-router';
import {accountMessages} from '~/content/messages/accounts';
import {showRefusals, type FormAnswer, type FormOutcome} from '~/forms/refusals';
import {toRefusedInit} from './limit-tries.server';

/** The answer to a form, in the sentences of its texts; what was typed comes back with a refusal. */
export function answerForm<Words extends object>(
  words: Words,
  outcome: FormOutcome<Words, string | null>,
  typed: Record<string, string> = {},
) {
  if (outcome.ok) return data<FormAnswer>({ok: true, message: outcome.value});
  const {tooManyTries} = accountMessages;
  const refusals = showRefusals({tooManyTries, ...words}, outcome.refusals);
  return data<FormAnswer>({ok: false, refusals, typed}, toRefusedInit(outcome.refusals));
}
