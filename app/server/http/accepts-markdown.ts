import Negotiator from 'negotiator';

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

/** Whether `Accept` prefers Markdown to HTML (RFC 9110, section 12.5.1); of what it wants alike, the first named counts. */
export const acceptsMarkdown = (accept: string | null | undefined): boolean =>
  new Negotiator({headers: {accept: accept ?? undefined}}).mediaType([html, markdown]) === markdown;
