import {expect, test} from 'vitest';
import {openContentShop} from '../../tests/support/content-shop';
import {shellOf} from './shell.server';

const env = {PUBLIC_COMPANION_PATH: 'coach'} as never;
const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const announce = (text: string, from: string, until: string | null) => ({
  type: 'announcement',
  slug: text,
  title: text,
  publishedAt: from,
  fields: {href: '/products', until},
});

test('an announcement is shown from its day until its last', async () => {
  const {content, save} = openContentShop();
  save(announce('over', inDays(-3), inDays(-1)));
  save(announce('to come', inDays(1), null));
  expect((await shellOf({content, env})).announcement).toBeNull();
  const other = openContentShop();
  other.save(announce('now', inDays(-1), inDays(1)));
  expect((await shellOf({content: other.content, env})).announcement).toEqual({
    label: 'now',
    href: '/products',
  });
});

test('the owner’s menus take the place of the built-in ones, on two levels', async () => {
  const {content, menu} = openContentShop();
  menu(
    'BELLYFUL_HEADER',
    'FAQ | /faq\nLearn | /about\n- Recipes | /recipes\nMore\n- Shop | /shop/',
  );
  menu('BELLYFUL_FOOTER', 'Terms | /terms\nHelp\n- Contact | /contact');
  const names = (links: readonly {label: string; below: readonly {label: string}[]}[]) =>
    links.map(({label, below}) => [label, ...below.map((link) => link.label)]);
  const shell = await shellOf({content, env});
  expect(names(shell.headerMenu)).toEqual([
    ['FAQ'],
    ['Learn', 'Learn', 'Recipes'],
    ['More', 'Shop'],
  ]);
  expect(names(shell.footerMenu)).toEqual([
    ['Help', 'Contact'],
    ['More', 'Terms'],
  ]);
});

test('the coach’s entry says so while it is not open yet', async () => {
  const notes = async (more: object) => {
    const {content} = openContentShop();
    const {headerMenu} = await shellOf({content, env: {...(env as object), ...more} as never});
    return headerMenu.flatMap(({below}) =>
      below.flatMap((link) => ('note' in link ? [link.note] : [])),
    );
  };
  expect(await notes({})).toEqual(['opens soon']);
  expect(await notes({PUBLIC_COMPANION_URL: 'https://coach.example'})).toEqual([]);
});

test('without any, and while WordPress does not answer, the built-in menus stand', async () => {
  const {content, state} = openContentShop();
  state.isDown = true;
  const {headerMenu, footerMenu, announcement} = await shellOf({content, env});
  expect(headerMenu.map(({label}) => label)).toContain('MINDFUL HABITS');
  expect(footerMenu.map(({label}) => label)).toEqual(['Quick Links', 'Policies']);
  expect(announcement).toBeNull();
});
