import {data} from 'react-router';
import {answerForm} from '~/server/http/answer-form.server';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import {claimSample, sampleWords} from '~/free-sample/claim-sample.server';
import type {Route} from './+types/account.claim-sample';

export const loader = methodNotAllowed;

/** Claims the free sample for the signed-in shopper: `{ok, isNewClaim}`, or the refusals. */
export async function action({context}: Route.ActionArgs) {
  const outcome = await claimSample(context, await context.access.session());
  return outcome.ok
    ? data({ok: true as const, ...outcome.value})
    : answerForm(sampleWords, outcome);
}
