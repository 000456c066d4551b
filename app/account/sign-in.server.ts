import type {AccountSession} from '~adapters/accounts';
import type {Outcome} from '~adapters/commerce';
import {toCredentialRefusals, type Credentials} from './account-validation';
import {callAccounts, type AccountPorts} from './account-call.server';
import {limitTries} from '~/platform/limit-tries.server';

/** Signs in with e-mail and password. */
export async function signIn(
  ports: AccountPorts,
  {email, password}: Credentials,
  clientAddress: string,
): Promise<Outcome<AccountSession>> {
  const refusals = toCredentialRefusals('sign-in', {email, password});
  if (refusals.length > 0) return {ok: false, refusals};
  const tooMany = await limitTries(ports, 'sign-in', {clientAddress, email});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  return callAccounts(ports.log, 'signIn', () =>
    ports.accounts.signIn(email.trim(), password, ports.device),
  );
}
