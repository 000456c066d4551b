import type {AccountSession, MailedLink} from '~adapters/accounts';
import {accepted, refused} from '~adapters/commerce';
import {accountMessages} from '~/content/messages/accounts';
import {refuseNewPassword} from './common-password.server';
import {isEmailAddress} from '~/forms/email-address';
import {
  callAccounts,
  type AccountOutcome,
  type AccountPorts,
  type Background,
} from './account-call.server';
import {limitTries} from '~/server/http/limit-tries.server';

/**
 * Mails a link to choose a new password. Neither the sentence nor the time it takes tells whether the
 * address has an account.
 */
export async function requestPasswordReset(
  ports: AccountPorts & Background,
  typedEmail: string,
  clientAddress: string,
  siteUrl: string,
): Promise<AccountOutcome<string>> {
  const email = typedEmail.trim();
  if (!isEmailAddress(email)) return refused('emailInvalid', 'email');
  const tooMany = await limitTries(ports, 'reset', {clientAddress, email});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  // The link of a few minutes ago is on its way, and that of the last hour still works.
  const isMailed =
    (await limitTries(ports, 'reset-mail', {email})) ??
    (await limitTries(ports, 'reset-mails', {email}));
  if (isMailed) return accepted(accountMessages.resetSent);
  const sending = callAccounts(ports.log, 'sendPasswordReset', () =>
    ports.accounts.sendPasswordReset(email, `${siteUrl}/account/reset`),
  );
  ports.waitUntil(sending);
  return accepted(accountMessages.resetSent);
}

/** Sets a new password by a mailed link; the shopper ends signed in, all other sessions end. */
export async function setNewPassword(
  ports: AccountPorts,
  link: MailedLink,
  password: string,
  clientAddress: string,
): Promise<AccountOutcome<AccountSession>> {
  const strong = refuseNewPassword(password);
  if (!strong.ok) return strong;
  if (!link.tokenHash) return refused('linkExpired');
  const tooMany = await limitTries(ports, 'confirm-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  return callAccounts(ports.log, 'setPassword', () =>
    ports.accounts.setPassword(link, password, ports.device),
  );
}
