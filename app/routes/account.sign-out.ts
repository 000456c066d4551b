import {redirect} from 'react-router';
import {methodNotAllowed} from '~/platform/method-not-allowed';
import {readFields} from '~/platform/request-body.server';
import {toReturnPath} from '~/account/return-path';
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
