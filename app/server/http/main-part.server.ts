import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {Plugin} from 'unified';

declare module 'unified' {
  interface Data {
    /** The page's complete address. */
    address?: string;
  }
}

/** Elements without a meaning in text: controls, drawings, scripts and navigation. */
const leftOut = new Set(
  'script style noscript template svg button input textarea dialog nav iframe video'.split(' '),
);

/** A button that opens the page with another choice is a link to it. */
function asLink({tagName, properties}: Element): string | null {
  const isChoice = tagName === 'button' && properties['formMethod'] === 'get';
  return isChoice && properties['value'] ? `?${properties['name']}=${properties['value']}` : null;
}

const isLeftOut = ({tagName, properties}: Element): boolean =>
  leftOut.has(tagName) || properties['hidden'] === true || properties['ariaHidden'] === 'true';

const isDecoration = ({tagName, properties}: Element): boolean =>
  tagName === 'img' && !properties['alt'];

/** Leaves a page's `<main>` without controls and drawings; `isBare`: without pictures that say nothing, too. */
export const keepMain: Plugin<[{isBare: boolean}], Root> = function keepMain({isBare}) {
  const address = this.data('address');
  return (tree) => {
    const main = findMain(tree);
    tree.children = main ? keepReadable(main.children, {address, isBare}) : [];
  };
};

interface Keeping {
  address: string | undefined;
  isBare: boolean;
}

function findMain(node: Nodes): Element | null {
  if (node.type === 'element' && node.tagName === 'main') return node;
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const found = findMain(child);
    if (found) return found;
  }
  return null;
}

/** Between elements side by side, which styles separate on the page. */
const space: ElementContent = {type: 'text', value: ' '};

function keepReadable(nodes: ElementContent[], keeping: Keeping): ElementContent[] {
  const {address, isBare} = keeping;
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    const file = fileOf(node);
    if (file) return [toLink(file, [{type: 'text', value: file.split('/').at(-1) ?? ''}], address)];
    const choice = asLink(node);
    const isOut = isLeftOut(node) || (isBare && isDecoration(node));
    if (isOut && !choice) return [];
    const children = keepReadable(node.children, keeping);
    if (isEmptyItem(node, children)) return [];
    if (choice) return [toLink(choice, children, address)];
    for (const name of ['href', 'src']) makeAbsolute(node, name, address);
    const readable = {...node, tagName: asText[node.tagName] ?? node.tagName, children};
    return nodes[index + 1]?.type === 'element' ? [readable, space] : [readable];
  });
}

const toLink = (href: string, children: ElementContent[], address: string | undefined): Element => {
  const link: Element = {type: 'element', tagName: 'a', properties: {href}, children};
  makeAbsolute(link, 'href', address);
  return {type: 'element', tagName: 'p', properties: {}, children: [link]};
};

/** A choice reads as the list of what can be chosen. */
const asText: Record<string, string> = {select: 'ul', option: 'li'};

/** A film or a sound that is one file. */
const fileOf = ({tagName, properties: {src}}: Element): string | null =>
  (tagName === 'video' || tagName === 'audio') && typeof src === 'string' ? src : null;

const isEmptyItem = ({tagName}: Element, children: ElementContent[]): boolean =>
  (tagName === 'li' || tagName === 'a') &&
  children.every((child) => child.type === 'text' && !child.value.trim());

function makeAbsolute({properties}: Element, name: string, address: string | undefined): void {
  const link = properties[name];
  if (typeof link === 'string' && URL.canParse(link, address))
    properties[name] = new URL(link, address).href;
}
