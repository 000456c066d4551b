import type {Accounts, AccountSession, SavedAddress} from '~adapters/accounts';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {accountLabels} from '~/content/account';
import {findAddressProblem, sayProblem, toSeen} from '~/forms/address-rules';
import {toCause, type Log} from '~/server/telemetry/log';

/** The address of a posted form; what is missing is empty. */
export function toPostedAddress(fields: Record<string, string>): SavedAddress {
  const text = (name: keyof SavedAddress) => toSeen(fields[name] ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    country: text('country') || 'US',
  };
}

/** Keeps the shipping address with the account, by the rules of the checkout. */
export async function saveAddress(
  {accounts, log}: {accounts: Pick<Accounts, 'addresses'>; log: Log},
  session: AccountSession,
  address: SavedAddress,
): Promise<Outcome<string>> {
  const problem = findAddressProblem({...address, email: session.shopper.email});
  if (problem) return refused(problem.code, problem.field, sayProblem(problem));
  try {
    await accounts.addresses.save(session, address);
    return accepted(accountLabels.addressSaved);
  } catch (error) {
    log.error('address.save.failed', {cause: toCause(error)});
    return refused('addressFailed');
  }
}
