import {randomBytes} from 'node:crypto';
import {expect, test} from 'vitest';
import type {AgentSessions} from '~adapters/commerce';

/** What every store of agents' sessions promises. */
export function holdsTheAgentSessionsContract(open: () => Promise<AgentSessions>): void {
  const aName = () => randomBytes(32).toString('hex');

  test('has what was stored last under a name, letter by letter', async () => {
    const sessions = await open();
    const name = aName();
    expect(await sessions.read(name)).toBeNull();
    await sessions.store(name, 'first', 60);
    const long = randomBytes(20_000).toString('base64url');
    await sessions.store(name, long, 60);
    await sessions.store(name, long, 60);
    expect(await sessions.read(name)).toBe(long);
    expect(await sessions.read(aName())).toBeNull();
  });

  test('has nothing of it once its time is over', async () => {
    const sessions = await open();
    const name = aName();
    await sessions.store(name, 'text', 1);
    await expect.poll(() => sessions.read(name), {timeout: 10_000, interval: 500}).toBeNull();
  }, 15_000);
}
