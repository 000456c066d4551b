import {describe, expect, test} from 'vitest';
import {toLines, toPlainText, toSafeHtml} from './to-html';

describe('HTML of the shop', () => {
  test('headings, lists and tables stay as the owner wrote them', () => {
    const html =
      '<h2>Inside</h2><p><strong>5</strong> calories</p><ul><li>Vegan</li></ul>' +
      '<table><tbody><tr><th scope="row">Carbs</th><td>0g</td></tr></tbody></table>';
    expect(toSafeHtml(html)).toBe(html);
  });

  test.each([
    '<div><section><blockquote><pre>x</pre></blockquote></section></div>',
    '<h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<ol start="3"><li>x</li></ol><dl><dt>x</dt><dd>y</dd></dl><hr>a<br>b',
    '<figure><figcaption>x</figcaption></figure>',
    '<p><em>a</em><b>b</b><i>c</i><u>d</u><s>e</s><small>f</small><sub>g</sub><sup>h</sup></p>',
    '<p><span>a</span><code>b</code><del>c</del><ins>d</ins><mark>e</mark></p>',
    '<p><abbr title="Daily value">DV</abbr></p>',
    '<a href="mailto:a@x.example" title="Mail" rel="noopener">a</a>',
    '<a href="tel:+15550100" rel="noopener">a</a>',
    '<a href="http://x.example" rel="noopener">a</a>',
    '<img src="http://x.example/a.png" loading="lazy">',
    '<table><caption>x</caption><thead><tr><th colspan="2" rowspan="3">x</th></tr></thead>' +
      '<tbody><tr><td colspan="4" rowspan="5">y</td></tr></tbody><tfoot><tr><td>z</td></tr></tfoot></table>',
  ])('%s stays', (html) => {
    expect(toSafeHtml(html)).toBe(html);
  });

  test.each([
    'script',
    'style',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'noscript',
    'textarea',
  ])('what stands in <%s> is no text of the shop', (tag) => {
    const html = `<p>Hi</p><${tag}>there</${tag}>`;
    expect(toSafeHtml(html)).toBe('<p>Hi</p>');
    expect(toPlainText(html)).toBe('Hi');
    expect(toLines(html)).toBe('Hi');
  });

  test('a link without an address, or of no shop, stays as it is', () => {
    expect(toSafeHtml('<a>x</a>', 'https://shop.example/')).toBe('<a rel="noopener">x</a>');
    const html = '<a href="https://shop.example/product/rice/" rel="noopener">rice</a>';
    expect(toSafeHtml(html)).toBe(html);
  });

  test('what stands within something is made as safe', () => {
    const html =
      '<div><h1>a</h1><p><a target="_blank">b</a><img src="https://x.example/c"></p></div>';
    expect(toSafeHtml(html)).toBe(
      '<div><h2>a</h2><p><a rel="noopener">b</a><img src="https://x.example/c" loading="lazy"></p></div>',
    );
  });

  test('blanks around it go', () => {
    expect(toSafeHtml(' <p>Hi</p> ')).toBe('<p>Hi</p>');
  });

  test.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a style', '<style>p{}</style><p style="color:red">Hi</p>', '<p>Hi</p>'],
    ['an id that could stand for one of the page', '<p id="root" name="x">Hi</p>', '<p>Hi</p>'],
    ['a script behind a link', '<a href="javascript:alert(1)">Hi</a>', '<a rel="noopener">Hi</a>'],
    [
      'a picture made of data',
      '<img src="data:image/svg+xml,x" alt="a">',
      '<img alt="a" loading="lazy">',
    ],
    ['a picture with a handler', '<img src=x onerror=alert(1)>', '<img src="x" loading="lazy">'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a form', '<form action="https://evil.example"><input name="card">Hi</form>', 'Hi'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>Hi', 'Hi'],
  ])('%s is removed', (_what, html, clean) => {
    expect(toSafeHtml(html)).toBe(clean);
  });

  test('a link gives the next page no handle on the shop', () => {
    expect(toSafeHtml('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://x.example" rel="noopener">x</a>',
    );
  });

  test('a link to a product of the shop leads to our page of it', () => {
    const html = '<a href="https://shop.example/product/rice/">rice</a>';
    expect(toSafeHtml(html, 'https://shop.example/')).toBe(
      '<a href="/wordpress-product/rice" rel="noopener">rice</a>',
    );
  });

  test('a first heading becomes a second one, since the page has its own', () => {
    expect(toSafeHtml('<h1>Konjac</h1>')).toBe('<h2>Konjac</h2>');
  });

  test('pictures of the shop are loaded when they come near', () => {
    expect(toSafeHtml('<img src="https://shop.example/a.png" alt="A" width="9" height="9">')).toBe(
      '<img src="https://shop.example/a.png" alt="A" width="9" height="9" loading="lazy">',
    );
  });

  test.each([null, undefined, '', '  '])('%j is empty', (nothing) => {
    expect(toSafeHtml(nothing)).toBe('');
  });
});

describe('plain text', () => {
  test.each([
    ['<p>Keto &amp; vegan</p>\n<ul><li>One</li><li>Two</li></ul>', 'Keto & vegan One Two'],
    ['Men&#8217;s Daily', 'Men’s Daily'],
    ['<em>in</em>side', 'inside'],
    ['<p>Hi</p><script>alert(1)</script><style>p{}</style>', 'Hi'],
    ['  several\n  words ', 'several words'],
    ['<p> a </p> <!-- no --> <p>  b\n</p>', 'a b'],
    ['5 &lt; 6', '5 < 6'],
    [null, ''],
    [undefined, ''],
  ])('%j reads %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});

describe('lines', () => {
  test.each([
    ['<p>One</p>\n\n\n<p>Two<br>lines,\n  broken</p>', 'One\n\nTwo\nlines, broken'],
    ['<p>a</p><p></p><p></p><p>b</p>', 'a\n\nb'],
    ['<p>  a \t b  <br>  c</p>', 'a b\nc'],
    ['<p>a <br>b</p>', 'a\nb'],
    ['<p>a\nb</p>', 'a b'],
    ['<p>in<em>si</em>de</p>', 'inside'],
    ['<p>a<!-- no -->b</p>', 'ab'],
    [null, ''],
    [undefined, ''],
  ])('%j reads %j', (html, text) => {
    expect(toLines(html)).toBe(text);
  });
});
