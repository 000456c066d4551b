import {z} from 'zod';
import {CommerceError, type ChangeJournal} from '~adapters/commerce';
import {requestIfKnown} from './request-plugin';
import type {PluginClient} from './plugin-client';

const operation = 'changes.since';

const answer = z.object({
  mark: z.string().min(1).max(100),
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
  head: z.url().nullish(),
});

/** The plugin's own journal: the shop notes each change itself, so that none is missed with a message that was. */
export const createChangeJournal = (plugin: PluginClient): ChangeJournal => ({
  async since(mark) {
    const query = mark === null ? {} : {since: mark};
    const request = {method: 'GET', path: '/changes', query, isForPage: true} as const;
    const sent = await requestIfKnown<unknown>(plugin, operation, request);
    if (sent === null) return null;
    const read = answer.safeParse(sent);
    if (read.success) return read.data;
    throw new CommerceError('http', operation, 'The shop answered something else.');
  },
});
