import {accepted, CommerceError, refused, type Outcome} from '~adapters/commerce';
import type {PluginAnswer, PluginClient, PluginRequest} from '~adapters/woocommerce/plugin-client';

/** Requests one of the plugin's account routes. */
const send = <Body>(
  plugin: PluginClient,
  operation: string,
  {path, ...request}: PluginRequest,
): Promise<PluginAnswer<Body>> =>
  plugin.send<Body>(operation, {...request, path: `/accounts${path}`});

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
  return refused(answer.code, null, answer.message);
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
  new CommerceError('unauthorised', operation, `${operation} failed: the session is over`);

export const declined = (operation: string, code: string) =>
  new CommerceError('http', operation, `${operation} failed: code ${code}`);
