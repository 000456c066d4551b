import {freeSampleStates} from '~/content/product-pages/free-sample';
import type {AppServices} from '~/server/app-services';
import {freeSampleId} from '~/pricing/constants';
import {claimSample} from './claim-sample.server';

/** Why a plain form that wants the free sample does not get it; null where it does, or wants something else. */
export async function refuseSample(
  context: AppServices,
  wanted: string | undefined,
): Promise<string | null> {
  if (wanted !== freeSampleId) return null;
  const session = await context.access.session();
  // The cart itself asks a visitor to sign in.
  if (!session) return null;
  const claimed = await claimSample(context, session);
  if (!claimed.ok) return claimed.refusals[0]?.message ?? null;
  return claimed.value.isNewClaim ? null : freeSampleStates.claimed.title;
}
