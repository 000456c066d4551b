import type {Accounts, AccountSession, OpenSession} from '../accounts';
import {AccountsError} from '../accounts-error';
import {restClient} from '~adapters/supabase/rest-client';
import type {SupabaseOptions} from './supabase-auth';

type Sessions = Pick<Accounts['sessions'], 'list' | 'end'>;

/** The account's own sessions, by functions that know who asks from the access token alone. */
export function createSupabaseSessions({anonKey, ...line}: SupabaseOptions): Sessions {
  const rest = ({accessToken}: AccountSession) =>
    restClient({...line, apiKey: anonKey}, accessToken);
  return {
    async list(session) {
      const {data, error, status} = await rest(session).rpc('list_my_sessions');
      if (error) throw failure('sessions.list', status, error.code);
      return data as OpenSession[];
    },
    async end(session, id) {
      const {error, status} = await rest(session).rpc('end_my_session', {p_id: id});
      if (error) throw failure('sessions.end', status, error.code);
    },
  };
}

function failure(operation: string, status: number, code: string): AccountsError {
  const kind = status === 401 || status === 403 ? 'unauthorised' : 'http';
  return new AccountsError(kind, operation, `${operation} failed: status ${status}, code ${code}`);
}
