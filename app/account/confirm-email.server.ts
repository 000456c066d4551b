import type {AccountSession} from '~adapters/accounts';
import {refused, type Outcome} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {callAccounts, type AccountPorts} from './account-call.server';
import {limitTries} from '~/platform/limit-tries.server';

/** Confirms an address with the token of the mailed link and signs its owner in. */
export async function confirmEmail(
  ports: AccountPorts,
  tokenHash: string,
  clientAddress: string,
): Promise<Outcome<AccountSession>> {
  if (!tokenHash) return refused(accountMessages.linkExpired);
  const tooMany = await limitTries(ports, 'confirm-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  return callAccounts(ports.log, 'verifyLink', () =>
    ports.accounts.verifyLink(tokenHash, 'signup', ports.device),
  );
}
