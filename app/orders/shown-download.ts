import type {Download} from '~adapters/commerce';

/** `until`: as the page writes it; empty for good. */
export type ShownDownload = Omit<Download, 'expiresAt'> & {until: string};
