import {data} from 'react-router';
import {AccountOverview} from '~/account/AccountOverview';
import {AddressForm, type AddressAnswer} from '~/account/address/AddressForm';
import {Alert} from '~/ui/Alert';
import {accountLabels} from '~/content/account';
import {notAnswered} from '~/forms/refusals';
import {accountMeta} from '~/account/account-meta';
import {toCause} from '~/server/telemetry/log';
import {answerForm} from '~/server/http/answer-form.server';
import {readFields} from '~/server/http/request-body.server';
import {withFallback} from '~/browser/with-fallback';
import {findSession} from '~/account/session/require-session.server';
import {findOrderedAddress} from '~/orders/my-orders.server';
import {saveAddress, toPostedAddress, toShownAddress} from '~/account/address/save-address.server';
import {shownCountry} from '~/account/address/shown-country';
import {localAddresses, readForms} from '~/forms/local-forms';
import type {Route} from './+types/account';

export const meta: Route.MetaFunction = accountMeta(accountLabels.title, '/account');

export async function loader({context, request}: Route.LoaderArgs) {
  const session = await findSession(context, request);
  if (!session)
    return data({shopper: null, address: null, isOfOrder: false, local: undefined}, {status: 503});
  const {email, emailConfirmedAt} = session.shopper;
  const shopper = {email, isConfirmed: emailConfirmedAt !== null};
  try {
    const saved = await context.accounts.addresses.find(session);
    const ordered = saved ? null : await findOrderedAddress(context, session.shopper);
    const address = {...toShownAddress(saved ?? ordered ?? toPostedAddress({}))};
    const local = await localAddresses(context, [address]);
    return {shopper, address, isOfOrder: ordered !== null, local};
  } catch (error) {
    context.log.error('address.read.failed', {cause: toCause(error)});
    const local = await localAddresses(context, []);
    return {shopper, address: null, isOfOrder: false, local};
  }
}

const {addressFailed} = accountLabels;

/** Saves the shipping address: of the form here, and of the checkout. */
export async function action({context, request}: Route.ActionArgs) {
  const session = await findSession(context, request);
  const fields = await readFields(request);
  const address = toPostedAddress(fields);
  const typed = {...address};
  if (!session) return data<AddressAnswer>({...notAnswered(addressFailed), typed}, {status: 503});
  const {country} = address;
  const forms = await readForms(context, [country]);
  const shown = fields[shownCountry] ?? country;
  if (country !== '' && shown !== country)
    return data<AddressAnswer>({ok: false, refusals: [], typed, forms});
  const saved = await saveAddress(context, session, address);
  const answer = answerForm<Record<string, string>>({addressFailed}, saved, typed);
  return data<AddressAnswer>({...answer.data, forms}, answer.init ?? {});
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function Account({loaderData, actionData}: Route.ComponentProps) {
  const {shopper, isOfOrder, local} = loaderData;
  // What was typed stands in the form again, also where the saved one cannot be read.
  const address = loaderData.address ?? (actionData?.ok === false ? {} : null);
  return (
    <AccountOverview shopper={shopper}>
      {address ? (
        <AddressForm address={address} local={local} isOfOrder={isOfOrder} posted={actionData} />
      ) : (
        <Alert>{accountLabels.addressUnavailable}</Alert>
      )}
    </AccountOverview>
  );
}
