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

  test('stores so many of a network, and of all: the oldest make way, and another network’s stay', async () => {
    const sessions = await open();
    const network = randomBytes(32).toString('hex');
    const names = [aName(), aName(), aName()];
    const room = {network, mostOfNetwork: 2, most: 10_000};
    const other = aName();
    await sessions.store(other, 'other', 60, {...room, network: aName()});
    for (const name of names) {
      await sessions.store(name, name, 60, room);
      await new Promise((done) => setTimeout(done, 5));
    }
    const read = (name: string) => sessions.read(name);
    expect(await Promise.all(names.map(read))).toEqual([null, names[1], names[2]]);
    expect(await read(other)).toBe('other');
  });

  test('has nothing of it once its time is over', async () => {
    const sessions = await open();
    const name = aName();
    await sessions.store(name, 'text', 1);
    await expect.poll(() => sessions.read(name), {timeout: 10_000, interval: 500}).toBeNull();
  }, 15_000);
}
