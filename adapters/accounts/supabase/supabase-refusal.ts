import type {AuthError} from '@supabase/auth-js';
import {refused, type Outcome} from '~adapters/commerce';
import {AccountsError} from '../accounts-error';

/** Statuses by which the service declines what the shopper asked; 401 means a wrong key of ours. */
const refusingStatuses = new Set([400, 403, 404, 409, 422, 429]);

/** A refusal with the service's own sentence, or a thrown AccountsError when the service is at fault. */
export function toRefusal(operation: string, error: AuthError): Outcome<never> {
  if (error.status === undefined || !refusingStatuses.has(error.status)) {
    throw toAccountsError(operation, error);
  }
  return refused(error.message);
}

export function toAccountsError(operation: string, error: AuthError): AccountsError {
  const cause = `status ${error.status ?? 'none'}, code ${error.code ?? 'none'}`;
  return new AccountsError(kindOf(error), operation, `${operation} failed: ${cause}`);
}

function kindOf(error: AuthError) {
  if (error.status === 408) return 'timeout';
  if (error.status === 401) return 'unauthorised';
  return error.status === 0 || error.status === 503 ? 'network' : 'http';
}
