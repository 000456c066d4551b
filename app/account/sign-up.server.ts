import type {AccountSession} from '~adapters/accounts';
import {accepted, type Outcome} from '~adapters/commerce';
import type {Mailer} from '~adapters/mail';
import {toCredentialRefusals, type Credentials} from './account-validation';
import {callAccounts, type AccountPorts, type Background} from './account-call.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {sendWelcome} from './send-welcome.server';

export interface SignUpPorts extends AccountPorts, Background {
  mailer: Mailer;
}

export interface Site {
  siteUrl: string;
  supportEmail: string;
}

/**
 * Opens an account and mails a welcome. The session is null where the service wants the address
 * confirmed before the first sign-in.
 */
export async function signUp(
  ports: SignUpPorts,
  {email, password}: Credentials,
  clientAddress: string,
  site: Site,
): Promise<Outcome<AccountSession | null>> {
  const refusals = toCredentialRefusals('sign-up', {email, password});
  if (refusals.length > 0) return {ok: false, refusals};
  const caller = {clientAddress, email};
  const tooMany = await limitTries(ports, ['sign-up', 'confirmation-mail'], caller);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const returnUrl = `${site.siteUrl}/account/confirm`;
  const opened = await callAccounts(ports.log, 'signUp', () =>
    ports.accounts.signUp(email.trim(), password, returnUrl, ports.device),
  );
  if (!opened.ok) return opened;
  ports.waitUntil(sendWelcome(ports, {userEmail: email.trim(), clientAddress}, site));
  return accepted(opened.value.session);
}
