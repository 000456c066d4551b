import {data} from 'react-router';
import {refused} from '~adapters/commerce';
import {AccountOverview} from '~/account/AccountOverview';
import {AddressForm} from '~/account/address/AddressForm';
import {Alert} from '~/ui/Alert';
import {accountLabels} from '~/content/account';
import {notAnswered, type AccountAnswer} from '~/account/account-answer';
import {accountMeta} from '~/account/account-meta';
import {toCause} from '~/server/telemetry/log';
import {readFields} from '~/server/http/request-body.server';
import {withFallback} from '~/browser/with-fallback';
import {findSession} from '~/account/session/require-session.server';
import {saveAddress, toPostedAddress} from '~/account/address/save-address.server';
import type {Route} from './+types/account';

export const meta: Route.MetaFunction = accountMeta(accountLabels.title, '/account');

export async function loader({context, request}: Route.LoaderArgs) {
  const session = await findSession(context, request);
  if (!session) return data({shopper: null, address: null}, {status: 503});
  const {email, emailConfirmedAt} = session.shopper;
  const shopper = {email, isConfirmed: emailConfirmedAt !== null};
  try {
    const saved = await context.accounts.addresses.find(session);
    return {shopper, address: {...(saved ?? toPostedAddress({}))}};
  } catch (error) {
    context.log.error('address.read.failed', {cause: toCause(error)});
    return {shopper, address: null};
  }
}

/** Saves the shipping address: of the form here, and of the checkout. */
export async function action({context, request}: Route.ActionArgs) {
  const session = await findSession(context, request);
  const address = toPostedAddress(await readFields(request));
  const outcome = session
    ? await saveAddress(context, session, address)
    : refused(accountLabels.addressFailed);
  const answer: AccountAnswer = outcome.ok
    ? {ok: true, message: outcome.value}
    : {ok: false, refusals: outcome.refusals, values: {email: '', ...address}};
  return data(answer, {status: answer.ok ? 200 : session ? 422 : 503});
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function Account({loaderData, actionData}: Route.ComponentProps) {
  const {shopper} = loaderData;
  // What was typed stands in the form again, also where the saved one cannot be read.
  const address = loaderData.address ?? (actionData?.ok === false ? {} : null);
  return (
    <AccountOverview shopper={shopper}>
      {address ? (
        <AddressForm address={address} posted={actionData} />
      ) : (
        <Alert>{accountLabels.addressUnavailable}</Alert>
      )}
    </AccountOverview>
  );
}
