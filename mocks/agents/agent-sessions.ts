import type {SessionRoom} from '~adapters/commerce';
import {route} from '~mocks/wordpress/rest';
import type {WordPressState} from '~mocks/wordpress/state';

export const agentSessionRoutes = (state: WordPressState) => [
  route('get', '/agent-sessions/:name', ({params}) => {
    const found = state.agentSessions.get(String(params['name']));
    return {text: found && found.endsAt > state.now() ? found.text : null};
  }),
  route('put', '/agent-sessions/:name', ({params, fields}) => {
    const {text, seconds, ...room} = fields as Partial<SessionRoom> & {
      text: string;
      seconds: number;
    };
    const {network = '', mostOfNetwork = usual, most = usual} = room;
    const {agentSessions} = state;
    const name = String(params['name']);
    agentSessions.delete(name);
    agentSessions.set(name, {text, endsAt: state.now() + seconds * 1000, network});
    const stored = (of: string) =>
      [...agentSessions.values()].filter((one) => one.network === of).length;
    if (network !== '') removeOldest(state, network, stored(network) - mostOfNetwork);
    const networks = [...new Set([...agentSessions.values()].map((one) => one.network))];
    const [largest = ''] = networks.toSorted((a, b) => stored(b) - stored(a));
    removeOldest(state, largest, agentSessions.size - most);
    return {};
  }),
];

const usual = 20_000;

/** The newest stays. */
function removeOldest({agentSessions}: WordPressState, network: string, count: number): void {
  const names = [...agentSessions].filter(([, one]) => one.network === network);
  for (const [name] of names.slice(0, -1).slice(0, Math.max(0, count))) agentSessions.delete(name);
}
