import type {AccountSession} from '~adapters/accounts';
import {accepted, CommerceError, hasOffers, refused} from '~adapters/commerce';
import {accountMessages} from '~/content/messages/accounts';
import {freeSampleMessages} from '~/content/messages/free-sample';
import {orderMessages} from '~/content/messages/orders';
import {showRefusals, type FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {toCause, toNull} from '~/server/telemetry/log';
import {onceKeys} from '~/server/session/once-keys';
import {freeSampleStates} from '~/content/product-pages/free-sample';
import {freeSampleId} from '~/pricing/constants';

type Ports = Pick<AppServices, 'accounts' | 'commerce' | 'log'>;

const {notAuthenticated} = freeSampleMessages;
const {offerEnded} = orderMessages;
export const sampleWords = {...accountMessages, notAuthenticated, offerEnded};

/**
 * Claims the free sample for the cart of a confirmed address: noted with the account, binding once an order holds it. False when an
 * order has it, or had it for good; a sample that left the cart unordered can be claimed again.
 */
export async function claimSample(
  ports: Ports,
  session: AccountSession | null,
): Promise<FormOutcome<typeof sampleWords, {isNewClaim: boolean}>> {
  if (!hasOffers()) return refused('offerEnded');
  if (!session) return refused('notAuthenticated');
  if (session.shopper.emailConfirmedAt === null) return refused('confirmFirst');
  try {
    const isFirst = await ports.accounts.freeSamples.claim(session);
    return accepted({isNewClaim: isFirst || !(await isOrdered(ports, session))});
  } catch (error) {
    if (isSessionOver(error)) return refused('notAuthenticated');
    ports.log.error('sample.claim.failed', {cause: toCause(error)});
    return refused('unexpected');
  }
}

/** Whether the signed-in shopper may still claim the free sample; null for a visitor, or when the service cannot say. */
export async function maySample(
  ports: Ports,
  session: AccountSession | null,
): Promise<boolean | null> {
  if (!hasOffers() || !session) return null;
  const fail = toNull(ports.log, 'warn', 'sample.read.failed');
  const isSpent = await isOrdered(ports, session).catch(fail);
  return isSpent === null ? null : !isSpent;
}

const isOrdered = async ({commerce}: Ports, {shopper}: AccountSession): Promise<boolean> =>
  commerce.orders.isClaimed(await onceKeys('sample', shopper));

const isSessionOver = (error: unknown) =>
  error instanceof CommerceError && error.kind === 'unauthorised';

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
  if (!claimed.ok) return showRefusals(sampleWords, claimed.refusals)[0]?.message ?? null;
  return claimed.value.isNewClaim ? null : freeSampleStates.claimed.title;
}
