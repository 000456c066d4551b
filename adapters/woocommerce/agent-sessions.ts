import type {AgentSessions} from '~adapters/commerce';
import type {PluginClient} from './plugin-client';
import {requestPlugin} from './request-plugin';

/** The shop's plugin stores them. */
export const createAgentSessions = (plugin: PluginClient): AgentSessions => ({
  async read(name) {
    const request = {method: 'GET', path: `/agent-sessions/${name}`} as const;
    const {text} = await requestPlugin<{text: string | null}>(
      plugin,
      'agentSessions.read',
      request,
    );
    return text;
  },
  async store(name, text, seconds, room) {
    const body = {text, seconds, ...room};
    const request = {method: 'PUT', path: `/agent-sessions/${name}`, body} as const;
    await requestPlugin(plugin, 'agentSessions.store', request);
  },
});
