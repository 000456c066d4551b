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
import {findOrderedAddress} from '~/orders/my-orders.server';
import {saveAddress, toPostedAddress} from '~/account/address/save-address.server';
import type {Route} from './+types/account';

export const meta: Route.MetaFunction = accountMeta(accountLabels.title, '/account');

export async function loader({context, request}: Route.LoaderArgs) {
  const session = await findSession(context, request);
  if (!session) return data({shopper: null, address: null, isOfOrder: false}, {status: 503});
  const {email, emailConfirmedAt} = session.shopper;
  const shopper = {email, isConfirmed: emailConfirmedAt !== null};
  try {
    const saved = await context.accounts.addresses.find(session);
    const ordered = saved ? null : await findOrderedAddress(context, session.shopper);
    const address = {...(saved ?? ordered ?? toPostedAddress({}))};
    return {shopper, address, isOfOrder: ordered !== null};
  } catch (error) {
    context.log.error('address.read.failed', {cause: toCause(error)});
    return {shopper, address: null, isOfOrder: false};
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
  const {shopper, isOfOrder} = loaderData;
  // What was typed stands in the form again, also where the saved one cannot be read.
  const address = loaderData.address ?? (actionData?.ok === false ? {} : null);
  return (
    <AccountOverview shopper={shopper}>
      {address ? (
        <AddressForm address={address} isOfOrder={isOfOrder} posted={actionData} />
      ) : (
        <Alert>{accountLabels.addressUnavailable}</Alert>
      )}
    </AccountOverview>
  );
}
