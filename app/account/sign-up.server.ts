import type {AccountSession, Shopper} from '~adapters/accounts';
import {accepted, refused} from '~adapters/commerce';
import {toWelcomeMail, type Mailer} from '~adapters/mail';
import {limitTries, type Counters} from '~/server/http/limit-tries.server';
import {mailBrand, welcomeMail} from '~/content/mails';
import {toCause, type Log} from '~/server/telemetry/log';
import {factsOf} from '~/route-facts';
import {accountMessages} from '~/content/messages/accounts';
import {isEmailAddress} from '~/forms/email-address';
import {toCredentialRefusals, type Credentials} from './account-validation';
import {refuseNewPassword} from './common-password.server';
import {
  callAccounts,
  type AccountOutcome,
  type AccountPorts,
  type Background,
} from './account-call.server';

/**
 * Where a mailed link leads: to the confirmation, and from there back to where it was asked for. What a personal page's
 * address proves is not written into a mail.
 */
export function toConfirmUrl(siteUrl: string, returnTo: string): string {
  const {pathname, search} = new URL(returnTo, siteUrl);
  const {isPersonal, hasProof} = factsOf(pathname);
  const path = pathname + (isPersonal ? '' : search);
  const isKnown = returnTo !== '' && !hasProof;
  return `${siteUrl}/account/confirm${isKnown ? `?returnTo=${encodeURIComponent(path)}` : ''}`;
}

/**
 * Opens an account; the service's one mail welcomes and holds the link. The session is null where the service wants the
 * address confirmed before the first sign-in.
 */
export async function signUp(
  ports: AccountPorts,
  {email, password}: Credentials,
  clientAddress: string,
  {siteUrl, returnTo}: {siteUrl: string; returnTo: string},
): Promise<AccountOutcome<AccountSession | null>> {
  const refusals = toCredentialRefusals('sign-up', {email, password});
  if (refusals.length > 0) return {ok: false, refusals};
  const strong = refuseNewPassword(password);
  if (!strong.ok) return strong;
  const caller = {clientAddress, email};
  const tooMany = await limitTries(ports, ['sign-up', 'confirmation-mail'], caller);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const returnUrl = toConfirmUrl(siteUrl, returnTo);
  const opened = await callAccounts(ports.log, 'signUp', () =>
    ports.accounts.signUp(email.trim(), password, returnUrl, ports.device),
  );
  if (!opened.ok) return opened;
  return accepted(opened.value.session);
}

interface WelcomePorts {
  mailer: Mailer;
  rateLimits: Counters;
  log: Log;
}

/** Greets a shopper, once a day at most. A failure is only logged. */
export async function sendWelcome(
  ports: WelcomePorts,
  {userEmail, clientAddress}: {userEmail: string; clientAddress: string},
  {siteUrl, supportEmail}: {siteUrl: string; supportEmail: string},
): Promise<void> {
  const tooMany = await limitTries(ports, 'welcome', {clientAddress, email: userEmail});
  if (tooMany) return;
  try {
    await ports.mailer.send(
      toWelcomeMail({userEmail, siteUrl, supportEmail}, welcomeMail, mailBrand),
    );
  } catch (error) {
    ports.log.warn('welcome.failed', {cause: toCause(error)});
  }
}

interface Proof {
  tokenHash: string;
  password: string;
  /** In the place of the password. */
  session: AccountSession | null;
}

/**
 * Confirms an address with the token of the mailed link and the password of who signed up, or the session that it opened,
 * and signs in (rules: Confirming an address).
 */
export async function confirmEmail(
  ports: AccountPorts,
  {tokenHash, password, session}: Proof,
  clientAddress: string,
): Promise<AccountOutcome<AccountSession>> {
  if (!tokenHash) return refused('linkExpired');
  const by = password || session;
  if (!by) return refused('passwordRequired', 'password');
  const tooMany = await limitTries(ports, 'confirm-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const confirmed = await callAccounts(ports.log, 'confirmEmail', () =>
    ports.accounts.confirmEmail(tokenHash, by, ports.device),
  );
  const isOthers =
    !confirmed.ok && !password && confirmed.refusals.some(({code}) => code === 'wrongPassword');
  return isOthers ? refused('passwordRequired', 'password') : confirmed;
}

/**
 * Mails the confirmation again: to the signed-in shopper, who hears how it went, or to a typed address,
 * where the answer is the same whether it has an account or not. The value is the sentence to show.
 */
export async function resendConfirmation(
  ports: AccountPorts & Background,
  {shopper, typedEmail}: {shopper: Shopper | null; typedEmail: string},
  clientAddress: string,
  {siteUrl, returnTo}: {siteUrl: string; returnTo: string},
): Promise<AccountOutcome<string>> {
  const email = shopper?.email ?? typedEmail.trim();
  if (!isEmailAddress(email)) return refused('emailInvalid', 'email');
  const caller = {clientAddress, email};
  const tooMany = await limitTries(ports, ['resend', 'confirmation-mail'], caller);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const sending = callAccounts(ports.log, 'resendConfirmation', () =>
    ports.accounts.resendConfirmation(email, toConfirmUrl(siteUrl, returnTo)),
  );
  if (!shopper) ports.waitUntil(sending);
  else if (!(await sending).ok) return refused('confirmationFailed');
  return accepted(accountMessages.confirmationSent);
}
