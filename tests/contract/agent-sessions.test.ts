import {describe} from 'vitest';
import {createAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {openWordPressMock} from '../support/wordpress-mock';
import {holdsTheAgentSessionsContract} from './holds-the-agent-sessions-contract';

describe('the mocked shop’s sessions of agents', () => {
  holdsTheAgentSessionsContract(async () => createAgentSessions(openWordPressMock().plugin));
});
