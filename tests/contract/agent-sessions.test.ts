import {describe, expect, test} from 'vitest';
import {createAgentSessions, createNoAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {openWordPressMock} from '../support/wordpress-mock';
import {holdsTheAgentSessionsContract} from './holds-the-agent-sessions-contract';

describe('the mocked shop’s sessions of agents', () => {
  holdsTheAgentSessionsContract(async () => createAgentSessions(openWordPressMock().plugin));
});

test('a shop without the plugin has none, and takes none', async () => {
  const sessions = createNoAgentSessions();
  expect(await sessions.read('0'.repeat(64))).toBeNull();
  await expect(sessions.store('0'.repeat(64), 'text', 60)).rejects.toThrow('No plugin');
});
