import rehypeParse from 'rehype-parse';
import rehypeSanitize, {type Options as Schema} from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import type {SafeHtml} from '~adapters/commerce';

type Tree = ReturnType<typeof parse>;
type Node = Tree['children'][number];

const blocks = 'p div section blockquote pre h2 h3 h4 h5 h6 ul ol li dl dt dd table figure hr br';
const inline = 'a strong em b i u s small sub sup span code del ins mark abbr img figcaption';
const cells = 'caption thead tbody tfoot tr th td';

const schema: Schema = {
  tagNames: `${blocks} ${inline} ${cells}`.split(' '),
  attributes: {
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
const cleaner = unified().use(rehypeSanitize, schema).use(rehypeStringify);

const parse = (html: string) => parser.parse(html);

/**
 * The shop owner's HTML made safe to render: headings, lists, tables, links and pictures stay;
 * scripts, styles, ids, event handlers and foreign protocols go.
 */
export function toSafeHtml(html: string | null | undefined): SafeHtml {
  const tree = parse(html ?? '');
  tree.children.forEach(prepare);
  return cleaner.stringify(cleaner.runSync(tree)).trim() as SafeHtml;
}

/** The page has its own first heading; links give the next page no handle on this one; pictures wait. */
function prepare(node: Node): void {
  if (node.type !== 'element') return;
  if (node.tagName === 'h1') node.tagName = 'h2';
  if (node.tagName === 'a') node.properties['rel'] = ['noopener'];
  if (node.tagName === 'img') node.properties['loading'] = 'lazy';
  node.children.forEach(prepare);
}

/** Text without tags and entities, on one line; blocks are parted by a space. */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return '';
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  return parse(html).children.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || schema.strip?.includes(node.tagName)) return '';
  const text = node.children.map(textOf).join('');
  return inline.split(' ').includes(node.tagName) ? text : ` ${text} `;
}
