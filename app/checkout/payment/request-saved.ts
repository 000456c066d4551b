import {postJson} from '~/browser/fetch-json';
import {toRecord} from '~/forms/to-record';

/** What opens the fields with what a signed-in shopper has saved; null where that cannot be had now. */
export async function requestSaved(): Promise<string | null> {
  const answer = await postJson('/functions/saved-payments', {}, (json) => toRecord(json), {
    signal: AbortSignal.timeout(5000),
  });
  if (answer.kind !== 'answered') return null;
  const {clientSecret} = answer.value;
  return typeof clientSecret === 'string' ? clientSecret : null;
}
