import {CommerceError} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {away, ProtocolError} from './protocol';

/** What a program reads of whatever went wrong. */
export function toProtocolError({log}: AppServices, thrown: unknown): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown;
  log.error('agent.unanswered', {cause: toCause(thrown)});
  if (thrown instanceof CommerceError) return away();
  return new ProtocolError(500, 'internal_error', 'The shop could not answer.');
}
