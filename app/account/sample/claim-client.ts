import {pressMessages} from '~/content/messages';
import {postJson} from '~/browser/fetch-json';
import {isRecord, toRecord} from '~/forms/to-record';

/** What came of claiming the free sample; a refusal says why, and whether the server said so. */
export type ClaimResult =
  | {ok: true; isNewClaim: boolean}
  | {ok: false; message: string; isAnswered: boolean};

function toClaimResult(json: unknown): ClaimResult | null {
  const {isNewClaim, refusals} = toRecord(json);
  if (typeof isNewClaim === 'boolean') return {ok: true, isNewClaim};
  const first: unknown = Array.isArray(refusals) ? refusals[0] : null;
  const isSaid = isRecord(first) && typeof first['message'] === 'string';
  const message = isSaid ? String(first['message']) : pressMessages.unexpected;
  return {ok: false, message, isAnswered: isSaid};
}

/** Claims the free sample for the signed-in shopper. Never throws. */
export async function claimFreeSample(): Promise<ClaimResult> {
  const answer = await postJson('/account/claim-sample', {}, toClaimResult);
  if (answer.kind === 'answered') return answer.value;
  return {ok: false, message: pressMessages.networkError, isAnswered: false};
}
