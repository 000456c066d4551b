import {AccountsError, type AccountSession} from '~adapters/accounts';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {accountMessages, freeSampleMessages} from '~/content/messages';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {onceKeys} from '~/server/session/once-keys';

type Ports = Pick<AppServices, 'accounts' | 'log' | 'stockReservations'>;

const notAuthenticated = () => refused(freeSampleMessages.notAuthenticated);

/**
 * Claims the free sample for the cart of a confirmed address: noted with the account, binding once an order holds it. False when an
 * order has it, or had it for good; a sample that left the cart unordered can be claimed again.
 */
export async function claimSample(
  ports: Ports,
  session: AccountSession | null,
): Promise<Outcome<{isNewClaim: boolean}>> {
  if (!session) return notAuthenticated();
  if (session.shopper.emailConfirmedAt === null) return refused(accountMessages.confirmFirst);
  try {
    const isFirst = await ports.accounts.freeSamples.claim(session);
    return accepted({isNewClaim: isFirst || !(await isOrdered(ports, session))});
  } catch (error) {
    if (isSessionOver(error)) return notAuthenticated();
    ports.log.error('sample.claim.failed', {cause: toCause(error)});
    return refused(accountMessages.unexpected);
  }
}

/** Whether the shopper's sample is ordered; null when nobody is signed in or the service cannot say. */
export async function hasClaimedSample(
  ports: Ports,
  session: AccountSession | null,
): Promise<boolean | null> {
  if (!session) return null;
  try {
    return await isOrdered(ports, session);
  } catch (error) {
    ports.log.warn('sample.read.failed', {cause: toCause(error)});
    return null;
  }
}

/** Asks for the customer's one sample for no time at all: whether it is there says whether an order has it. */
async function isOrdered({stockReservations}: Ports, {shopper}: AccountSession): Promise<boolean> {
  const keys = await onceKeys('sample', shopper);
  const claims = keys.map((productKey) => ({productKey, quantity: 1, available: 1}));
  const {status} = await stockReservations.reserve(`look.${crypto.randomUUID()}`, claims, 0);
  return status === 'short';
}

/** Whether the signed-in shopper may still claim the free sample; null for visitors. */
export async function maySample(
  ports: Ports,
  session: AccountSession | null,
): Promise<boolean | null> {
  const hasClaimed = await hasClaimedSample(ports, session);
  return hasClaimed === null ? null : !hasClaimed;
}

const isSessionOver = (error: unknown) =>
  error instanceof AccountsError && error.kind === 'unauthorised';
