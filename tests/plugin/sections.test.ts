// Rules: Sections
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sectionGrounds, sectionKinds} from '~adapters/content';
import {toText} from '~adapters/content/wordpress/to-text';
import type * as homePage from '~/pages/home/home-page.server';
import {showSections} from '~/pages/sections/show-section.server';
import {toSectionBlocks} from '~/pages/sections/to-section-blocks.server';
import {createLog} from '~/server/telemetry/log';
import {contentFolders} from '../../build/own-content';
import {loadModule} from '../../cli/load-module';
import {openContentShop} from '../support/content-shop';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';
import {aShop} from '../support/shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());

type Attributes = Record<string, unknown>;

/** What the block prints: its fields for the storefront, and its words. */
async function render(name: string, attributes: Attributes, items: Attributes[] = []) {
  const inner = items.map((item) => `new WP_Block( '${name}-item', ${toPhp(item)} )`).join();
  const html = await shop.run<string>(
    `$block = new WP_Block( '${name}', ${toPhp(attributes)}, array( ${inner} ) ); echo json_encode( $GLOBALS['blocks']['${name}']['render_callback']( $block->attributes, '', $block ) );`,
  );
  const [, json = '', words = ''] =
    /^<div data-bellyful-section="([^"]*)">(.*)<\/div>$/s.exec(html) ?? [];
  const plain = json
    .replaceAll('&quot;', '"')
    .replaceAll('&#91;', '[')
    .replaceAll('&#93;', ']')
    .replaceAll('&amp;', '&');
  return {html, json, words, fields: JSON.parse(plain) as Attributes};
}

/** As the storefront reads what the block prints. */
const read = (html: string) =>
  toText(html, (href) => href, 'https://shop.example/').parts.map((part) =>
    part.kind === 'section' ? part.section : part,
  );

interface Block {
  names: string[];
  item: string | null;
}

/** The plugin's own table, which its editor gets, too. */
const readTable = () =>
  shop.run<{blocks: Record<string, Block>; fields: Record<string, [string | object, string]>}>(
    String.raw`echo json_encode( array( 'blocks' => Bellyful\Storefront\Content\section_blocks(), 'fields' => Bellyful\Storefront\Content\section_fields() ) );`,
  );

const save = (row: Attributes) =>
  shop.run<number>(`echo save_post( ${toPhp({post_author: 1, ...row})} );`);

test('each section is a block of fields, and what it lists stands in it alone', async () => {
  const blocks = await shop.run<Record<string, {parent: string[] | null; attributes: object}>>(
    `echo json_encode( $GLOBALS['blocks'] );`,
  );
  const kinds = Object.keys(blocks).filter((name) => !name.endsWith('-item'));
  expect(kinds.toSorted()).toEqual(sectionKinds.map((kind) => `bellyful/${kind}`).toSorted());
  expect(blocks['bellyful/steps-item']?.parent).toEqual(['bellyful/steps']);
  expect(blocks['bellyful/hero']?.attributes).toMatchObject({
    heading: {type: 'string'},
    picture: {type: 'object'},
    ground: {type: 'string'},
  });
});

test('a section is told by its fields, with its words for who reads them elsewhere', async () => {
  const {json, words, fields} = await render(
    'bellyful/steps',
    {heading: 'Salt &amp; [gallery]', text: ' One\nTwo ', ground: ''},
    [{heading: 'Rinse', text: ''}],
  );
  expect(fields).toEqual({
    kind: 'steps',
    heading: 'Salt & [gallery]',
    text: 'One\nTwo',
    items: [{heading: 'Rinse'}],
  });
  expect(json).not.toMatch(/[[\]]/);
  expect(words).toBe('<h2>Salt &amp; [gallery]</h2><p>One\nTwo</p><h2>Rinse</h2>');
});

test('a picture has its files and what must be seen of it, one that is gone is said', async () => {
  const id = await save({post_type: 'attachment', post_name: 'bowl'});
  const picture = {id, url: 'x', alt: 'A bowl', focus: {x: 0.1, y: 1}};
  expect((await render('bellyful/hero', {picture})).fields['picture']).toEqual({
    url: 'https://shop.example/bowl.jpg',
    alt: 'A bowl',
    width: 1200,
    height: 800,
    focus: 'left bottom',
    files: [
      {url: 'https://shop.example/small.jpg', width: 300},
      {url: 'https://shop.example/big.jpg', width: 1200},
    ],
  });
  expect((await render('bellyful/hero', {picture: {id: 999}})).fields).toEqual({
    kind: 'hero',
    items: [],
    lacksPicture: true,
  });
  const own = {url: '/pictures/hero-1280.webp', alt: ''};
  expect((await render('bellyful/hero', {picture: own})).fields['picture']).toMatchObject({
    url: own.url,
    width: null,
  });
});

test('products are told by their ids, and what the storefront finds by how', async () => {
  const products = [
    {id: 14, name: 'Tea'},
    {id: 12, name: 'Rice'},
  ];
  const told = async (fields: Attributes) => (await render('bellyful/products', fields)).fields;
  expect(await told({products})).toMatchObject({by: 'chosen', databaseIds: [14, 12]});
  expect(await told({by: 'purpose', purpose: 'sleep', products: []})).toEqual({
    kind: 'products',
    items: [],
    by: 'purpose',
    purpose: 'sleep',
  });
});

test('a product that was out and is in stock is back', async () => {
  const id = await save({post_type: 'product', post_name: 'tea'});
  const set = (status: string) =>
    shop.run<number>(
      `do_action( 'woocommerce_product_set_stock_status', ${id}, '${status}' ); echo (int) get_post_meta( ${id}, '_bellyful_back_at', true );`,
    );
  expect(await set('instock')).toBe(0);
  expect(await set('outofstock')).toBe(0);
  expect(await set('instock')).toBeGreaterThan(0);
});

/** Of each field something, and what the storefront has of it. */
const samples: Record<string, [given: unknown, section: object]> = {
  heading: ['Words', {heading: 'Words'}],
  text: ['One', {text: ['One']}],
  lines: ['One\nTwo', {lines: ['One', 'Two']}],
  note: ['Small', {note: 'Small'}],
  ours: ['Left', {ours: 'Left'}],
  theirs: ['Right', {theirs: 'Right'}],
  label: ['Go', {link: {label: 'Go', href: '/go'}}],
  href: ['/go', {}],
  moreLabel: ['More', {more: {label: 'More', href: '/more'}}],
  moreHref: ['/more', {}],
  picture: [
    {url: '/pictures/hero-1280.webp', alt: 'A bowl', focus: {x: 0, y: 0}},
    {picture: {url: '/pictures/hero-1280.webp', altText: 'A bowl', focus: 'left top'}},
  ],
  film: ['/video/hero.mp4', {film: '/video/hero.mp4'}],
  icon: ['badge-usa', {icon: 'badge-usa'}],
  by: ['chosen', {by: 'chosen'}],
  products: [[{id: 12, name: 'Rice'}], {databaseIds: [12]}],
  // It is asked of the shop, and only where it was chosen.
  category: ['noodles', {}],
  purpose: ['sleep', {purpose: 'sleep'}],
  count: [2, {count: 2}],
  hasOffers: [true, {hasOffers: true}],
  ground: ['sage', {ground: 'sage'}],
};

const given = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, samples[name]?.[0]]));
const expected = (names: string[]) => Object.assign({}, ...names.map((name) => samples[name]?.[1]));

test('the storefront reads every field that the plugin has', async () => {
  const {blocks, fields} = await readTable();
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(Object.keys(fields['ground']?.[0] ?? {})).toEqual(['', ...sectionGrounds]);
  for (const kind of sectionKinds) {
    const {names = [], item} = blocks[`bellyful/${kind}`] ?? {};
    const itemNames = item ? (blocks[item]?.names ?? []) : [];
    const itemText = itemNames.includes('text') ? {text: 'One'} : {};
    const {html} = await render(
      `bellyful/${kind}`,
      given(names),
      item ? [given(itemNames)] : undefined,
    );
    expect(read(html)).toMatchObject([
      {kind, ...expected(names), items: item ? [{...expected(itemNames), ...itemText}] : []},
    ]);
  }
});

test('the editor has a control for every field of every block', async () => {
  const {blocks, fields} = await readTable();
  const drawn: Record<string, unknown> = {};
  /** A function that is given names of fields draws them; of all else the editor's is enough. */
  const createElement = (type: unknown, props: {key?: string; names?: string[]}): unknown => {
    if (typeof type === 'function' && props.names) return type(props);
    if (props.key) drawn[props.key] = type;
    return null;
  };
  const registerBlockType = (name: string, {edit}: {edit: (props: object) => void}) => {
    for (const by of ['chosen', 'category', 'purpose']) edit({attributes: {by}});
    const missing = blocks[name]?.names.filter((field) => !drawn[field]);
    expect(missing, name).toEqual([]);
  };
  const nothing = () => ({});
  const blockEditor = {useBlockProps: nothing, useInnerBlocksProps: nothing, PlainText: nothing};
  const hooks = {addFilter: nothing};
  const wp = {
    element: {createElement},
    blockEditor,
    components: {},
    blocks: {registerBlockType},
    hooks,
  };
  const script = readFileSync(
    'wordpress-plugin/bellyful-storefront/includes/content/sections.js',
    'utf8',
  );
  runInNewContext(script, {window: {wp, bellyfulSections: {blocks, fields, words: {}}}});
  expect(Object.keys(drawn).toSorted()).toEqual(Object.keys(fields).toSorted());
});

/** The blocks of a draft, rendered; what a block has no field for is gone once its owner has saved it. */
async function renderDraft(draft: string): Promise<string> {
  const {blocks} = await readTable();
  const attributesOf = (name: string, json: string): Attributes => {
    const all = Object.entries(JSON.parse(json) as Attributes);
    return Object.fromEntries(all.filter(([field]) => blocks[name]?.names.includes(field)));
  };
  const found = draft.matchAll(
    /^<!-- wp:(bellyful\/[a-z]+) (\{.*\}) (?:\/-->|-->\n([^]*?)\n<!-- \/wp:\1 -->)$/gm,
  );
  const htmls: string[] = [];
  for (const [, name = '', json = '', inner = ''] of found) {
    const items = [...inner.matchAll(/^<!-- wp:\S+ (\{.*\}) \/-->$/gm)];
    const itemFields = items.map(([, fields = '']) => attributesOf(`${name}-item`, fields));
    htmls.push((await render(name, attributesOf(name, json), itemFields)).html);
  }
  return htmls.join('');
}

describe.each(['en', 'es'])('the home page in %s', (language) => {
  test('that was drafted is the built-in one, once the plugin prints it', async () => {
    const {homeSections} = await loadModule<typeof homePage>(
      'app/pages/home/home-page.server.ts',
      contentFolders(language === 'en' ? null : language, null),
    );
    const {content} = openContentShop();
    const services = {content, commerce: aShop({}), log: createLog('test')};
    const drafted = read(await renderDraft(toSectionBlocks(homeSections())));
    const sections = drafted.flatMap((part) => ('heading' in part ? part : []));
    const shown = await showSections(sections, services);
    expect(shown).toHaveLength(8);
    expect(shown).toEqual(await showSections(homeSections(), services));
  });
});
