import {showPasskeys} from '~/account/passkeys/passkeys.server';
import {DeletionPage} from '~/account/security/DeletionPage';
import {postDeletion} from '~/account/security/own-account.server';
import {accountMeta} from '~/account/account-meta';
import {deletionLabels} from '~/content/account';
import {forgetDraft} from '~/checkout/forget-draft';
import {notAnswered} from '~/forms/refusals';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.delete';

export const meta: Route.MetaFunction = accountMeta(deletionLabels.title);

/** Shown to who is signed out, too: the answer to the deletion is this page. */
export async function loader({context}: Route.LoaderArgs) {
  const session = await context.access.session();
  const passkeys = session && (await showPasskeys(context, session));
  return {isSignedIn: session !== null, proof: passkeys?.proof ?? 'password'};
}

export const action = ({context, request}: Route.ActionArgs) => postDeletion(context, request);

/** Removes the address from the checkout's draft: the next shopper at this device must not find it. */
export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(async () => {
    const answer = await serverAction();
    if (answer.ok) forgetDraft();
    return answer;
  }, notAnswered());

export default function Delete({loaderData, actionData}: Route.ComponentProps) {
  return <DeletionPage {...loaderData} posted={actionData} />;
}
