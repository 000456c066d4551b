import {expect, test} from 'vitest';
import type {Seo} from '~adapters/content';
import {pageMeta} from './seo';

const page = {title: 'Tea', description: 'Of tea.', path: '/tea', siteUrl: 'https://shop.example'};
const canonical = {tagName: 'link', rel: 'canonical', href: 'https://shop.example/tea'};
const noindex = {name: 'robots', content: 'noindex'};
const seo = {isHidden: true} as Seo;

test.each([
  ['a page', {}, canonical],
  ['one of the account', {isPrivate: true}, noindex],
  ['one that the owner’s plugin hides', {seo}, noindex],
  ['one that it does not', {seo: {...seo, isHidden: false}}, canonical],
])('%s is found or hidden: %j', (_, changes, tag) => {
  const meta = pageMeta({...page, ...changes});
  expect(meta).toContainEqual(tag);
  expect(meta).not.toContainEqual(tag === noindex ? canonical : noindex);
});
