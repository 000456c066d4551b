import {data} from 'react-router';
import {AccountOverview} from '~/account/AccountOverview';
import {AddressBook} from '~/account/address/AddressBook';
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
import {NewestOrder} from '~/orders/NewestOrder';
import {showNewest} from '~/orders/show-order.server';
import {
  changeBook,
  saveAddress,
  toPostedAddress,
  toShownAddress,
} from '~/account/address/save-address.server';
import {shownCountry} from '~/account/address/shown-country';
import {localAddresses, readForms, writeAddress} from '~/forms/local-forms';
import type {Route} from './+types/account';

export const meta: Route.MetaFunction = accountMeta(accountLabels.title);

export async function loader({context, request}: Route.LoaderArgs) {
  const session = await findSession(context, request);
  if (!session)
    return data({...untold, shopper: null, newest: null, local: undefined}, {status: 503});
  const {email, emailConfirmedAt} = session.shopper;
  const shopper = {email, isConfirmed: emailConfirmedAt !== null};
  const newest = await showNewest(context, session.shopper);
  try {
    const book = await context.accounts.addresses.list(session);
    const wanted = new URL(request.url).searchParams.get('address') ?? '';
    const saved = book.find(({id}) => id === wanted);
    const isNew = saved === undefined && book.length > 0;
    const ordered = saved || isNew ? null : await findOrderedAddress(context, session.shopper);
    const address = {...toShownAddress(saved ?? ordered ?? toPostedAddress({}))};
    const local = await localAddresses(context, [address]);
    return {
      shopper,
      newest,
      book: book.map((one) => ({id: one.id, text: writeAddress(one)})),
      id: isNew ? 'new' : (saved?.id ?? ''),
      address,
      isOfOrder: ordered !== null,
      local,
    };
  } catch (error) {
    context.log.error('address.read.failed', {cause: toCause(error)});
    const local = await localAddresses(context, []);
    return {...untold, shopper, newest, local};
  }
}

const untold = {book: [], id: '', address: null, isOfOrder: false};

const {addressFailed} = accountLabels;

/** Saves an address: of the form here, and of the checkout. `does` changes the book. */
export async function action({context, request}: Route.ActionArgs) {
  const session = await findSession(context, request);
  const fields = await readFields(request);
  const address = toPostedAddress(fields);
  const typed = {...address};
  if (!session) return data<AddressAnswer>({...notAnswered(addressFailed), typed}, {status: 503});
  const {does, id = ''} = fields;
  if (does !== undefined) return data<AddressAnswer>(await changeBook(context, session, does, id));
  const {country} = address;
  const forms = await readForms(context, [country]);
  const shown = fields[shownCountry] ?? country;
  if (country !== '' && shown !== country)
    return data<AddressAnswer>({ok: false, refusals: [], typed, forms});
  const saved = await saveAddress(context, session, address, id);
  const answer = answerForm<Record<string, string>>({addressFailed}, saved, {...typed, id});
  return data<AddressAnswer>({...answer.data, forms}, answer.init ?? {});
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function Account({loaderData, actionData}: Route.ComponentProps) {
  const {shopper, newest, book, isOfOrder, local} = loaderData;
  const id = actionData?.ok === false ? (actionData.typed['id'] ?? '') : loaderData.id;
  // What was typed stands in the form again, also where the saved one cannot be read.
  const address = loaderData.address ?? (actionData?.ok === false ? {} : null);
  return (
    <AccountOverview shopper={shopper} newest={newest && <NewestOrder {...newest} />}>
      <AddressBook book={book} shown={id} />
      {address ? (
        <AddressForm
          key={id}
          id={id}
          address={address}
          local={local}
          isOfOrder={isOfOrder}
          posted={actionData}
        />
      ) : (
        <Alert>{accountLabels.addressUnavailable}</Alert>
      )}
    </AccountOverview>
  );
}
