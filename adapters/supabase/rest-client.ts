import {PostgrestClient} from '@supabase/postgrest-js';
import type {Database} from './database';
import type {Line} from '~adapters/http';
import {withDeadline} from './supabase-fetch';

export interface RestOptions extends Line {
  url: string;
  /** The project's public key, or the service-role key where the server itself asks. */
  apiKey: string;
}

/** The project's tables and functions, asked as whoever `bearer` names; its row policies decide the rest. */
export function restClient({url, apiKey, ...options}: RestOptions, bearer: string) {
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: {apikey: apiKey, Authorization: `Bearer ${bearer}`},
    fetch: withDeadline(options),
    retry: false,
  });
}
