import {afterEach, expect, test, vi} from 'vitest';
import {createAgentProfiles} from './fetch-agent-profiles';

const address = 'https://agent.example/profile.json';
const own = {network: null, beforeFetch: async () => {}};

afterEach(() => vi.useRealTimers());

const openWith = (fetch: (asked: unknown, init?: RequestInit) => Promise<Response>) =>
  createAgentProfiles().open({isPublicHost: async () => true, fetch});

test('a profile is fetched once a minute', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const fetch = vi.fn(async () => Response.json({ucp: {version: '2026-01-11'}, keys: []}));
  const profiles = openWith(fetch);
  const read = () => profiles.read(address, own);
  await read();
  vi.setSystemTime(Date.now() + 59_000);
  await read();
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2000);
  await read();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a host that does not answer is waited for for three seconds', async () => {
  const waited = vi.spyOn(AbortSignal, 'timeout');
  const ending = new AbortController();
  waited.mockReturnValueOnce(ending.signal);
  const profiles = openWith(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
        ending.abort();
      }),
  );
  await expect(profiles.read(address, own)).rejects.toThrow('unreachable');
  expect(waited).toHaveBeenCalledExactlyOnceWith(3000);
  waited.mockRestore();
});

/** Profiles whose hosts answer when the test says so, but for those that are quick. */
function openSlow() {
  const answers = new Map<string, () => void>();
  const profiles = openWith(async (asked) => {
    const {hostname} = new URL(String(asked));
    if (!hostname.startsWith('quick'))
      await new Promise<void>((done) => answers.set(hostname, done));
    return Response.json({ucp: {version: '2026-08-25'}, keys: []});
  });
  const read = (host: string, network: string) =>
    profiles.read(`https://${host}.example/p`, {...own, network}).then(
      () => 'read',
      ({problem}) => problem,
    );
  return {read, answers};
}

test('slow profiles from one network keep no other network from being answered', async () => {
  const {read, answers} = openSlow();
  const slow = read('slow-0', '203.0.113.9');
  await expect.poll(() => answers.size).toBe(1);
  for (let count = 1; count < 18; count += 1)
    expect(await read(`slow-${count}`, '203.0.113.9')).toBe('busy');
  for (let count = 0; count < 26; count += 1)
    expect(await read(`quick-${count}`, `198.51.100.${count}`)).toBe('read');
  for (const answer of answers.values()) answer();
  expect(await slow).toBe('read');
});

test('however many networks name slow profiles, one that was fetched before is fetched', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const {read, answers} = openSlow();
  expect(await read('quick', '198.51.100.1')).toBe('read');
  vi.setSystemTime(Date.now() + 61_000);
  const slow = [read('slow-1', '203.0.113.1'), read('slow-2', '203.0.113.2')];
  await expect.poll(() => answers.size).toBe(2);
  expect(await read('slow-3', '203.0.113.3')).toBe('busy');
  expect(await read('quick-stranger', '198.51.100.2')).toBe('busy');
  expect(await read('quick', '198.51.100.1')).toBe('read');
  for (const answer of answers.values()) answer();
  expect(await Promise.all(slow)).toEqual(['read', 'read']);
});
