import {data, redirect} from 'react-router';
import type {AccountOwner, AccountSession} from '~adapters/accounts';
import {accepted, refused} from '~adapters/commerce';
import {
  accountWords,
  callAccounts,
  type AccountOutcome,
  type AccountPorts,
} from '~/account/account-call.server';
import {refuseNewPassword} from '~/account/common-password.server';
import {changePasskeys} from '~/account/passkeys/passkeys.server';
import {beginSession} from '~/account/post-account.server';
import {requireSession} from '~/account/session/require-session.server';
import {deletionLabels, securityLabels} from '~/content/account';
import {isEmailAddress} from '~/forms/email-address';
import type {AppServices} from '~/server/app-services';
import {answerForm} from '~/server/http/answer-form.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';

interface Posted {
  context: AppServices;
  session: AccountSession;
  fields: Record<string, string>;
}

const {done} = securityLabels;

/** Asks for the password once more, unless a passkey has opened the session, and counts the tries (rules: Changing an account). */
async function proveOwner(
  ports: AccountPorts & Pick<AppServices, 'clientAddress'>,
  session: AccountSession,
  password: string,
): Promise<AccountOutcome<AccountOwner>> {
  const isByPasskey = session.shopper.assuranceLevel === 'aal2';
  if (password === '' && !isByPasskey) return refused('passwordRequired', 'password');
  const {clientAddress} = ports;
  const tooMany = await limitTries(ports, 'prove-owner', {
    clientAddress,
    email: session.shopper.email,
  });
  return tooMany ? {ok: false, refusals: [tooMany]} : accepted({session, password});
}

async function rename({context, session, fields}: Posted): Promise<AccountOutcome<string>> {
  const {firstName = '', lastName = ''} = fields;
  const name = {firstName: firstName.trim(), lastName: lastName.trim()};
  return callAccounts(context.log, 'rename', async () => {
    await context.accounts.own.rename(session, name);
    return accepted(done.name);
  });
}

async function changeEmail({context, session, fields}: Posted): Promise<AccountOutcome<string>> {
  const {accounts, log, clientAddress, siteUrl} = context;
  const email = (fields.email ?? '').trim();
  if (!isEmailAddress(email)) return refused('emailInvalid', 'email');
  const owner = await proveOwner(context, session, fields.password ?? '');
  if (!owner.ok) return owner;
  const tooMany = await limitTries(context, 'confirmation-mail', {clientAddress, email});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const sent = await callAccounts(log, 'changeEmail', () =>
    accounts.own.setEmail(owner.value, email, `${siteUrl}/account/confirm`),
  );
  return sent.ok ? accepted(done.email(email)) : sent;
}

async function changePassword({context, session, fields}: Posted): Promise<AccountOutcome<string>> {
  const {password = '', newPassword = ''} = fields;
  const strong = refuseNewPassword(newPassword);
  if (!strong.ok) return strong;
  const owner = await proveOwner(context, session, password);
  if (!owner.ok) return owner;
  const changed = await callAccounts(context.log, 'changePassword', () =>
    context.accounts.own.setPassword(owner.value, newPassword, context.device),
  );
  if (!changed.ok) return changed;
  await beginSession(context, changed.value, 'changePassword');
  return accepted(done.password);
}

/** `session` ends that one; `all` of them, this one included. */
async function endSessions({context, session, fields}: Posted): Promise<AccountOutcome<string>> {
  const {password = '', session: id = ''} = fields;
  const owner = await proveOwner(context, session, password);
  if (!owner.ok) return owner;
  const ended = await callAccounts(context.log, 'endSessions', () =>
    context.accounts.sessions.end(owner.value, id),
  );
  if (!ended.ok) return ended;
  context.log.info('sessions.ended', {shopperId: session.shopper.id, sessionId: id});
  if (id !== 'all') return accepted(done.sessions);
  leave(context);
  throw redirect('/account/sign-in', 303);
}

async function exportData({context, session}: Posted): Promise<AccountOutcome<string>> {
  const {accounts, log, clientAddress} = context;
  const {email} = session.shopper;
  const tooMany = await limitTries(context, 'export-data', {clientAddress, email});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const begun = await callAccounts(log, 'exportData', () => accounts.own.export(session));
  return begun.ok ? accepted(done.export(email)) : begun;
}

const forms: Record<string, (posted: Posted) => Promise<AccountOutcome<string>>> = {
  name: rename,
  email: changeEmail,
  password: changePassword,
  sessions: endSessions,
  export: exportData,
  passkeys: ({context, session, fields}) => changePasskeys(context, session, fields),
};

const words: Record<keyof typeof accountWords, string> = {
  ...accountWords,
  wrongPassword: securityLabels.wrongPassword,
};

/** Answers the form of the page that `form` names. */
export async function postSecurity(context: AppServices, request: Request) {
  const session = await requireSession(context, request);
  const fields = await readFields(request);
  const {form = '', email = '', firstName = '', lastName = ''} = fields;
  const outcome = (await forms[form]?.({context, session, fields})) ?? refused('unexpected');
  const answer = answerForm(words, outcome, {email, firstName, lastName});
  return data({...answer.data, form}, answer.init ?? {});
}

/** Deletes the account, and what the payment service has saved for it. */
export async function postDeletion(context: AppServices, request: Request) {
  const session = await requireSession(context, request);
  const {password = ''} = await readFields(request);
  const owner = await proveOwner(context, session, password);
  if (!owner.ok) return answerForm(words, owner);
  const erased = await callAccounts(context.log, 'erase', async () => {
    const outcome = await context.accounts.own.erase(owner.value);
    if (outcome.ok) await forgetPayments(context, session);
    return outcome;
  });
  if (!erased.ok) return answerForm(words, erased);
  context.log.info('account.deleted', {shopperId: session.shopper.id});
  leave(context);
  return answerForm(words, accepted(deletionLabels.done));
}

/** What cannot be deleted there now is the owner's to delete: the log names the customer. */
async function forgetPayments({payments, log}: AppServices, {shopper}: AccountSession) {
  for (const gateway of payments)
    try {
      await gateway.forgetSaved?.(shopper);
    } catch (error) {
      log.error('payments.forget.failed', {shopperId: shopper.id, cause: toCause(error)});
    }
}

function leave({access, session}: AppServices): void {
  access.change(null);
  session.forgetOrder();
}
