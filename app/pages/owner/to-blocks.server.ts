import type {Element, ElementContent, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {keepMain} from '~/server/http/main-part.server';

const reader = unified().use(rehypeParse).use(keepMain, {isBare: false});

const writer = unified().use(rehypeStringify, {
  characterReferences: {useNamedReferences: true},
  closeSelfClosing: true,
});

interface Reading {
  /** What stands around the owner's text by itself. */
  isMachinery: (element: Element) => boolean;
  /** Where the pictures are; null: they are left out. */
  picturesAt: string | null;
}

/** A rendered page's heading, and the rest of its main part as WordPress' core blocks (rules: The owner's pages). */
export function toBlocks(html: string, reading: Reading): {title: string; content: string} {
  const {children} = reader.runSync(reader.parse(html));
  const body = children.flatMap((node) => (node.type === 'element' ? [node] : []));
  return {title: titleIn(body), content: blocksOf(body, reading).join('\n\n')};
}

const classesOf = ({properties}: Element): unknown[] =>
  Array.isArray(properties['className']) ? properties['className'] : [];

const elementsIn = ({children}: Element): Element[] =>
  children.filter((node) => node.type === 'element');

function titleIn(nodes: readonly Element[]): string {
  for (const node of nodes) {
    const title = node.tagName === 'h1' ? textOf(node) : titleIn(elementsIn(node));
    if (title) return title;
  }
  return '';
}

const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'element'
      ? node.children.map(textOf).join('')
      : '';

const hasWords = (node: ElementContent) => textOf(node).trim() !== '';

const inline = new Set('a abbr b br code em i s small span strong sub sup time u'.split(' '));

const isButton = (node: Element) => node.tagName === 'a' && classesOf(node).includes('btn');

/** Runs of text and links are paragraphs, runs of buttons a row of them, and every other element what it is. */
function blocksOf(nodes: readonly ElementContent[], reading: Reading): string[] {
  const blocks: string[] = [];
  let text: ElementContent[] = [];
  let buttons: Element[] = [];
  const flush = () => {
    if (buttons.length > 0) blocks.push(rowOf(buttons));
    blocks.push(...paragraphOf(text));
    [text, buttons] = [[], []];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isButton(node)) {
      if (text.some(hasWords)) flush();
      buttons.push(node);
    } else if (node.type !== 'element' || inline.has(node.tagName)) {
      if (buttons.length > 0 && hasWords(node)) flush();
      text.push(node);
    } else {
      flush();
      blocks.push(...blockOf(node, reading));
    }
  }
  flush();
  return blocks;
}

const block = (name: string, html: string, attributes?: object): string =>
  `<!-- wp:${name} ${attributes ? `${JSON.stringify(attributes)} ` : ''}-->\n${html}\n<!-- /wp:${name} -->`;

const boxOf = (name: string, blocks: readonly string[], attributes?: object): string =>
  block(name, `<div class="wp-block-${name}">${blocks.join('\n\n')}</div>`, attributes);

function paragraphOf(nodes: readonly ElementContent[]): string[] {
  const html = inlineOf(nodes);
  return html === '' ? [] : [block('paragraph', `<p>${html}</p>`)];
}

function rowOf(buttons: readonly Element[]): string {
  const rows = buttons.map((button) => {
    const isSecond = classesOf(button).includes('btn-secondary');
    const style = isSecond ? ' is-style-outline' : '';
    const link = `<a class="wp-block-button__link wp-element-button"${hrefOf(button)}>${inlineOf(button.children)}</a>`;
    const attributes = isSecond ? {className: 'is-style-outline'} : undefined;
    return block('button', `<div class="wp-block-button${style}">${link}</div>`, attributes);
  });
  return boxOf('buttons', rows);
}

/** An attribute as it is written. */
const attribute = (name: string, value: unknown): string =>
  typeof value === 'string'
    ? ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    : '';

const hrefOf = ({properties}: Element) => attribute('href', properties['href']);

/** Words with their links and emphasis; what only a screen reader says about this storefront is left out. */
function inlineOf(nodes: readonly ElementContent[]): string {
  const tree: Root = {type: 'root', children: nodes.flatMap(bare)};
  return writer.stringify(tree).replace(/\s+/g, ' ').replaceAll(' </a>', '</a>').trim();
}

function bare(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (classesOf(node).includes('sr-only')) return [];
  const children = node.children.flatMap(bare);
  if (node.tagName === 'a')
    return [{...node, properties: {href: node.properties['href']}, children}];
  return /^(span|time|small)$/.test(node.tagName) || !inline.has(node.tagName)
    ? children
    : [{...node, properties: {}, children}];
}

function blockOf(node: Element, reading: Reading): string[] {
  const {tagName, children} = node;
  if (tagName === 'h1' || reading.isMachinery(node)) return [];
  const level = Number(/^h([2-6])$/.exec(tagName)?.[1]);
  if (level) {
    const html = `<${tagName} class="wp-block-heading">${inlineOf(children)}</${tagName}>`;
    return [block('heading', html, level === 2 ? undefined : {level})];
  }
  const inRow = rowSizeOf(node);
  if (inRow > 1) return columnsOf(elementsIn(node), inRow, reading);
  if (tagName === 'ul' || tagName === 'ol') return [listOf(node)];
  if (tagName === 'dl') return entriesOf(node);
  if (tagName === 'img') return pictureOf(node, reading);
  if (tagName === 'details') return [questionOf(node, reading)];
  return blocksOf(children, reading);
}

/** How many elements stand beside each other on a wide screen. */
function rowSizeOf(node: Element): number {
  const sizes = classesOf(node).map((name) =>
    Number(/grid-cols-(\d)$/.exec(String(name))?.[1] ?? 1),
  );
  return elementsIn(node).length > 1 ? Math.max(1, ...sizes) : 1;
}

/** The last row is as wide as the others. */
function columnsOf(cells: readonly Element[], inRow: number, reading: Reading): string[] {
  const columns = cells.map((cell) => boxOf('column', blocksOf([cell], reading)));
  while (columns.length % inRow > 0) columns.push(boxOf('column', []));
  const rows: string[] = [];
  while (columns.length > 0) rows.push(boxOf('columns', columns.splice(0, inRow)));
  return rows;
}

function listOf(list: Element): string {
  const {tagName} = list;
  const items = elementsIn(list).map((item) =>
    block('list-item', `<li>${inlineOf(item.children)}</li>`),
  );
  const html = `<${tagName} class="wp-block-list">${items.join('\n\n')}</${tagName}>`;
  return block('list', html, tagName === 'ol' ? {ordered: true} : undefined);
}

/** WordPress has no list of terms: each is a paragraph that begins with its term. */
function entriesOf(list: Element): string[] {
  const entries: ElementContent[][] = [];
  const look = (node: Element) => {
    const {tagName} = node;
    if (tagName === 'dt') entries.push([{...node, tagName: 'strong'}, lineBreak]);
    else if (tagName === 'dd') entries.at(-1)?.push({...node, tagName: 'span'});
    else for (const inner of elementsIn(node)) look(inner);
  };
  look(list);
  return entries.flatMap(paragraphOf);
}

const lineBreak: Element = {type: 'element', tagName: 'br', properties: {}, children: []};

function pictureOf({properties}: Element, {picturesAt}: Reading): string[] {
  const {src, alt} = properties;
  if (picturesAt === null || typeof src !== 'string') return [];
  const image = `<img${attribute('src', new URL(src, picturesAt).href)}${attribute('alt', alt ?? '')}/>`;
  return [block('image', `<figure class="wp-block-image">${image}</figure>`)];
}

function questionOf({children}: Element, reading: Reading): string {
  const isSummary = (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === 'summary';
  const asked = inlineOf(children.filter(isSummary).flatMap((node) => node.children));
  const answer = blocksOf(
    children.filter((node) => !isSummary(node)),
    reading,
  ).join('\n\n');
  const html = `<details class="wp-block-details"><summary>${asked}</summary>${answer}</details>`;
  return block('details', html);
}
