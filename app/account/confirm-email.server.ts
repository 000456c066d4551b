import type {AccountSession} from '~adapters/accounts';
import {refused, type Outcome} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {callAccounts, type AccountPorts} from './account-call.server';
import {limitTries} from '~/server/http/limit-tries.server';

interface Typed {
  tokenHash: string;
  password: string;
}

/**
 * Confirms an address with the token of the mailed link and the password of who signed up, and signs in
 * (rules: Confirming an address).
 */
export async function confirmEmail(
  ports: AccountPorts,
  {tokenHash, password}: Typed,
  clientAddress: string,
): Promise<Outcome<AccountSession>> {
  if (!tokenHash) return refused(accountMessages.linkExpired);
  if (!password) return refused(accountMessages.passwordRequired, 'password');
  const tooMany = await limitTries(ports, 'confirm-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  return callAccounts(ports.log, 'confirmEmail', () =>
    ports.accounts.confirmEmail(tokenHash, password, ports.device),
  );
}
