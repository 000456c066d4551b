import type {StockClaim} from '~adapters/ledger/stock-reservations';

/** The tables and functions of `migrations/`, as PostgREST offers them. */
type Table<Row, Insert> = {
  Row: Row;
  Insert: Insert;
  Update: Partial<Insert>;
  Relationships: [];
};

export type AddressRow = {
  user_id: string;
  first_name: string;
  last_name: string;
  phone: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
};

type FreeSampleRow = {id: string; user_id: string; created_at: string};

export type Database = {
  public: {
    Tables: {
      user_free_samples: Table<FreeSampleRow, {user_id: string}>;
      saved_addresses: Table<AddressRow, AddressRow>;
    };
    Views: Record<string, never>;
    Functions: {
      list_my_sessions: {Args: Record<string, never>; Returns: unknown};
      end_my_session: {Args: {p_id: string}; Returns: undefined};
      list_my_wishes: {Args: Record<string, never>; Returns: unknown};
      change_my_wishes: {
        Args: {p_add: readonly string[]; p_remove: readonly string[]};
        Returns: unknown;
      };
      claim_order_attempt: {
        Args: {p_key: string; p_body_hash: string; p_lease_ms: number};
        Returns: unknown;
      };
      record_order_attempt: {
        Args: {p_key: string; p_lease: string; p_progress: object};
        Returns: unknown;
      };
      release_order_attempt: {Args: {p_key: string; p_lease: string}; Returns: unknown};
      renew_order_attempt: {
        Args: {p_key: string; p_lease: string; p_lease_ms: number};
        Returns: unknown;
      };
      list_unfinished_attempts: {
        Args: {p_since_hours: number; p_limit: number};
        Returns: unknown;
      };
      find_order_attempt: {Args: {p_key: string}; Returns: unknown};
      hit_rate_limit: {
        Args: {p_bucket: string; p_limit: number; p_window_seconds: number};
        Returns: unknown;
      };
      reserve_stock: {
        Args: {p_attempt_key: string; p_claims: StockClaim[]; p_ttl_ms: number};
        Returns: unknown;
      };
      release_stock: {Args: {p_attempt_key: string}; Returns: unknown};
    };
  };
};
