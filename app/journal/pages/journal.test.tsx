// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, test} from 'vitest';
import type {Route} from './+types/journal';
import Journal from './journal';

afterEach(cleanup);

const card = (name: string) => ({
  path: `/journal/${name}`,
  title: name,
  excerpt: '',
  published: {day: '2026-11-20', words: 'November 20, 2026'},
  author: null,
  lang: undefined,
  picture: {url: `https://shop.example/${name}.jpg`, altText: '', width: 3, height: 2},
});

test.each([
  ['the newest', null, ['high', null]],
  ['none of an older page', '/journal', [null, null]],
])('%s of the journal’s articles opens it, its picture first', (_which, newer, priorities) => {
  const page = {
    cards: [card('new'), card('old')],
    newer,
    older: null,
    feedPath: '/journal/feed.xml',
  };
  const props = {loaderData: page} as unknown as Route.ComponentProps;
  const {container} = render(<Journal {...props} />, {
    wrapper: MemoryRouter,
  });
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(priorities);
});
