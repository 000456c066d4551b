import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {TextPart} from '~adapters/content';
import {toSiteLink} from './to-site-link';
import {toText} from './to-text';

const shopUrl = 'https://shop.example/';
const read = (html: string) =>
  toText(html, (href) => toSiteLink(href, shopUrl, new Map()), shopUrl);

/** What a real WordPress rendered of a page of such blocks. */
const blocks = (name: string) =>
  read(readFileSync(new URL(`../../../tests/support/blocks/${name}.txt`, import.meta.url), 'utf8'));

const htmlOf = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => (part.kind === 'html' ? part.html : 'parts' in part ? htmlOf(part.parts) : ''))
    .join('');

/** All of them, those within a box too. */
const flat = (parts: readonly TextPart[]): TextPart[] =>
  parts.flatMap((part) => (part.kind === 'box' ? flat(part.parts) : [part]));

describe('the blocks of a real WordPress', () => {
  test('of text keep their words, classes and links, and no heading skips a level', () => {
    const {parts, omitted} = blocks('text');
    const html = htmlOf(parts);
    expect(html).toContain('<a href="/sample-page" rel="noopener">a link inside</a>');
    expect(html).toContain('<kbd>Ctrl</kbd>');
    expect(html).toContain('<h3 id="text-here" class="wp-block-heading">');
    expect(html).toContain('<h2 class="wp-block-heading">Level 1 inside a page</h2>');
    expect(html).toContain('<h3 class="wp-block-heading">Level 4</h3>');
    expect(html).not.toMatch(/style=|has-[a-z-]+-color/);
    expect(omitted).toEqual([]);
  });

  // Rules: Sections
  test('of the storefront’s sections are told by their fields, not by the words beside these', () => {
    const {parts, plain, omitted} = blocks('sections');
    expect(parts).toMatchObject([
      {
        section: {
          kind: 'hero',
          heading: 'Dinner is on us.',
          link: {label: 'Shop Now', href: '/products'},
          more: {href: '/what-it-is-how-it-works'},
          picture: {
            altText: 'A kitchen counter in the morning',
            width: 1280,
            height: 725,
            srcSet: expect.stringMatching(/^\S+-300x170\.jpg 300w, .*owner\.jpg 1280w$/),
          },
          items: [],
        },
      },
      {section: {kind: 'products', heading: 'Three for tonight', by: 'chosen'}},
      {section: {kind: 'closing', items: [{icon: 'badge-usa'}, {}, {}, {}, {}]}},
    ]);
    expect(parts[1]).toMatchObject({section: {databaseIds: [14, 13, 12]}});
    expect(plain).toMatch(/^Dinner is on us\. Konjac fiber/);
    expect(omitted).toEqual([]);
  });

  test('of details are questions', () => {
    const questions = flat(blocks('text').parts).filter((part) => part.kind === 'question');
    expect(questions).toMatchObject([
      {
        id: 'is-this-a-question',
        question: 'Is this a question?',
        plain: 'It is, and this is its answer.',
      },
      {question: 'One that is open', plain: 'Open.'},
    ]);
  });

  test('of layout keep their columns, groups, buttons and tables', () => {
    const html = htmlOf(blocks('layout').parts);
    expect(html).toContain('<div class="wp-block-columns ');
    expect(html).toContain('<a class="wp-block-button__link" href="/products" rel="noopener">');
    expect(html).toContain('class="wp-block-button is-style-outline"');
    expect(html).toContain('<figure class="wp-block-table" tabindex="0"><table><thead>');
    expect(html).toContain('After the page break');
  });

  test('of pictures keep their sizes and wait', () => {
    const html = htmlOf(blocks('pictures').parts);
    expect(html).toMatch(
      /<img loading="lazy" width="1600" height="1067" src="[^"]+" alt="A bowl [^"]+" srcset="[^"]+1600w/,
    );
    expect(html).toContain('wp-block-gallery');
  });

  test('of media are played when one asks, and videos of services are parts of their own', () => {
    const {parts, omitted} = blocks('media');
    const html = htmlOf(parts);
    expect(html).toContain('<video controls poster="https://shop.example/wp-content/');
    expect(html).toContain('preload="none"');
    expect(html).not.toMatch(/<object|<svg|<iframe/);
    expect(html).toContain('https://twitter.com/WordPress/status/1');
    expect(flat(parts).filter((part) => part.kind === 'video')).toEqual([
      {kind: 'video', service: 'YouTube', id: 'dQw4w9WgXcQ', title: 'From YouTube'},
      {kind: 'video', service: 'Vimeo', id: '76979871', title: ''},
    ]);
    expect(omitted).toEqual([]);
  });

  test('of products are named by their ids', () => {
    const {parts} = blocks('products');
    const found = flat(parts).filter((part) => part.kind === 'products');
    expect(found.slice(0, 3)).toEqual([
      {kind: 'products', databaseIds: [18]},
      {kind: 'products', databaseIds: expect.arrayContaining([18, 20])},
      {kind: 'products', databaseIds: expect.any(Array)},
    ]);
    expect(htmlOf(parts)).not.toContain('woocommerce-Price-amount');
  });

  test('that are foreign keep their text, and what cannot be shown is named', () => {
    const {parts, omitted} = blocks('newer');
    const html = htmlOf(parts);
    expect(flat(parts)).toContainEqual(
      expect.objectContaining({question: 'An accordion question?', plain: 'Its answer'}),
    );
    expect(html).toContain('raw');
    expect(html).not.toMatch(/<(script|style|form|input|button|iframe)|onclick|data-wp-/);
    expect(omitted).toEqual(
      expect.arrayContaining([
        'a form',
        'a script',
        'an embedded page',
        'the shortcode [contact-form-7]',
      ]),
    );
  });
});

test('products and videos keep their places within columns', () => {
  const {parts} = read(
    '<p>a</p><div class="wp-block-columns"><div class="wp-block-column"><p>b</p></div>' +
      '<div class="wp-block-column"><ul class="wp-block-woocommerce-product-template"><li class="product post-7">x</li></ul></div></div><p>c</p>',
  );
  expect(parts).toMatchObject([
    {kind: 'html', html: '<p>a</p>'},
    {
      kind: 'box',
      className: 'wp-block-columns',
      parts: [
        {kind: 'html', html: '<div class="wp-block-column"><p>b</p></div>'},
        {kind: 'box', className: 'wp-block-column', parts: [{kind: 'products', databaseIds: [7]}]},
      ],
    },
    {kind: 'html', html: '<p>c</p>'},
  ]);
});

test.each([
  ['https://www.youtube.com/embed/abcdefghijk?feature=oembed', 'YouTube', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'YouTube', 'abcdefghijk'],
  ['https://player.vimeo.com/video/123456789?dnt=1', 'Vimeo', '123456789'],
])('the frame of %s is a video of %s', (src, service, id) => {
  expect(read(`<iframe src="${src}" title="Film"></iframe>`).parts).toEqual([
    {kind: 'video', service, id, title: 'Film'},
  ]);
});

test.each([
  'https://youtube.com.evil.example/embed/abcdefghijk',
  'https://evil.example/?https://youtu.be/abcdefghijk',
  'javascript:alert(1)//youtu.be/abcdefghijk',
])('a frame of %s is not shown', (src) => {
  const {parts, omitted} = read(`<iframe src="${src}"></iframe>`);
  expect(parts).toEqual([]);
  expect(omitted).toEqual(['an embedded page']);
});

test('a block of products that has none leaves nothing of its heading', () => {
  const empty = '<div class="wp-block-woocommerce-product-collection"><h2>Hand-picked</h2></div>';
  expect(read(`<p>a</p>${empty}`)).toMatchObject({
    parts: [{html: expect.not.stringContaining('Hand-picked')}],
    omitted: ['the block “product-collection”'],
  });
});

test('a form is left out with its words', () => {
  expect(read('<form><label>Your name</label><button>Send</button></form>')).toMatchObject({
    parts: [],
    omitted: ['a form'],
  });
});

test('an embed keeps its caption apart from its address, and what is no video is a link', () => {
  const embed = (address: string) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${address}</div><figcaption>Caption</figcaption></figure>`;
  expect(read(embed('https://www.youtube.com/watch?v=abcdefghijk')).parts).toEqual([
    {kind: 'video', service: 'YouTube', id: 'abcdefghijk', title: 'Caption'},
  ]);
  expect(htmlOf(read(embed('https://social.example/1')).parts)).toContain(
    '<a href="https://social.example/1"',
  );
});

test('a shortcode is left out and named; other words in brackets stay', () => {
  const {parts, omitted} = read(
    '<p>a [my_form id="1"] [gallery ids="1"] [sic] [if needed] b</p><style>[data-x]{}</style><pre>[my_form]</pre>',
  );
  expect(htmlOf(parts)).toContain('[sic] [if needed] b');
  expect(htmlOf(parts)).toContain('<pre>[my_form]</pre>');
  expect(htmlOf(parts)).not.toContain('id=');
  expect(omitted).toEqual(['the shortcode [my_form]', 'the shortcode [gallery]']);
});

test('a picture or film of another site is a link to it', () => {
  const html =
    '<p><img src="https://other.example/a.jpg" alt="A pot"></p><video src="https://other.example/b.mp4"></video><a href="/x"><img src="/wp-content/a.jpg"></a><img src="https://old.example/pictures/hero-640.webp">';
  const {parts, omitted} = read(html);
  expect(htmlOf(parts)).toContain('<a href="https://other.example/a.jpg" rel="noopener">A pot</a>');
  expect(htmlOf(parts)).toContain('>https://other.example/b.mp4</a>');
  expect(htmlOf(parts)).toContain('<img src="/wp-content/a.jpg"');
  expect(htmlOf(parts)).toContain('<img src="/pictures/hero-640.webp"');
  expect(omitted).toEqual(['a file of another site, which is a link']);
});

test('a link within the page leads to its heading', () => {
  const html = '<p><a href="#more">x</a></p><h2 id="more">y</h2>';
  expect(htmlOf(read(html).parts)).toBe(
    '<p><a href="#text-more" rel="noopener">x</a></p><h2 id="text-more">y</h2>',
  );
});

describe('links of the owner’s', () => {
  const places = new Map([['/2026/11/27/why-konjac', '/journal/why-konjac']]);
  test.each([
    ['https://shop.example/faq/', '/faq'],
    ['https://shop.example/product/rice/', '/wordpress-product/rice'],
    ['https://shop.example/2026/11/27/why-konjac/', '/journal/why-konjac'],
    ['https://shop.example/about/#team', '/about#team'],
    [
      'https://shop.example/wp-content/uploads/a.pdf',
      'https://shop.example/wp-content/uploads/a.pdf',
    ],
    ['https://shop.example/price-list.pdf', 'https://shop.example/price-list.pdf'],
    ['https://shop.example/wp-admin', 'https://shop.example/wp-admin'],
    ['https://shop.example/?p=12', 'https://shop.example/?p=12'],
    ['https://elsewhere.example/faq/', 'https://elsewhere.example/faq/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/faq', '/faq'],
  ])('%s leads to %s', (href, expected) => {
    expect(toSiteLink(href, shopUrl, places)).toBe(expected);
  });
});

// Rules: Sections
describe('a section', () => {
  const written = (section: object) =>
    `<div data-bellyful-section="${JSON.stringify(section).replaceAll('"', '&quot;')}"><h2>x</h2></div>`;

  test.each([
    ['of a kind that there is not', {kind: 'carousel', heading: 'Old'}],
    ['that is broken', {kind: 'hero', heading: 7}],
  ])('%s costs itself alone, and its owner reads of it', (_, section) => {
    const {parts, omitted} = read(`<p>A</p>${written(section)}<p>B</p>`);
    expect(htmlOf(parts)).toBe('<p>A</p><p>B</p>');
    expect(omitted).toEqual(['a section that this storefront cannot read']);
  });

  test('leads to no script, and says which picture is gone', () => {
    const {parts, omitted} = read(
      written({
        kind: 'claim',
        heading: 'So',
        label: 'Go',
        href: 'javascript:alert(1)',
        lacksPicture: true,
      }),
    );
    expect(parts).toMatchObject([{section: {heading: 'So', link: undefined}}]);
    expect(omitted).toEqual(['the picture of “So”, which the shop has no more']);
  });

  test('shows no picture of another site', () => {
    const picture = {alt: '', width: 9, height: 9, focus: 'left top', files: []};
    const from = (url: string) =>
      read(written({kind: 'claim', heading: 'So', picture: {...picture, url}}));
    expect(from('https://else.example/a.jpg').parts).toMatchObject([
      {section: {picture: undefined, lacksPicture: true}},
    ]);
    for (const url of [`${shopUrl}a.jpg`, '/pictures/hero-1280.webp'])
      expect(from(url).parts).toMatchObject([
        {section: {picture: {url, focus: 'left top'}, lacksPicture: false}},
      ]);
  });

  test('after which a heading skips no level', () => {
    const {parts} = read(`${written({kind: 'claim', heading: 'So'})}<h4>More</h4>`);
    expect(htmlOf(parts)).toBe('<h3>More</h3>');
  });
});
