import {accepted, refused, type Outcome} from '~adapters/commerce';
import {
  PluginError,
  type PluginAnswer,
  type PluginClient,
  type PluginRequest,
} from '~adapters/woocommerce/plugin-client';
import {AccountsError} from '../accounts-error';

/** Requests one of the plugin's account routes; what keeps it from answering becomes an AccountsError. */
async function send<Body>(
  plugin: PluginClient,
  operation: string,
  {path, ...request}: PluginRequest,
): Promise<PluginAnswer<Body>> {
  try {
    return await plugin.send<Body>(operation, {...request, path: `/accounts${path}`});
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    const {kind, message} = error;
    throw new AccountsError(kind === 'missing' ? 'http' : kind, operation, message);
  }
}

const isOver = (answer: PluginAnswer<unknown>) => !answer.ok && answer.code === 'session_over';

/** The plugin's sentence for the shopper; a session that is over is not a refusal. */
export async function requestOutcome<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
): Promise<Outcome<Body>> {
  const answer = await send<Body>(plugin, operation, request);
  if (answer.ok) return accepted(answer.body);
  if (isOver(answer)) throw sessionOver(operation);
  return refused(answer.message);
}

/** The body, or `absent` once the session is over. */
export async function requestOr<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
  absent: Body,
): Promise<Body> {
  const answer = await send<Body>(plugin, operation, request);
  if (answer.ok) return answer.body;
  if (isOver(answer)) return absent;
  throw declined(operation, answer.code);
}

export async function requestBody<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
): Promise<Body> {
  const answer = await send<Body>(plugin, operation, request);
  if (answer.ok) return answer.body;
  throw isOver(answer) ? sessionOver(operation) : declined(operation, answer.code);
}

const sessionOver = (operation: string) =>
  new AccountsError('unauthorised', operation, `${operation} failed: the session is over`);

const declined = (operation: string, code: string) =>
  new AccountsError('http', operation, `${operation} failed: code ${code}`);
