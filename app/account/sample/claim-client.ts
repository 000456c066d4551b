import {pressMessages} from '~/content/messages';
import {postJson} from '~/platform/fetch-json';
import {isRecord, toRecord} from '~/platform/unknown-record';

/** What came of claiming the free sample; a refusal says why. */
export type ClaimResult = {ok: true; isNewClaim: boolean} | {ok: false; message: string};

const failed = (message: string): ClaimResult => ({ok: false, message});

function toClaimResult(json: unknown): ClaimResult | null {
  const {isNewClaim, refusals} = toRecord(json);
  if (typeof isNewClaim === 'boolean') return {ok: true, isNewClaim};
  const first: unknown = Array.isArray(refusals) ? refusals[0] : null;
  const isSaid = isRecord(first) && typeof first['message'] === 'string';
  return failed(isSaid ? String(first['message']) : pressMessages.unexpected);
}

/** Claims the free sample for the signed-in shopper. Never throws. */
export async function claimFreeSample(): Promise<ClaimResult> {
  const answer = await postJson('/account/claim-sample', {}, toClaimResult);
  return answer.kind === 'answered' ? answer.value : failed(pressMessages.networkError);
}
