import type {Accounts, SavedAddress} from '../accounts';
import {AccountsError} from '../accounts-error';
import type {AddressRow} from '~adapters/supabase/database';
import {restClient} from '~adapters/supabase/rest-client';
import type {SupabaseOptions} from './supabase-auth';

/** PostgreSQL's code for a second row under a unique key. */
const uniqueViolation = '23505';

function failure(operation: string, status: number, code: string): AccountsError {
  const kind =
    status === 401 || status === 403 ? 'unauthorised' : status === 408 ? 'timeout' : 'http';
  return new AccountsError(kind, operation, `${operation} failed: status ${status}, code ${code}`);
}

/** What a signed-in shopper keeps in the accounts database; the row policies there decide who sees it. */
export function createSupabaseTables({
  anonKey,
  ...line
}: SupabaseOptions): Pick<Accounts, 'freeSamples' | 'addresses'> {
  const rest = (accessToken: string) => restClient({...line, apiKey: anonKey}, accessToken);
  return {
    freeSamples: {
      async isClaimed({accessToken, shopper}) {
        const claims = rest(accessToken).from('user_free_samples');
        const {data, error, status} = await claims.select('id').eq('user_id', shopper.id).limit(1);
        if (error) throw failure('freeSamples.isClaimed', status, error.code);
        return data.length > 0;
      },
      async claim({accessToken, shopper}) {
        const claims = rest(accessToken).from('user_free_samples');
        const {error, status} = await claims.insert({user_id: shopper.id});
        if (error && error.code !== uniqueViolation) {
          throw failure('freeSamples.claim', status, error.code);
        }
        return error === null;
      },
    },
    addresses: {
      async find({accessToken, shopper}) {
        const addresses = rest(accessToken).from('saved_addresses');
        const {data, error, status} = await addresses.select().eq('user_id', shopper.id).limit(1);
        if (error) throw failure('addresses.find', status, error.code);
        return data[0] ? toSavedAddress(data[0]) : null;
      },
      async save({accessToken, shopper}, address) {
        const addresses = rest(accessToken).from('saved_addresses');
        const row = toAddressRow(shopper.id, address);
        const {error, status} = await addresses.upsert(row, {onConflict: 'user_id'});
        if (error) throw failure('addresses.save', status, error.code);
      },
    },
  };
}

const toSavedAddress = (row: AddressRow): SavedAddress => ({
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  address1: row.address_1,
  address2: row.address_2,
  city: row.city,
  state: row.state,
  zipCode: row.zip_code,
  country: row.country,
});

const toAddressRow = (userId: string, address: SavedAddress): AddressRow => ({
  user_id: userId,
  first_name: address.firstName,
  last_name: address.lastName,
  phone: address.phone,
  address_1: address.address1,
  address_2: address.address2,
  city: address.city,
  state: address.state,
  zip_code: address.zipCode,
  country: address.country,
});
