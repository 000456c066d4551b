import rehypeParse from 'rehype-parse';
import rehypeSanitize, {type Options as Schema} from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import type {SafeHtml} from '~adapters/commerce';
import {toOurLink} from './orders/to-our-link';

type Tree = ReturnType<typeof parseHtml>;
export type HtmlNode = Tree['children'][number];

const blocks = 'p div section blockquote pre h2 h3 h4 h5 h6 ul ol li dl dt dd table figure hr br';
const inline = 'a strong em b i u s small sub sup span code del ins mark abbr img figcaption';
const cells = 'caption thead tbody tfoot tr th td';

/** What may stand in HTML that the shop's owner wrote. */
export const safeSchema: Schema = {
  tagNames: `${blocks} ${inline} ${cells}`.split(' '),
  attributes: {
    '*': ['lang'],
    a: ['href', 'title', ['rel', 'noopener']],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy']],
    abbr: ['title'],
    ol: ['start'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https']},
  required: {},
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript', 'textarea'],
};

const parser = unified().use(rehypeParse, {fragment: true});
const cleaner = unified().use(rehypeSanitize, safeSchema).use(rehypeStringify);

export const parseHtml = (html: string) => parser.parse(html);

/**
 * The shop owner's HTML made safe to render: headings, lists, tables, links and pictures stay;
 * scripts, styles, ids, event handlers and foreign protocols go. Links to pages of the shop at `shopUrl` that
 * the storefront has too lead to its own.
 */
export function toSafeHtml(html: string | null | undefined, shopUrl?: string): SafeHtml {
  const tree = parseHtml(html ?? '');
  const toHref = (href: string) => (shopUrl ? toOurLink(href, shopUrl) : href);
  for (const node of tree.children) prepare(node, toHref);
  return cleaner.stringify(cleaner.runSync(tree)).trim() as SafeHtml;
}

/** The page has its own first heading; links give the next page no handle on this one; pictures wait. */
export function prepare(node: HtmlNode, toHref: (href: string) => string): void {
  if (node.type !== 'element') return;
  const {properties} = node;
  if (node.tagName === 'h1') node.tagName = 'h2';
  if (node.tagName === 'a') properties['rel'] = ['noopener'];
  if (node.tagName === 'a' && typeof properties['href'] === 'string')
    properties['href'] = toHref(properties['href']);
  if (node.tagName === 'img') properties['loading'] = 'lazy';
  for (const child of node.children) prepare(child, toHref);
}

/** Text without tags and entities, on one line; blocks are parted by a space. */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return '';
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  return parseHtml(html).children.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

/** What Advanced Custom Fields stores beside a field's text. */
export const isFieldReference = (text: string | null) => /^field_\w+$/.test(text?.trim() ?? '');

/** The same line by line, without empty ones. */
export const toPlainLines = (html: string): string =>
  html.split('\n').map(toPlainText).filter(Boolean).join('\n');

function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || safeSchema.strip?.includes(node.tagName)) return '';
  const text = node.children.map(textOf).join('');
  return inline.split(' ').includes(node.tagName) ? text : ` ${text} `;
}

/** Text without tags and entities, as its lines: what a comment said before WordPress made paragraphs of it. */
export function toLines(html: string | null | undefined): string {
  const lines = parseHtml(html ?? '')
    .children.map(linesOf)
    .join('');
  return lines
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function linesOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type !== 'element' || safeSchema.strip?.includes(node.tagName)) return '';
  if (node.tagName === 'br') return '\n';
  const text = node.children.map(linesOf).join('');
  return inline.split(' ').includes(node.tagName) ? text : `${text}\n\n`;
}
