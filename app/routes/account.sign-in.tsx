import {accepted} from '~adapters/commerce';
import {CredentialsPage} from '~/account/CredentialsPage';
import {authLabels} from '~/content/account';
import {toAccountAnswer} from '~/account/account-answer';
import {accountMeta} from '~/account/account-meta';
import {answerSafely} from '~/account/answer-safely';
import {readFields} from '~/platform/request-body.server';
import {beginSession} from '~/account/session/begin-session.server';
import {signIn} from '~/account/sign-in.server';
import {requireVisitor} from '~/account/sign-in-page.server';
import type {Route} from './+types/account.sign-in';

export const meta: Route.MetaFunction = accountMeta(authLabels.signIn, '/account/sign-in');

export async function loader({context, request}: Route.LoaderArgs) {
  return {returnTo: await requireVisitor(context.access, request)};
}

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readFields(request);
  const {email = '', password = ''} = fields;
  const outcome = await signIn(context, {email, password}, context.clientAddress);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(null), fields);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) => answerSafely(serverAction);

export default function SignIn({loaderData, actionData}: Route.ComponentProps) {
  return <CredentialsPage mode="sign-in" posted={actionData} returnTo={loaderData.returnTo} />;
}
