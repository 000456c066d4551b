import type {AccountSession, Shopper} from '~adapters/accounts';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {toWelcomeMail, type Mailer} from '~adapters/mail';
import {limitTries, type Counters} from '~/server/http/limit-tries.server';
import {mailBrand, welcomeMail} from '~/content/mails';
import {toCause, type Log} from '~/server/telemetry/log';
import {accountMessages} from '~/content/messages/accounts';
import {isEmailAddress} from '~/forms/email-address';
import {toCredentialRefusals, type Credentials} from './account-validation';
import {refuseNewPassword} from './common-password.server';
import {callAccounts, type AccountPorts, type Background} from './account-call.server';

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
  const weak = refuseNewPassword(password);
  if (weak.length > 0) return {ok: false, refusals: weak};
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

interface WelcomePorts {
  mailer: Mailer;
  rateLimits: Counters;
  log: Log;
}

/** Greets a new shopper, once a day at most. A failure is only logged: sign-up still stands. */
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
