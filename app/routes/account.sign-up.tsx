import {accepted} from '~adapters/commerce';
import {CredentialsPage} from '~/account/CredentialsPage';
import {authLabels} from '~/content/account';
import {accountMessages} from '~/content/messages';
import {toAccountAnswer} from '~/account/account-answer';
import {accountMeta} from '~/account/account-meta';
import {answerSafely} from '~/account/answer-safely';
import {readFields} from '~/platform/request-body.server';
import {beginSession} from '~/account/session/begin-session.server';
import {requireVisitor} from '~/account/sign-in-page.server';
import {signUp} from '~/account/sign-up.server';
import type {Route} from './+types/account.sign-up';

export const meta: Route.MetaFunction = accountMeta(authLabels.signUp, '/account/sign-up');

export async function loader({context, request}: Route.LoaderArgs) {
  return {returnTo: await requireVisitor(context.access, request)};
}

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readFields(request);
  const {email = '', password = ''} = fields;
  const {clientAddress, siteUrl, env} = context;
  const site = {siteUrl, supportEmail: env.PUBLIC_SUPPORT_EMAIL};
  const outcome = await signUp(context, {email, password}, clientAddress, site);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  if (!outcome.value) return toAccountAnswer(accepted(accountMessages.checkInbox), fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(null), fields);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) => answerSafely(serverAction);

export default function SignUp({loaderData, actionData}: Route.ComponentProps) {
  return <CredentialsPage mode="sign-up" posted={actionData} returnTo={loaderData.returnTo} />;
}
