import {authHandlers} from './auth-handlers';
import {functionHandlers} from './function-handlers';
import {tableHandlers} from './rest-tables';
import type {SupabaseState} from './state';

/** A Supabase project: auth, tables and functions over one memory. */
export function supabaseHandlers(state: SupabaseState) {
  return [...authHandlers(state), ...functionHandlers(state), ...tableHandlers(state)];
}
