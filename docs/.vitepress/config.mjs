import path from 'node:path';
import {tonesOfFiles} from '../../build/look/tones-file.ts';
import {deadAnchors, groups, root, titleOf, toAnchor} from '../documents.ts';
import {drawImports} from './imports-picture.mjs';

const dead = deadAnchors();
if (dead.length > 0) throw new Error(`Headings that are not there:\n${dead.join('\n')}`);

const propertiesOf = (tones) =>
  Object.entries(tones)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
const {light, dark} = tonesOfFiles([path.join(root, 'app/content/brand.css')]);
const pictures = await drawImports();

const isOfSources = ({type, attrs}) =>
  type === 'link_open' && !/^(?:https?:|#)|\.md(?:#|$)/.test(Object.fromEntries(attrs).href);

/** A link that leads to a file or a folder of the sources is its text here. */
function leaveSources({tokens}) {
  for (const {children} of tokens)
    for (const [place, token] of (children ?? []).entries()) {
      if (!isOfSources(token)) continue;
      const end = children.slice(place).find(({type}) => type === 'link_close');
      token.type = end.type = 'text';
    }
}

function extendMarkdown(markdown) {
  markdown.core.ruler.push('leave-sources', leaveSources);
  markdown.renderer.rules.html_block = (tokens, place) =>
    tokens[place].content.replace(
      /<!-- imports of the (\w+) -->/,
      (_comment, name) => `<div class="imports" tabindex="0" v-pre>${pictures[name]}</div>`,
    );
}

/** The theme takes the side bar's words as HTML. */
const toHtml = (title) => title.replaceAll('`', '').replaceAll('<', '&lt;');

export default {
  title: 'Bellyful',
  description: 'How the storefront works, and why',
  srcDir: '..',
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/docs',
  rewrites: {'README.md': 'index.md'},
  srcExclude: ['app/**', 'wordpress-plugin/**'],
  head: [
    ['style', {}, `:root{${propertiesOf(light)}}:root.dark{${propertiesOf(dark)}}`],
    ['link', {rel: 'icon', href: 'data:,'}],
  ],
  // The shop's own configuration stands in the same folder.
  vite: {configFile: false},
  markdown: {anchor: {slugify: toAnchor}, config: extendMarkdown},
  themeConfig: {
    search: {provider: 'local'},
    outline: [2, 3],
    sidebar: Object.entries(groups).map(([text, files]) => ({
      text,
      collapsed: text === 'Decisions',
      items: files.map((file) => ({
        text: toHtml(titleOf(file)),
        link: file === 'README.md' ? '/' : `/${file}`,
      })),
    })),
  },
};
