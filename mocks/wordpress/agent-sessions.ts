import {route} from './rest';
import type {WordPressState} from './state';

export const agentSessionRoutes = (state: WordPressState) => [
  route('get', '/agent-sessions/:name', ({params}) => {
    const found = state.agentSessions.get(String(params['name']));
    return {text: found && found.endsAt > state.now() ? found.text : null};
  }),
  route('put', '/agent-sessions/:name', ({params, fields}) => {
    const {text, seconds} = fields as {text: string; seconds: number};
    const endsAt = state.now() + seconds * 1000;
    state.agentSessions.set(String(params['name']), {text, endsAt});
    return {};
  }),
];
