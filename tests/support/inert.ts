import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

interface Element {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
  /** What a `<template>` holds. */
  content?: Element;
}

const parser = unified().use(rehypeParse);
const addressed = ['href', 'src', 'action', 'formAction', 'xLinkHref', 'data', 'poster', 'srcDoc'];
const never = 'iframe object embed base applet frame math marquee plaintext xmp isindex'.split(' ');

/** Tabs, line ends and controls, which a browser leaves out of an address. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0020]/g;
const runs = /^(?:javascript|vbscript|data:text)|^(?:https?:)?\/\/zq\.example/;

const textOf = ({value = '', children = []}: Element): string =>
  value + children.map(textOf).join('');

function isLive(name: string, value: unknown): boolean {
  const text = String(value).replaceAll(unseen, '').toLowerCase();
  if (/^on[A-Z]/.test(name) || /^on[a-z]+$/.test(name) || name.toLowerCase().includes('zq'))
    return true;
  if (name === 'style') return text.includes('zq');
  return addressed.includes(name) && runs.test(text);
}

/** A built file, whose hash is made of any letters. */
const builtFiles = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/** Scripts may hold the text as data: in JSON for machines, or in a string that React Router reads. */
function isData(script: Element): boolean {
  const text = textOf(script).replaceAll(builtFiles, '').trim();
  if (!text.includes('zq')) return true;
  const streamed = /^window\.__reactRouterContext\.streamController\.enqueue\((.*)\);?$/s.exec(
    text,
  );
  try {
    JSON.parse(streamed?.[1] ?? text);
    return true;
  } catch {
    return false;
  }
}

function troubleIn(element: Element): string[] {
  const {tagName = '', properties = {}} = element;
  const attributes = Object.entries(properties)
    .filter(([name, value]) => isLive(name, value))
    .map(([name, value]) => `<${tagName} ${name}=${String(value)}>`);
  const isForeign =
    never.includes(tagName) ||
    (tagName === 'script' && !isData(element)) ||
    (tagName === 'style' && textOf(element).includes('zq'));
  return isForeign ? [...attributes, `<${tagName}>${textOf(element).slice(0, 200)}`] : attributes;
}

const below = (element: Element): string[] => [
  ...troubleIn(element),
  ...(element.children ?? []).flatMap(below),
  ...(element.content ? below(element.content) : []),
];

/**
 * What of a page's elements and attributes comes from a hostile text (tests/support/hostile-texts.ts); none, when the
 * text is inert. Parsed as browsers parse, by the parser of jsdom.
 */
export const findLiveMarkup = (html: string): string[] => below(parser.parse(html) as Element);
