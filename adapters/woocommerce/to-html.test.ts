import {describe, expect, test} from 'vitest';
import {toPlainText, toSafeHtml} from './to-html';

describe('HTML of the shop', () => {
  test('headings, lists and tables stay as the owner wrote them', () => {
    const html =
      '<h2>Inside</h2><p><strong>5</strong> calories</p><ul><li>Vegan</li></ul>' +
      '<table><tbody><tr><th scope="row">Carbs</th><td>0g</td></tr></tbody></table>';
    expect(toSafeHtml(html)).toBe(html);
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
    ['  several\n words ', 'several words'],
    [null, ''],
  ])('%j reads %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});
