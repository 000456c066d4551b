import {describe, expect, test} from 'vitest';
import {toRating} from '~adapters/woocommerce/products/to-product';
import {toReview} from './to-review';

const edge = (content: string, name = 'Ann', rating: number | null = 5) => ({
  rating,
  node: {databaseId: 1, content, dateGmt: '2026-10-04 14:00:00', author: {name}},
});

describe('a review', () => {
  test.each([
    ['<p>One</p>\n<p>Two<br />\nlines</p>\n', 'One\n\nTwo\nlines'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>', '<script>alert(1)</script> &lt;'],
    ['<script>alert(1)</script><p>Hi</p><style>p{}</style>', 'Hi'],
    ['<p><img src=x onerror=alert(1)>Fine</p>', 'Fine'],
    ['<p>See <a href="javascript:alert(1)" onclick="x()">my <b>page</b></a></p>', 'See my page'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
    ['', ''],
  ])('printed as %s says %j', (html, text) => {
    expect(toReview(edge(html)).text).toBe(text);
  });

  test('has a name without markup, and the moment in UTC', () => {
    const {name, writtenAt} = toReview(edge('<p>x</p>', '&lt;b&gt;Ann&lt;/b&gt; <i>B.</i>'));
    expect([name, writtenAt]).toEqual(['<b>Ann</b> B.', '2026-10-04T14:00:00Z']);
  });

  test.each([
    [0, null],
    [null, null],
    [4, 4],
    [9, 5],
    [0.4, 1],
    [4.4, 4],
    [-3, 1],
  ])('with the rating %s has %s stars', (rating, stars) => {
    expect(toReview(edge('<p>x</p>', 'Ann', rating)).stars).toBe(stars);
  });
});

test('a review of somebody unnamed has no name', () => {
  const {rating, node} = edge('<p>x</p>');
  expect(toReview({rating, node: {...node, author: null}})).toEqual({
    databaseId: 1,
    name: '',
    text: 'x',
    stars: 5,
    writtenAt: '2026-10-04T14:00:00Z',
  });
});

describe('a product', () => {
  const answered = {averageRating: 4.33, reviewCount: 3, reviewsAllowed: true};

  test('is rated by those who gave stars', () => {
    expect(toRating(answered)).toEqual({rating: {average: 4.33, count: 3}, reviewCount: 3});
    expect(toRating({...answered, averageRating: 0})).toEqual({rating: null, reviewCount: 3});
    expect(toRating({...answered, reviewCount: null})).toEqual({rating: null, reviewCount: 0});
  });

  test('that takes no reviews shows none that it had', () => {
    expect(toRating({...answered, reviewsAllowed: null})).toEqual({
      rating: null,
      reviewCount: null,
    });
  });
});
