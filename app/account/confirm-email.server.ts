import type {AccountSession, Shopper} from '~adapters/accounts';
import {refused, type Outcome, accepted} from '~adapters/commerce';
import {accountMessages} from '~/content/messages/accounts';
import {callAccounts, type AccountPorts, type Background} from './account-call.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {isEmailAddress} from '~/forms/email-address';

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

/**
 * Mails the confirmation again: to the signed-in shopper, who hears how it went, or to a typed address,
 * where the answer is the same whether it has an account or not. The value is the sentence to show.
 */
export async function resendConfirmation(
  ports: AccountPorts & Background,
  {shopper, typedEmail}: {shopper: Shopper | null; typedEmail: string},
  clientAddress: string,
  siteUrl: string,
): Promise<Outcome<string>> {
  const email = shopper?.email ?? typedEmail.trim();
  if (!isEmailAddress(email)) return refused(accountMessages.emailInvalid, 'email');
  const caller = {clientAddress, email};
  const tooMany = await limitTries(ports, ['resend', 'confirmation-mail'], caller);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const sending = callAccounts(ports.log, 'resendConfirmation', () =>
    ports.accounts.resendConfirmation(email, `${siteUrl}/account/confirm`),
  );
  if (!shopper) ports.waitUntil(sending);
  else if (!(await sending).ok) return refused(accountMessages.confirmationFailed);
  return accepted(accountMessages.confirmationSent);
}
