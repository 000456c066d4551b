import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {callPlugin, startPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
}, 60_000);
afterAll(() => php.exit());

const call = (name: string, ...args: unknown[]) => callPlugin(php, `Reviews\\${name}`, ...args);

describe('the text of a review', () => {
  test.each([
    'Firm & good <3',
    '<script>alert(1)</script>',
    '&lt;b&gt; typed as it is, &amp; again',
    'It’s "quoted" \'twice\'',
    'One\n\nTwo\nThree',
  ])('%j is kept without markup and read as it was typed', async (text) => {
    const stored = await call('to_stored', text);
    expect(stored).not.toMatch(/[<>]/);
    expect(await call('to_typed', stored)).toBe(text);
  });

  test('loses what staff made of it in the shop’s editor', async () => {
    expect(await call('to_typed', 'Fine <b>noodles</b>')).toBe('Fine noodles');
  });
});

test('stars are counted from one to five', async () => {
  expect(await call('to_counts', {3: 1, 5: 7})).toEqual([0, 0, 1, 0, 7]);
  expect(await call('to_counts', {})).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ['10', 10],
  ['0', 0],
  ['-3', 0],
  ['400', 90],
  ['', 10],
  ['soon', 10],
])('the owner who writes “%s” has his buyers asked after %i days', async (written, days) => {
  expect(await call('to_days', written)).toBe(days);
});

test.each([
  ['1', 'approved'],
  ['0', 'waiting'],
  ['spam', 'refused'],
  ['trash', 'refused'],
])('what WordPress keeps as %s is %s', async (stored, status) => {
  expect(await call('status_of', stored)).toBe(status);
});

test('the mail leads to the product’s reviews', async () => {
  expect(await call('review_url', 'https://bellyful.example', 'konjac-rice')).toBe(
    'https://bellyful.example/wordpress-product/konjac-rice#reviews',
  );
  expect(await call('review_url', 'https://bellyful.example', 'caf%c3%a9')).toBe(
    'https://bellyful.example/wordpress-product/caf%C3%A9#reviews',
  );
});
