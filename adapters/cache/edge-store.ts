import type {Entry, SharedStore} from './cache-options';

export type EdgeCache = Pick<Cache, 'match' | 'put' | 'delete'>;

const addressOf = (key: string) => new Request(`https://cache.invalid/?${encodeURIComponent(key)}`);

/** Values, as JSON, in the Cache API of an edge host: a process reaches the part in its own data centre. */
export function createEdgeStore<Value>(
  openCache: () => Promise<EdgeCache>,
  {seconds}: {seconds: number},
): SharedStore<Value> {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': `public, s-maxage=${seconds}`,
  };
  return {
    async get(key) {
      const found = await (await openCache()).match(addressOf(key));
      return found && ((await found.json()) as Entry<Value>);
    },
    async set(key, entry) {
      await (await openCache()).put(addressOf(key), Response.json(entry, {headers}));
    },
    async delete(key) {
      await (await openCache()).delete(addressOf(key));
    },
  };
}
