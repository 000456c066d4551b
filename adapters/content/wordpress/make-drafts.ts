import {z} from 'zod';
import {CommerceError} from '~adapters/commerce';
import type {ContentDrafts, DraftReport} from '~adapters/content';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestPlugin} from '~adapters/woocommerce/request-plugin';

const report: z.ZodType<DraftReport> = z.object({
  drafts: z.array(z.string().nullable()),
  menus: z.array(z.enum(['shown', 'not shown']).nullable()),
});

export const createContentDrafts = (plugin: PluginClient): ContentDrafts => ({
  async make(drafts, menus) {
    const request = {method: 'POST', path: '/content/drafts', body: {drafts, menus}} as const;
    const read = report.safeParse(await requestPlugin(plugin, 'content.drafts', request));
    if (read.success) return read.data;
    throw new CommerceError('notJson', 'content.drafts', 'The shop answered something else.');
  },
});
