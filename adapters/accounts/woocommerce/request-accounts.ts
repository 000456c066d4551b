import {refused, type Outcome} from '~adapters/commerce';
import {
  PluginError,
  type PluginAnswer,
  type PluginClient,
  type PluginRequest,
} from '~adapters/woocommerce/plugin-client';
import {AccountsError} from '../accounts-error';

/** Asks one of the plugin's account routes; what keeps it from answering becomes an AccountsError. */
export async function requestAccounts<Body>(
  plugin: PluginClient,
  operation: string,
  {path, ...request}: PluginRequest,
): Promise<PluginAnswer<Body>> {
  try {
    return await plugin.send<Body>(operation, {...request, path: `/accounts${path}`});
  } catch (error) {
    throw error instanceof PluginError ? toAccountsError(operation, error) : error;
  }
}

function toAccountsError(operation: string, {kind, message}: PluginError): AccountsError {
  return new AccountsError(kind === 'missing' ? 'http' : kind, operation, message);
}

const isOver = (answer: PluginAnswer<unknown>) => !answer.ok && answer.code === 'session_over';

/** The plugin's sentence for the shopper; a session that is over is no answer to what he asked. */
export function toOutcome<Body, Value>(
  operation: string,
  answer: PluginAnswer<Body>,
  toValue: (body: Body) => Value,
): Outcome<Value> {
  if (answer.ok) return {ok: true, value: toValue(answer.body)};
  if (isOver(answer)) throw sessionOver(operation);
  return refused(answer.message);
}

/** The body, or `absent` once the session is over. */
export function bodyOr<Body, Absent>(
  operation: string,
  answer: PluginAnswer<Body>,
  absent: Absent,
): Body | Absent {
  if (answer.ok) return answer.body;
  if (isOver(answer)) return absent;
  throw declined(operation, answer.code);
}

export function requireBody<Body>(operation: string, answer: PluginAnswer<Body>): Body {
  if (answer.ok) return answer.body;
  throw isOver(answer) ? sessionOver(operation) : declined(operation, answer.code);
}

const sessionOver = (operation: string) =>
  new AccountsError('unauthorised', operation, `${operation} failed: the session is over`);

const declined = (operation: string, code: string) =>
  new AccountsError('http', operation, `${operation} failed: code ${code}`);
