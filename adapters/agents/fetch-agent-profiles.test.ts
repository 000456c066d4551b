import {afterEach, expect, test, vi} from 'vitest';
import {createAgentProfiles} from './fetch-agent-profiles';

const address = 'https://agent.example/profile.json';

afterEach(() => vi.useRealTimers());

const openWith = (fetch: (asked: unknown, init?: RequestInit) => Promise<Response>) =>
  createAgentProfiles().open({isPublicHost: async () => true, fetch});

test('a profile is fetched once a minute', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const fetch = vi.fn(async () => Response.json({ucp: {version: '2026-01-11'}, keys: []}));
  const profiles = openWith(fetch);
  const read = () => profiles.read(address, async () => {});
  await read();
  vi.setSystemTime(Date.now() + 59_000);
  await read();
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2000);
  await read();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a host that does not answer is waited for for three seconds', async () => {
  const profiles = openWith(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      }),
  );
  const began = Date.now();
  await expect(profiles.read(address, async () => {})).rejects.toThrow('unreachable');
  expect(Date.now() - began).toBeGreaterThan(2900);
  expect(Date.now() - began).toBeLessThan(20_000);
});
