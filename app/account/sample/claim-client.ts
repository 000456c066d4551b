import {orderMessages} from '~/content/messages';

/** What came of claiming the free sample; a refusal says why. */
export type ClaimResult = {ok: true; isNewClaim: boolean} | {ok: false; message: string};

const failed = (message: string): ClaimResult => ({ok: false, message});

function readAnswer(answer: unknown): ClaimResult {
  if (typeof answer !== 'object' || answer === null) return failed(orderMessages.unexpected);
  if ('isNewClaim' in answer) return {ok: true, isNewClaim: answer.isNewClaim === true};
  const refusals: unknown = 'refusals' in answer ? answer.refusals : [];
  const first: unknown = Array.isArray(refusals) ? refusals[0] : null;
  const isSaid = typeof first === 'object' && first !== null && 'message' in first;
  return failed(isSaid ? String(first.message) : orderMessages.unexpected);
}

/** Claims the free sample for the signed-in shopper. Never throws. */
export async function claimFreeSample(): Promise<ClaimResult> {
  try {
    const response = await fetch('/account/claim-sample', {method: 'POST'});
    return readAnswer(await response.json());
  } catch {
    return failed(orderMessages.networkError);
  }
}
