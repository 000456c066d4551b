import {CommerceError} from '~adapters/commerce';
import type {PluginClient, PluginRequest} from './plugin-client';

/** Asks the shop's plugin for what the port promises; whatever else it answers is a CommerceError. */
export async function requestPlugin<Body>(
  plugin: PluginClient,
  operation: string,
  request: PluginRequest,
): Promise<Body> {
  const answer = await plugin.send<Body>(operation, request);
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

/** Whether a request to the plugin failed because the shop has none, or an older one. */
export const lacksPlugin = (error: unknown): boolean =>
  error instanceof CommerceError && (error.kind === 'version' || error.kind === 'notJson');
