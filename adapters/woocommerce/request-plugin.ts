import {CommerceError} from '~adapters/commerce';
import {
  PluginError,
  type PluginAnswer,
  type PluginClient,
  type PluginRequest,
} from './plugin-client';

/** Asks the shop's plugin for what it may decline; what is no answer is a CommerceError. */
export async function requestOrDecline<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
): Promise<PluginAnswer<Body>> {
  try {
    return await plugin.send<Body>(operation, request);
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    const kind = error.kind === 'missing' ? toMissing(error) : error.kind;
    throw new CommerceError(kind, operation, error.message, {cause: error});
  }
}

/** WordPress answers so of a plugin that is not there, or is older than the route; a page of HTML says less. */
const toMissing = ({status}: PluginError) => (status === 404 ? 'version' : 'notJson');

/** Asks the shop's plugin for what the port promises; whatever else it answers is a CommerceError. */
export async function requestPlugin<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
): Promise<Body> {
  const answer = await requestOrDecline<Body>(plugin, operation, request);
  if (answer.ok) return answer.body;
  throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
}

/** The same of what an older plugin does not know: null without a plugin that does. */
export async function requestIfKnown<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
): Promise<Body | null> {
  try {
    return await requestPlugin<Body>(plugin, operation, request);
  } catch (error) {
    if (lacksPlugin(error)) return null;
    throw error;
  }
}

/** Whether a shop without the plugin was asked. */
export const lacksPlugin = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.cause instanceof PluginError &&
  error.cause.kind === 'missing';
