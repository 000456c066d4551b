import {data} from 'react-router';
import {AccountOverview} from '~/account/AccountOverview';
import {AddressForm} from '~/account/address/AddressForm';
import {Alert} from '~/ui/Alert';
import {accountLabels} from '~/content/account';
import {notAnswered, type FormAnswer} from '~/forms/refusals';
import {accountMeta} from '~/account/account-meta';
import {toCause} from '~/server/telemetry/log';
import {answerForm} from '~/server/http/answer-form.server';
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

const {addressFailed} = accountLabels;

/** Saves the shipping address: of the form here, and of the checkout. */
export async function action({context, request}: Route.ActionArgs) {
  const session = await findSession(context, request);
  const address = toPostedAddress(await readFields(request));
  if (session)
    return answerForm<Record<string, string>>(
      {addressFailed},
      await saveAddress(context, session, address),
      {...address},
    );
  const answer = {...notAnswered(addressFailed), typed: {...address}};
  return data<FormAnswer>(answer, {status: 503});
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
