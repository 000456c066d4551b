import {data} from 'react-router';
import {accountMeta} from '~/account/account-meta';
import {showPasskeys} from '~/account/passkeys/passkeys.server';
import {SecurityPage} from '~/account/security/SecurityPage';
import {listSessions} from '~/account/security/account-sessions.server';
import {postSecurity} from '~/account/security/own-account.server';
import {requireSession} from '~/account/session/require-session.server';
import {securityLabels} from '~/content/account';
import {notAnswered} from '~/forms/refusals';
import {toNull} from '~/server/telemetry/log';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.security';

export const meta: Route.MetaFunction = accountMeta(securityLabels.title);

export async function loader({context, request}: Route.LoaderArgs) {
  const session = await requireSession(context, request);
  const [sessions, passkeys, name] = await Promise.all([
    listSessions(context, session),
    showPasskeys(context, session),
    context.accounts.own.findName(session).catch(toNull(context.log, 'error', 'name.read.failed')),
  ]);
  const {email} = session.shopper;
  return data({email, sessions, passkeys, name}, {status: sessions ? 200 : 503});
}

export const action = ({context, request}: Route.ActionArgs) => postSecurity(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {...notAnswered(), form: ''});

export default function Security({loaderData, actionData}: Route.ComponentProps) {
  return <SecurityPage {...loaderData} posted={actionData} />;
}
