import type {Accounts} from '../accounts';
import {createSupabaseAuth, type SupabaseOptions} from './supabase-auth';
import {createSupabaseTables} from './supabase-tables';

/** Accounts at a Supabase project: its auth service, and tables guarded by `migrations/`. */
export function createSupabaseAccounts(options: SupabaseOptions): Accounts {
  return {...createSupabaseAuth(options), ...createSupabaseTables(options)};
}
