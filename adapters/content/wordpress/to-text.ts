import rehypeSanitize, {type Options as Schema} from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import type {SafeHtml} from '~adapters/commerce';
import type {Section, Text, TextPart} from '~adapters/content';
import {parseJson} from '~adapters/http';
import {
  parseHtml,
  prepare,
  safeSchema,
  toPlainText,
  type HtmlNode,
} from '~adapters/woocommerce/to-html';
import {toSection} from './to-section';

type Element = Extract<HtmlNode, {type: 'element'}>;

/** The classes by which core blocks are told apart and laid out. */
const blockClass =
  /^(wp-block-[a-z_-]+|has-text-align-[a-z]+|align[a-z]+|is-style-[a-z-]+|columns-\d|is-vertical)$/;

const anchorPrefix = 'text-';

const schema: Schema = {
  ...safeSchema,
  tagNames: [...(safeSchema.tagNames ?? []), ...'details summary video audio cite kbd'.split(' ')],
  attributes: {
    ...safeSchema.attributes,
    '*': ['id', ['className', blockClass]],
    a: [...(safeSchema.attributes?.['a'] ?? []), 'download'],
    img: [...(safeSchema.attributes?.['img'] ?? []), 'srcSet', 'sizes'],
    figure: ['tabIndex'],
    video: ['src', 'poster', 'controls', ['preload', 'none']],
    audio: ['src', 'controls', ['preload', 'none']],
  },
  protocols: {...safeSchema.protocols, poster: ['http', 'https']},
  // An id of the owner's is none of the page's.
  clobber: ['id'],
  clobberPrefix: anchorPrefix,
  strip: [...(safeSchema.strip ?? []), 'form', 'select', 'button', 'input'],
};

const cleaner = unified().use(rehypeSanitize, schema).use(rehypeStringify);

const isElement = (node: HtmlNode): node is Element => node.type === 'element';

/**
 * The rendered HTML of a page made safe and cut into what the storefront shows by its own means: products and videos.
 * `toHref` says where a link leads; pictures and films of others than WordPress at `shopUrl` are links.
 */
export function toText(
  html: string | null | undefined,
  toHref: (href: string) => string,
  shopUrl: string,
): Text {
  const tree = parseHtml(html ?? '');
  const omitted = new Set<string>();
  const steps = {last: 1};
  for (const node of tree.children) {
    prepare(node, (href) => (href.startsWith('#') ? anchorOf(href.slice(1)) : toHref(href)));
    readSections(node, {toHref, shopUrl, omitted});
    linkForeign(node, shopUrl, omitted);
    tidy(node, steps, omitted);
  }
  return {
    parts: toParts(tree.children),
    plain: toPlainText(html),
    omitted: [...omitted],
  };
}

interface Reading {
  toHref: (href: string) => string;
  shopUrl: string;
  omitted: Set<string>;
}

/** What was read of the elements that the plugin wrote, and gone with them. */
const sections = new WeakMap<HtmlNode, Section>();

/** One that cannot be read costs itself alone (rules: Sections). */
function readSections(node: HtmlNode, reading: Reading): void {
  const {toHref, shopUrl, omitted} = reading;
  if (!isElement(node)) return;
  const json = node.properties['dataBellyfulSection'];
  if (typeof json !== 'string') {
    for (const child of node.children) readSections(child, reading);
    return;
  }
  const section = toSection(parseJson(json), toHref, shopUrl);
  if (section) sections.set(node, section);
  else Object.assign(node, {type: 'text', value: ''});
  if (!section) omitted.add('a section that this storefront cannot read');
  else if (section.lacksPicture)
    omitted.add(`the picture of “${section.heading || section.kind}”, which the shop has no more`);
}

const anchorOf = (id: string) => `#${anchorPrefix}${id}`;

const notShown: Record<string, string> = {
  form: 'a form',
  script: 'a script',
  object: 'an embedded file',
};

/** No heading skips a level, media load when they are wanted, and what cannot be shown is named. */
function tidy(node: HtmlNode, steps: {last: number}, omitted: Set<string>): void {
  if (node.type === 'text')
    node.value = node.value.replace(shortcode, (_, name: string) => {
      omitted.add(`the shortcode [${name}]`);
      return '';
    });
  if (!isElement(node)) return;
  const {tagName} = node;
  if (classesOf(node).includes('wp-block-embed__wrapper')) linkAddress(node);
  // Wide ones scroll sideways, also by the keyboard.
  if (tagName === 'figure' && classesOf(node).includes('wp-block-table'))
    node.properties['tabIndex'] = 0;
  const level = /^h([2-6])$/.exec(tagName)?.[1];
  if (level) node.tagName = `h${(steps.last = Math.min(Number(level), steps.last + 1))}`;
  if (tagName === 'video' || tagName === 'audio')
    Object.assign(node.properties, {preload: 'none', controls: true});
  const missing =
    notShown[tagName] ?? (tagName === 'iframe' && !toVideo(node) ? 'an embedded page' : null);
  if (missing && !classesOf(node).includes('wp-block-file__embed')) omitted.add(missing);
  const block = shopBlock(node);
  if (block && productsIn(node).length === 0) {
    omitted.add(`the block “${block}”`);
    // A heading over no products.
    node.children = [];
  }
  if (!asWritten.has(tagName)) for (const child of node.children) tidy(child, steps, omitted);
}

/** One that no plugin has run: its name has a hyphen or a low line, or it has attributes. Other words in brackets stay. */
const shortcode = /\[\/?([a-z][a-z0-9]*(?:[-_][\w-]+|(?=\s[^\]]*=)))[^\]]*\]/g;

const asWritten = new Set(['script', 'style', 'pre', 'code']);

/** A picture of the storefront, wherever it stood when the text was written. */
const ownPicture = /^https?:\/\/[^/]+(\/pictures\/[\w-]+\.webp)$/;

/** The policy of a page lets files of the shop alone in, beside the storefront's own. */
function linkForeign(node: HtmlNode, shopUrl: string, omitted: Set<string>): void {
  if (!isElement(node)) return;
  const {src, alt} = node.properties;
  const isFile = ['img', 'video', 'audio'].includes(node.tagName) && typeof src === 'string';
  const own = isFile && ownPicture.exec(src)?.[1];
  if (own) node.properties['src'] = own;
  else if (isFile && URL.parse(src, shopUrl)?.origin !== new URL(shopUrl).origin) {
    omitted.add('a file of another site, which is a link');
    const text = typeof alt === 'string' && alt !== '' ? alt : src;
    Object.assign(node, {
      tagName: 'a',
      properties: {href: src, rel: ['noopener']},
      children: [{type: 'text', value: text}],
    });
    return;
  }
  for (const child of node.children) linkForeign(child, shopUrl, omitted);
}

/** The bare address of what WordPress could not embed. */
function linkAddress(node: Element): void {
  const href = textOf(node).trim();
  const isBare = node.children.every(({type}) => type === 'text') && /^https?:\S+$/.test(href);
  if (!isBare) return;
  const properties = {href, rel: ['noopener']};
  node.children = [{type: 'element', tagName: 'a', properties, children: node.children}];
}

function toParts(nodes: readonly HtmlNode[]): TextPart[] {
  const parts: TextPart[] = [];
  let pending: HtmlNode[] = [];
  const flush = () => {
    const html = toHtml(pending);
    if (html !== '') parts.push({kind: 'html', html});
    pending = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !holdsOwnPart(node)) {
      pending.push(node);
      continue;
    }
    flush();
    parts.push(
      toOwnPart(node) ?? {
        kind: 'box',
        className: classesOf(node)
          .filter((name) => blockClass.test(name))
          .join(' '),
        parts: toParts(node.children),
      },
    );
  }
  flush();
  return parts;
}

function toHtml(nodes: HtmlNode[]): SafeHtml {
  for (const node of nodes) keepBlockClasses(node);
  const clean = cleaner.runSync({type: 'root', children: nodes});
  return cleaner.stringify(clean).trim() as SafeHtml;
}

function keepBlockClasses(node: HtmlNode): void {
  if (!isElement(node)) return;
  const kept = classesOf(node).filter((name) => blockClass.test(name));
  if (kept.length > 0) node.properties['className'] = kept;
  else delete node.properties['className'];
  for (const child of node.children) keepBlockClasses(child);
}

const holdsOwnPart = (node: HtmlNode): boolean =>
  isElement(node) && (toOwnPart(node) !== null || node.children.some(holdsOwnPart));

const toOwnPart = (node: Element): TextPart | null =>
  toSectionPart(node) ?? toProducts(node) ?? toVideo(node) ?? toQuestion(node);

function toSectionPart(node: Element): TextPart | null {
  const section = sections.get(node);
  return section ? {kind: 'section', section} : null;
}

const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties['className']) ? properties['className'].map(String) : [];

/** The name of one of WooCommerce's blocks of products. */
function shopBlock(node: Element): string | null {
  for (const name of classesOf(node)) {
    const [, block] = /^wp-block-woocommerce-([a-z-]+)$/.exec(name) ?? [];
    if (block) return block;
    if (name === 'wc-block-grid' || (name === 'products' && node.tagName === 'ul'))
      return 'products';
  }
  const named = node.properties['dataBlockName'];
  return typeof named === 'string' && named.startsWith('woocommerce/') ? named.slice(12) : null;
}

function toProducts(node: Element): TextPart | null {
  const databaseIds = shopBlock(node) ? productsIn(node) : [];
  return databaseIds.length > 0 ? {kind: 'products', databaseIds} : null;
}

/** Each once, as they stand. */
function productsIn(node: Element): number[] {
  const ids = new Set<number>();
  const look = (one: HtmlNode) => {
    if (!isElement(one)) return;
    const {dataProductId, dataProduct_id: dataProductIdOfButton} = one.properties;
    const classes = classesOf(one);
    const ofPost =
      classes.includes('product') &&
      classes.map((name) => /^post-(\d+)$/.exec(name)?.[1]).find(Boolean);
    const id = Number(dataProductId ?? dataProductIdOfButton ?? (ofPost || 0));
    if (Number.isSafeInteger(id) && id > 0) ids.add(id);
    for (const child of one.children) look(child);
  };
  look(node);
  return [...ids];
}

const videoAddresses: [service: 'YouTube' | 'Vimeo', address: RegExp][] = [
  [
    'YouTube',
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?(?:\S*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/,
  ],
  ['Vimeo', /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)/],
];

/** A video of a service: its frame, or the embed block around it or around its address. */
function toVideo(node: Element): TextPart | null {
  const isEmbed = classesOf(node).includes('wp-block-embed');
  if (node.tagName !== 'iframe' && !isEmbed) return null;
  const frame = find(node, ({tagName}) => tagName === 'iframe');
  const wrapper = find(node, (one) => classesOf(one).includes('wp-block-embed__wrapper'));
  const address = (frame?.properties['src'] ?? textOf(wrapper ?? node)).trim();
  for (const [service, pattern] of videoAddresses) {
    const id = pattern.exec(address)?.[1];
    if (id) return {kind: 'video', service, id, title: titleOf(node, frame)};
  }
  return null;
}

/** The caption that the owner wrote, else what the service calls it. */
function titleOf(node: Element, frame: Element | undefined): string {
  const caption = find(node, ({tagName}) => tagName === 'figcaption');
  return caption ? textOf(caption).trim() : (frame?.properties['title'] ?? '');
}

/** The first element, from `node` on, of which it is so. */
function find(node: Element, isIt: (one: Element) => boolean): Element | undefined {
  if (isIt(node)) return node;
  for (const child of node.children.filter(isElement)) {
    const found = find(child, isIt);
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: HtmlNode): string =>
  node.type === 'text' ? node.value : isElement(node) ? node.children.map(textOf).join('') : '';

/** A details block, and an item of an accordion, is a question (rules: The owner's pages). */
function toQuestion(node: Element): TextPart | null {
  const [asked, answer] = questionIn(node);
  const question = asked ? textOf(asked).trim() : '';
  if (question === '') return null;
  return {
    kind: 'question',
    id: toAnchor(question),
    question,
    plain: answer.map(textOf).join(' ').replace(/\s+/g, ' ').trim(),
    parts: toParts(answer),
  };
}

function questionIn(node: Element): [asked: HtmlNode | undefined, answer: HtmlNode[]] {
  const parts = node.children.filter(isElement);
  const summary = parts.find(({tagName}) => tagName === 'summary');
  if (node.tagName === 'details')
    return [summary, node.children.filter((child) => child !== summary)];
  if (!classesOf(node).includes('wp-block-accordion-item')) return [undefined, []];
  const toggle = find(node, (one) =>
    classesOf(one).includes('wp-block-accordion-heading__toggle-title'),
  );
  const panel = parts.find((one) => classesOf(one).includes('wp-block-accordion-panel'));
  return [toggle, panel?.children ?? []];
}

const toAnchor = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
