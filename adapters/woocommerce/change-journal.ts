import {z} from 'zod';
import {CommerceError, type ChangeJournal} from '~adapters/commerce';
import {requestPlugin, lacksPlugin} from './request-plugin';
import type {PluginClient} from './plugin-client';

const operation = 'changes.since';

const answer = z.object({
  mark: z.string().min(1).max(100),
  changes: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        productIds: z.array(z.int().positive()).nullable(),
      }),
    )
    .nullable(),
});

/** The plugin's own journal: the shop notes each change itself, so that none is missed with a message that was. */
export const createChangeJournal = (plugin: PluginClient): ChangeJournal => ({
  async since(mark) {
    const query = mark === null ? {} : {since: mark};
    const request = {method: 'GET', path: '/changes', query, isForPage: true} as const;
    try {
      const read = answer.safeParse(await requestPlugin(plugin, operation, request));
      if (read.success) return read.data;
    } catch (error) {
      // An older plugin has no such address.
      if (lacksPlugin(error)) return null;
      throw error;
    }
    throw new CommerceError('http', operation, 'The shop answered something else.');
  },
});

export const createNoChangeJournal = (): ChangeJournal => ({since: async () => null});
