/** An address that owners and staff type by hand; null for what is none of the web. */
export const toWebAddress = (url: string | null | undefined): string | null =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
