import {gfmToMarkdown} from 'mdast-util-gfm';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Text, TextPart} from '~adapters/content';
import {factsOf} from '~/route-facts';
import {acceptsMarkdown} from './request-kind';
import {keepMain} from './main-part.server';
import {withoutLanguage} from '~/content/language-paths';

/** `/` has no name that could take an ending. */
const home = '/index.md';

/** The path of a page as Markdown (rules: Pages as text). */
export const markdownPath = (path: string): string => (path === '/' ? home : `${path}.md`);

/** The page's own path; null where the path is none of Markdown. */
function fromMarkdownPath(path: string): string | null {
  if (!path.endsWith('.md')) return null;
  return withoutLanguage(path) === home
    ? path.slice(0, -home.length) || '/'
    : path.slice(0, -'.md'.length);
}

/** The request of the page that is wanted as Markdown (rules: Pages as text), by `.md` or by `Accept`; null for all others. */
export function toHtmlRequest(request: Request): Request | null {
  const url = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = fromMarkdownPath(url.pathname);
  if (!isRead || (path === null && !acceptsMarkdown(request.headers.get('Accept')))) return null;
  url.pathname = path ?? url.pathname;
  if (factsOf(url.pathname).isPersonal) return null;
  return new Request(url, {method: request.method, headers: {Accept: 'text/html'}});
}

const toText = unified()
  .use(rehypeParse)
  .use(keepMain, {isBare: true})
  .use(rehypeRemark)
  .use(remarkStringify, {bullet: '-'})
  .data('toMarkdownExtensions', [gfmToMarkdown()]);

const convert = async (html: string, address: string) =>
  String(await toText().data('address', address).process(html));

/** A text of the owner's as Markdown. */
export const textToMarkdown = ({parts}: Text, address: string): Promise<string> =>
  convert(`<main>${parts.map(toHtml).join('')}</main>`, address);

function toHtml(part: TextPart): string {
  if (part.kind === 'html') return part.html;
  const heading =
    part.kind === 'question' ? `<h2>${part.question.replace(/[<&]/g, escape)}</h2>` : '';
  return 'parts' in part ? heading + part.parts.map(toHtml).join('') : '';
}

const escape = (letter: string) => `&#${letter.codePointAt(0)};`;

/** A page's main part as Markdown, its links and pictures by their complete address. Other answers stay as they are. */
export async function toMarkdown(
  page: Response,
  request: Request,
  siteUrl: string,
): Promise<Response> {
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  const {pathname} = new URL(request.url);
  const path = fromMarkdownPath(pathname);
  const markdown = await convert(await page.text(), siteUrl + withoutLanguage(path ?? pathname));
  const headers = new Headers({'Content-Type': 'text/markdown; charset=utf-8'});
  // Some caches ignore Vary: only the address of the Markdown itself may be cached.
  if (path !== null) copy('Cache-Control', page.headers, headers);
  else headers.set('Vary', 'Accept');
  copy('Retry-After', page.headers, headers);
  return new Response(request.method === 'HEAD' ? null : markdown, {status: page.status, headers});
}

function copy(name: string, from: Headers, to: Headers): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}
