import type {Accounts} from '../accounts';
import {createSupabaseAuth, type SupabaseOptions} from './supabase-auth';
import {createSupabaseSessions} from './supabase-sessions';
import {createSupabaseTables} from './supabase-tables';
import {createSupabaseWishes} from './supabase-wishes';

/** Accounts at a Supabase project: its auth service, and tables and functions of `migrations/`. */
export function createSupabaseAccounts(options: SupabaseOptions): Accounts {
  const {endAllSessions, ...auth} = createSupabaseAuth(options);
  return {
    ...auth,
    ...createSupabaseTables(options),
    wishes: createSupabaseWishes(options),
    sessions: {...createSupabaseSessions(options), endAll: endAllSessions},
  };
}
