/**
 * Where a form of the page at `path` posts to. Posted to its page's very address, a form that nothing answers takes
 * the page's place in the browser's history, and going back no longer leads to what was typed.
 */
export const elsewhere = (path: string) => `${path}${path.includes('?') ? '&' : '?'}posted`;
