import {redirect} from 'react-router';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import {readFields} from '~/server/http/request-body.server';
import {withFallback} from '~/browser/with-fallback';
import {toReturnPath} from '~/account/sign-in-page.server';
import {notAnswered} from '~/forms/refusals';
import {forgetDraft} from '~/checkout/forget-draft';
import {signOut} from '~/account/sign-out.server';
import type {Route} from './+types/account.sign-out';

export const loader = methodNotAllowed;

export async function action({context, request}: Route.ActionArgs) {
  const {returnTo} = await readFields(request);
  const session = await context.access.session();
  context.access.change(null);
  context.session.forgetOrder();
  await signOut(context, session);
  return redirect(toReturnPath(returnTo), 303);
}

/** Who signs out waits no longer for what the account is told: what it does not hear is a guest's. */
const tellingMs = 3000;

const tellAccount = (): Promise<void> =>
  import('~/cart/account/AccountWatch').then((watch) => watch.tellAccount()).catch(() => {});

/** Tells the account of its cart first, and removes the address from the checkout's draft: the next shopper at this device must not find it. */
export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(async () => {
    try {
      await Promise.race([tellAccount(), new Promise((done) => setTimeout(done, tellingMs))]);
      return await serverAction();
    } catch (thrown) {
      if (thrown instanceof Response) forgetDraft();
      throw thrown;
    }
  }, notAnswered());
