import {AccountsError, type Accounts, type AccountSession} from '~adapters/accounts';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {accountMessages, freeSampleMessages} from '~/content/messages';
import {toCause, type Log} from '~/platform/log';

type Ports = {accounts: Accounts; log: Log};

const notAuthenticated = () => refused(freeSampleMessages.notAuthenticated);

/** Claims the free sample: one per customer. False when it was claimed before. */
export async function claimSample(
  {accounts, log}: Ports,
  session: AccountSession | null,
): Promise<Outcome<{isNewClaim: boolean}>> {
  if (!session) return notAuthenticated();
  try {
    return accepted({isNewClaim: await accounts.freeSamples.claim(session)});
  } catch (error) {
    if (isSessionOver(error)) return notAuthenticated();
    log.error('free sample not claimed', {cause: toCause(error)});
    return refused(accountMessages.unexpected);
  }
}

/** Whether the shopper has claimed it; null when nobody is signed in or the service cannot say. */
export async function hasClaimedSample(
  {accounts, log}: Ports,
  session: AccountSession | null,
): Promise<boolean | null> {
  if (!session) return null;
  try {
    return await accounts.freeSamples.isClaimed(session);
  } catch (error) {
    log.warn('free sample claim not read', {cause: toCause(error)});
    return null;
  }
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
