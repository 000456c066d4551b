import {accepted} from '~adapters/commerce';
import {CredentialsPage} from '~/components/account/CredentialsPage';
import {authLabels} from '~/content/account';
import {toAccountAnswer} from '~/lib/account-answer';
import {accountMeta} from '~/lib/account-meta';
import {answerSafely} from '~/lib/answer-safely';
import {readPostedFields} from '~/lib/posted-fields.server';
import {beginSession} from '~/services/begin-session.server';
import {signIn} from '~/services/sign-in.server';
import {requireVisitor} from '~/services/sign-in-page.server';
import type {Route} from './+types/account.sign-in';

export const meta: Route.MetaFunction = accountMeta(authLabels.signIn, '/account/sign-in');

export async function loader({context, request}: Route.LoaderArgs) {
  return {returnTo: await requireVisitor(context.access, request)};
}

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
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
