import {expect, test} from 'vitest';
import {toBlocks} from './to-blocks.server';

const picturesAt = 'https://store.example';

const read = (main: string, more: Partial<Parameters<typeof toBlocks>[1]> = {}) =>
  toBlocks(`<body><header>Menu</header><main>${main}</main></body>`, {
    isMachinery: () => false,
    picturesAt,
    ...more,
  });

/** The blocks without line breaks between them. */
const blocksOf = (main: string, more = {}) => read(main, more).content.replaceAll('\n', '');

test('the heading is the title, and the rest are paragraphs and headings', () => {
  expect(
    read(
      '<div><h1>Fish &amp; <em>chips</em></h1><p class="x">A &lt;b&gt; &amp; c.</p></div><h3 id="y">More</h3>',
    ),
  ).toEqual({
    title: 'Fish & chips',
    content: `<!-- wp:paragraph -->
<p>A &lt;b> &amp; c.</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">More</h3>
<!-- /wp:heading -->`,
  });
});

test('words keep their links and emphasis, and lose what is this storefront’s', () => {
  const html = `<p>See <a href="/a?b=1&amp;c=2" target="_blank" class="link"><span>this</span><svg></svg><span class="sr-only">(new tab)</span></a>
    <strong class="x">now</strong></p>`;
  expect(blocksOf(html)).toBe(
    '<!-- wp:paragraph --><p>See <a href="/a?b=1&amp;c=2">this</a> <strong>now</strong></p><!-- /wp:paragraph -->',
  );
});

test('a link that stands alone is a paragraph, links that look like buttons are a row of buttons', () => {
  const html =
    '<div><a href="/a">A</a></div><div><a class="btn btn-primary" href="/b">B</a> <a class="btn btn-secondary" href="/c">C</a> after</div>';
  expect(blocksOf(html)).toBe(
    [
      '<!-- wp:paragraph --><p><a href="/a">A</a></p><!-- /wp:paragraph -->',
      '<!-- wp:buttons --><div class="wp-block-buttons">',
      '<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/b">B</a></div><!-- /wp:button -->',
      '<!-- wp:button {"className":"is-style-outline"} --><div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="/c">C</a></div><!-- /wp:button -->',
      '</div><!-- /wp:buttons -->',
      '<!-- wp:paragraph --><p>after</p><!-- /wp:paragraph -->',
    ].join(''),
  );
});

test('lists are lists, and a term stands above what is said of it', () => {
  expect(blocksOf('<ol><li>One</li><li><p>Two</p></li></ol>')).toBe(
    '<!-- wp:list {"ordered":true} --><ol class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ol><!-- /wp:list -->',
  );
  expect(blocksOf('<dl><div><dt>What</dt><dd>This <a href="/x">x</a></dd></div></dl>')).toBe(
    '<!-- wp:paragraph --><p><strong>What</strong><br />This <a href="/x">x</a></p><!-- /wp:paragraph -->',
  );
});

test('a disclosure is a details block', () => {
  expect(
    blocksOf('<details><summary><h2>Why?</h2><svg></svg></summary><div><p>So.</p></div></details>'),
  ).toBe(
    '<!-- wp:details --><details class="wp-block-details"><summary>Why?</summary><!-- wp:paragraph --><p>So.</p><!-- /wp:paragraph --></details><!-- /wp:details -->',
  );
});

test('what stands side by side are columns, as many in each row', () => {
  const cards = ['A', 'B', 'C', 'D'].map((word) => `<li>${word}</li>`).join('');
  const column = (words: string) =>
    `<!-- wp:column --><div class="wp-block-column">${words && `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`}</div><!-- /wp:column -->`;
  const row = (...words: string[]) =>
    `<!-- wp:columns --><div class="wp-block-columns">${words.map(column).join('')}</div><!-- /wp:columns -->`;
  expect(blocksOf(`<ul class="grid sm:grid-cols-2 lg:grid-cols-3">${cards}</ul>`)).toBe(
    row('A', 'B', 'C') + row('D', '', ''),
  );
  expect(blocksOf('<div class="grid lg:grid-cols-2"><p>Alone</p></div>')).not.toContain('column');
});

test('pictures are shown from the storefront’s address, or left out where it is unknown', () => {
  const html =
    '<picture><source srcset="/p.avif"><img src="/p.webp" srcset="/p.webp 1x" alt="Two &quot;bowls&quot;"></picture><img src="/q.webp" alt="">';
  const image = (src: string, alt: string) =>
    `<!-- wp:image --><figure class="wp-block-image"><img src="${picturesAt}${src}" alt="${alt}"/></figure><!-- /wp:image -->`;
  expect(blocksOf(html)).toBe(image('/p.webp', 'Two &quot;bowls&quot;') + image('/q.webp', ''));
  expect(blocksOf(html, {picturesAt: null})).toBe('');
});

test('what stands around the owner’s text by itself is none of it', () => {
  const isMachinery = ({tagName}: {tagName: string}) => tagName === 'aside';
  expect(blocksOf('<p>A</p><aside><p>B</p></aside><nav>C</nav>', {isMachinery})).toBe(
    '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->',
  );
});
