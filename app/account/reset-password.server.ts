import type {AccountSession} from '~adapters/accounts';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toPasswordRefusals} from './account-validation';
import {isEmailAddress} from '~/platform/email-address';
import {callAccounts, type AccountPorts, type Background} from './account-call.server';
import {limitTries} from '~/platform/limit-tries.server';

/**
 * Mails a link to choose a new password. Neither the sentence nor the time it takes tells whether the
 * address has an account.
 */
export async function requestPasswordReset(
  ports: AccountPorts & Background,
  typedEmail: string,
  clientAddress: string,
  siteUrl: string,
): Promise<Outcome<string>> {
  const email = typedEmail.trim();
  if (!isEmailAddress(email)) return refused(accountMessages.emailInvalid, 'email');
  const tooMany = await limitTries(ports, 'reset', {clientAddress, email});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  // The mail of a few minutes ago is the one that is on its way.
  if (await limitTries(ports, 'reset-mail', {email})) return accepted(accountMessages.resetSent);
  const sending = callAccounts(ports.log, 'sendPasswordReset', () =>
    ports.accounts.sendPasswordReset(email, `${siteUrl}/account/reset`),
  );
  ports.waitUntil(sending);
  return accepted(accountMessages.resetSent);
}

export interface NewPassword {
  /** Of the mailed link: good once, so it is spent only on a password that meets the rules. */
  tokenHash: string;
  password: string;
}

/** Sets a new password with the token of the mailed link; the shopper ends signed in. */
export async function setNewPassword(
  ports: AccountPorts,
  {tokenHash, password}: NewPassword,
  clientAddress: string,
): Promise<Outcome<AccountSession>> {
  const refusals = toPasswordRefusals(password);
  if (refusals.length > 0) return {ok: false, refusals};
  if (!tokenHash) return refused(accountMessages.linkExpired);
  const tooMany = await limitTries(ports, 'confirm-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const opened = await callAccounts(ports.log, 'verifyLink', () =>
    ports.accounts.verifyLink(tokenHash, 'recovery', ports.device),
  );
  if (!opened.ok) return opened;
  return changePassword(ports, opened.value, password);
}

/** The old password typed again is what the shopper wanted: to be let in with it. */
async function changePassword(
  {accounts, log}: AccountPorts,
  session: AccountSession,
  password: string,
): Promise<Outcome<AccountSession>> {
  const changed = await callAccounts(log, 'setPassword', () =>
    accounts.setPassword(session, password),
  );
  if (changed.ok) return changed;
  const isSame = changed.refusals.some(({message}) => /different from the old/i.test(message));
  if (isSame) return accepted(session);
  await accounts.signOut(session).catch(() => undefined);
  return changed;
}
