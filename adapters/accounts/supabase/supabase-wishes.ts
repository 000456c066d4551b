import type {Accounts, AccountSession} from '../accounts';
import {AccountsError} from '../accounts-error';
import {restClient} from '~adapters/supabase/rest-client';
import type {SupabaseOptions} from './supabase-auth';

/** The account's own wish list, by functions that know who asks from the access token alone. */
export function createSupabaseWishes({anonKey, ...line}: SupabaseOptions): Accounts['wishes'] {
  const rest = ({accessToken}: AccountSession) =>
    restClient({...line, apiKey: anonKey}, accessToken);
  return {
    async list(session) {
      const {data, error, status} = await rest(session).rpc('list_my_wishes');
      if (error) throw failure('wishes.list', status, error.code);
      return data as string[];
    },
    async change(session, {add, remove}) {
      const args = {p_add: add, p_remove: remove};
      const {data, error, status} = await rest(session).rpc('change_my_wishes', args);
      if (error) throw failure('wishes.change', status, error.code);
      return data as string[];
    },
  };
}

function failure(operation: string, status: number, code: string): AccountsError {
  const kind = status === 401 || status === 403 ? 'unauthorised' : 'http';
  return new AccountsError(kind, operation, `${operation} failed: status ${status}, code ${code}`);
}
