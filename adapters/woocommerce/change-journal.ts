import {z} from 'zod';
import {createEdgeStore, LoadingCache, type EdgeCache} from '~adapters/cache';
import {CommerceError, type ChangeJournal, type ChangesSince} from '~adapters/commerce';
import {requestIfKnown} from './request-plugin';
import type {PluginClient} from './plugin-client';

const operation = 'changes.since';

const mark = z.string().min(1).max(100);

const answer = z.object({
  mark,
  changes: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        productIds: z.array(z.int().positive()).nullable(),
        hasContent: z.boolean().default(false),
        kind: z.enum(['stock', 'price', 'content']).optional(),
        stock: z.record(z.string(), z.int()).optional(),
      }),
    )
    .nullable(),
  /** Where its newest mark stands for whoever only looks. */
  head: z.url().nullish(),
});

const second = 1000;
const minute = 60 * second;
/** The journal is asked all the same so often, less often once the file was seen to go with it. */
const sure = 10 * minute;
const unsure = minute;
/** A file that stood still while the journal went on is not looked at for so long. */
const doubt = 60 * minute;

/** The plugin's own journal: the shop notes each change itself, so that none is missed with a message that was. */
export function createChangeJournal(
  plugin: PluginClient,
  fetchHead: typeof fetch = fetch,
  now: () => number = Date.now,
): ChangeJournal {
  const file = {seen: '', askedAt: now(), isProven: false, doubtedUntil: 0};

  async function look(head: string | null | undefined): Promise<string | null> {
    if (!head || now() < file.doubtedUntil) return null;
    try {
      // A cache before the shop has no answer to it.
      const address = `${head}?${now()}`;
      const signal = AbortSignal.timeout(2 * second);
      const found = await fetchHead(address, {redirect: 'manual', signal});
      return z.object({mark}).parse(await found.json()).mark;
    } catch {
      return null;
    }
  }

  async function ask(since: string | null) {
    const query = since === null ? {} : {since};
    const request = {method: 'GET', path: '/changes', query, isForPage: true} as const;
    const sent = await requestIfKnown<unknown>(plugin, operation, request);
    if (sent === null) return null;
    const read = answer.safeParse(sent);
    if (read.success) return read.data;
    throw new CommerceError('http', operation, 'The shop answered something else.');
  }

  return {
    async since(known, knownHead) {
      const shown = await look(knownHead);
      const isDue = now() - file.askedAt >= (file.isProven ? sure : unsure);
      if (known !== null && shown === known && !isDue)
        return {mark: known, changes: [], head: knownHead};
      const found = await ask(known);
      file.askedAt = now();
      if (!found) return null;
      if (shown === found.mark) file.isProven ||= file.seen !== '' && file.seen !== shown;
      else if (shown !== null && (await look(knownHead)) === shown)
        file.doubtedUntil = now() + doubt;
      file.seen = shown ?? '';
      return found;
    },
  };
}

/** Asked by one instance of an edge's data centre for all that ask within some seconds. */
export function forAllInstances(
  journal: ChangeJournal,
  openCache: () => Promise<EdgeCache>,
): ChangeJournal {
  const seconds = 5;
  const answers = new LoadingCache<{found: ChangesSince | null}>({
    lifetime: {maxAge: seconds * second, staleWhileRevalidate: 0},
    staleIfError: seconds * second,
    maxSize: 100_000,
    shared: createEdgeStore(openCache, {seconds}),
  });
  return {
    async since(known, head) {
      const load = async () => ({
        value: {found: await journal.since(known, head)},
        state: 'complete' as const,
      });
      return (await answers.read(`changes ${known}`, load)).value.found;
    },
  };
}
