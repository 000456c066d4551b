import type {Accounts, AccountSession, SavedAddress} from '~adapters/accounts';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {accountLabels} from '~/content/account';
import {findAddressProblem, sayProblem, toSeen} from '~/forms/address-rules';
import {firstCountry, isSentTo} from '~/forms/local-forms';
import {notAnswered, type FormAnswer} from '~/forms/refusals';
import {toCause, type Log} from '~/server/telemetry/log';

/** An address in a country to which nothing is sent has its country chosen anew. */
export const toShownAddress = (address: SavedAddress): SavedAddress =>
  isSentTo(address.country) ? address : {...address, country: firstCountry()};

/** The address of a posted form; what is missing is empty. */
export function toPostedAddress(fields: Record<string, string>): SavedAddress {
  const text = (name: keyof SavedAddress) => toSeen(fields[name] ?? '');
  return toShownAddress({
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    country: text('country') || firstCountry(),
  });
}

/** Keeps the shipping address with the account, by the rules of the checkout. */
export async function saveAddress(
  {accounts, log}: {accounts: {addresses: Pick<Accounts['addresses'], 'save'>}; log: Log},
  session: AccountSession,
  address: SavedAddress,
  id = '',
): Promise<Outcome<string>> {
  const problem = findAddressProblem({...address, email: session.shopper.email});
  if (problem) return refused(problem.code, problem.field, sayProblem(problem));
  try {
    const saved = await accounts.addresses.save(session, address, id);
    return saved.ok ? accepted(accountLabels.addressSaved) : saved;
  } catch (error) {
    log.error('address.save.failed', {cause: toCause(error)});
    return refused('addressFailed');
  }
}

/** Takes an address out of the book, or makes it the one that the checkout fills in. */
export async function changeBook(
  {accounts, log}: {accounts: Pick<Accounts, 'addresses'>; log: Log},
  session: AccountSession,
  does: string,
  id: string,
): Promise<FormAnswer> {
  try {
    if (does === 'prefer') await accounts.addresses.prefer(session, id);
    else await accounts.addresses.remove(session, id);
    return {ok: true, message: null};
  } catch (error) {
    log.error('addresses.change.failed', {cause: toCause(error)});
    return notAnswered(accountLabels.addressFailed);
  }
}
