import {redirect} from 'react-router';
import {accepted} from '~adapters/commerce';
import type {Accounts, AccountSession} from '~adapters/accounts';
import {accountMessages} from '~/content/messages/accounts';
import type {AppServices, ShopperAccess} from '~/server/app-services';
import {answerForm} from '~/server/http/answer-form.server';
import {readFields} from '~/server/http/request-body.server';
import type {Log} from '~/server/telemetry/log';
import {accountWords, type AccountOutcome, type Background} from './account-call.server';
import {signOut} from './sign-out.server';
import {toReturnPath} from './sign-in-page.server';
import {confirmEmail, resendConfirmation, signUp} from './sign-up.server';
import {requestPasswordReset, setNewPassword} from './reset-password.server';
import {signIn} from './sign-in.server';
import {signInByPasskey, signUpByPasskey} from './passkeys/passkeys.server';

// One function for each form of the account pages: reads what was posted, answers as the form expects.

export async function postSignIn(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const {passkey} = fields;
  const outcome =
    passkey === undefined
      ? await signInByPassword(context, fields)
      : await signInByPasskey(context, passkey);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value, 'signIn');
  return toAccountAnswer(accepted(null), fields);
}

async function signInByPassword(
  context: AppServices,
  {email = '', password = ''}: Record<string, string>,
) {
  const {clientAddress, siteUrl, access} = context;
  const browserId = await access.knownBrowserId(email);
  return signIn(context, {email, password}, {clientAddress, browserId}, siteUrl);
}

export async function postSignUp(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const {email = '', password = '', passkey} = fields;
  const {clientAddress, siteUrl} = context;
  const place = {siteUrl, returnTo: toReturnPath(fields.returnTo ?? fields.from, '')};
  const outcome =
    passkey === undefined
      ? await signUp(context, {email, password}, clientAddress, place)
      : await signUpByPasskey(context, passkey, place);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  if (!outcome.value) return toAccountAnswer(accepted(accountMessages.checkInbox), fields);
  await beginSession(context, outcome.value, 'signUp');
  return toAccountAnswer(accepted(null), fields);
}

export async function postResend(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const shopper = await context.access.shopper();
  const {clientAddress, siteUrl} = context;
  const recipient = {shopper, typedEmail: fields.email ?? ''};
  const place = {siteUrl, returnTo: toReturnPath(fields.from, '')};
  const outcome = await resendConfirmation(context, recipient, clientAddress, place);
  return toAccountAnswer(outcome, fields);
}

/**
 * Mail scanners open every link: it does its work by a button's POST only, never by a GET. With `isNew` the
 * password becomes the account's, without it is what who signed up chose, or left to the session that it opened.
 */
export async function postConfirm(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const {token_hash: tokenHash = '', password = '', passkey, isNew} = fields;
  const {access} = context;
  const outcome =
    passkey === undefined
      ? await confirmByForm(context, fields)
      : await signInByPasskey(context, passkey, tokenHash);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  if (password === '' && passkey === undefined) access.change(outcome.value);
  else
    await beginSession(
      context,
      outcome.value,
      isNew === undefined ? 'confirmEmail' : 'setPassword',
    );
  return toAccountAnswer(accepted(fields.returnTo ? null : accountMessages.emailConfirmed), fields);
}

async function confirmByForm(
  context: AppServices,
  {token_hash: tokenHash = '', password = '', isNew}: Record<string, string>,
) {
  const {access, clientAddress} = context;
  if (isNew !== undefined)
    return setNewPassword(context, {type: 'signup', tokenHash}, password, clientAddress);
  const proof = {tokenHash, password, session: await access.session()};
  return confirmEmail(context, proof, clientAddress);
}

/** With `token_hash` sets the new password, without asks for the mail with the link. */
export async function postReset(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const {email = '', password = '', token_hash: tokenHash} = fields;
  const {clientAddress, siteUrl} = context;
  if (tokenHash === undefined) {
    const sent = await requestPasswordReset(context, email, clientAddress, siteUrl);
    return toAccountAnswer(sent, fields);
  }
  const endsPasskeys = fields.endsPasskeys !== undefined;
  const link = {type: 'recovery', tokenHash, endsPasskeys} as const;
  const outcome = await setNewPassword(context, link, password, clientAddress);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value, 'setPassword');
  return toAccountAnswer(accepted(accountMessages.passwordChanged), fields);
}

/** A form without scripts names where to go on (`returnTo`); a dialog leaves it out and stays. */
function toAccountAnswer(
  outcome: AccountOutcome<string | null>,
  {email = '', returnTo}: Record<string, string>,
) {
  if (returnTo !== undefined && outcome.ok && outcome.value === null)
    throw redirect(toReturnPath(returnTo), 303);
  return answerForm(accountWords, outcome, {email});
}

interface Parts extends Background {
  access: ShopperAccess;
  accounts: Accounts;
  log: Log;
}

/** Puts a new session in the place of the one the browser had, which ends: nothing of before is carried on. */
export async function beginSession(
  parts: Parts,
  session: AccountSession,
  operation: string,
): Promise<void> {
  const before = await parts.access.session();
  parts.log.info('account.entered', {operation, shopperId: session.shopper.id});
  parts.access.change(session);
  if (before) parts.waitUntil(signOut(parts, before));
}
