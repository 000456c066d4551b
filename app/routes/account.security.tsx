import {data, redirect} from 'react-router';
import {accountMeta} from '~/account/account-meta';
import {SessionList} from '~/account/security/SessionList';
import {endAllSessions, endSession, listSessions} from '~/account/security/account-sessions.server';
import {requireSession} from '~/account/session/require-session.server';
import {securityLabels} from '~/content/account';
import {readFields} from '~/server/http/request-body.server';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.security';

export const meta: Route.MetaFunction = accountMeta(securityLabels.title, '/account/security');

export async function loader({context, request}: Route.LoaderArgs) {
  const sessions = await listSessions(context, await requireSession(context, request));
  return data({sessions}, {status: sessions ? 200 : 503});
}

/** `session` ends that one, `everywhere` ends all of them, this one included. */
export async function action({context, request}: Route.ActionArgs) {
  const current = await requireSession(context, request);
  const {session = '', everywhere} = await readFields(request);
  const problem =
    everywhere === undefined
      ? await endSession(context, current, session)
      : await endAllSessions(context, current);
  if (problem !== null || everywhere === undefined)
    return data({problem}, {status: problem === null ? 200 : 503});
  context.access.change(null);
  context.session.forgetOrder();
  throw redirect('/account/sign-in', 303);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {problem: securityLabels.failed});

export default function Security({loaderData, actionData}: Route.ComponentProps) {
  return <SessionList sessions={loaderData.sessions} problem={actionData?.problem ?? null} />;
}
