import {nothingPublished} from '~adapters/content';
import {describe, expect, test} from 'vitest';
import type {ShownPart} from '~/pages/owner/shown-part';
import {loader as about} from '~/routes/about';
import {loader as companion} from '~/routes/companion';
import {loader as contact} from '~/routes/contact';
import {loader as faq} from '~/routes/faq';
import {loader as journal} from '~/journal/pages/journal';
import {loader as articleLoader} from '~/journal/pages/journal.article';
import {loader as feed} from '~/journal/pages/journal.feed';
import {loader as notFound} from '~/routes/page-not-found';
import {loader as policy} from '~/routes/policy';
import {loader as preview} from '~/routes/preview';
import {openContentShop} from '../support/content-shop';
import {runLoader, statusOf} from '../support/page-context';

const htmlOf = (parts: readonly ShownPart[]) =>
  parts.map((part) => (part.kind === 'html' ? part.html : `<${part.kind}>`)).join('');

const aPage = {type: 'page', slug: 'about', title: 'All about us', html: '<p>Hello</p>'};

describe('a page of the owner’s', () => {
  test('takes the place of the built-in one, until it is unpublished', async () => {
    const {content, save, changed} = openContentShop();
    const load = () => runLoader(about, '/about', {}, {content});
    expect(await load()).toMatchObject({title: 'About Bellyful'});
    save(aPage);
    expect(await changed()).toEqual(['/about']);
    expect(await load()).toMatchObject({
      title: 'All about us',
      ownersText: [{html: '<p>Hello</p>'}],
    });
    save({...aPage, status: 'draft', unpublish: true});
    await changed();
    expect(await load()).toMatchObject({title: 'About Bellyful'});
  });

  test('has an address of its own, also below another', async () => {
    const {content, save} = openContentShop();
    save({...aPage, slug: 'our-story'});
    save({...aPage, slug: 'help/returns'});
    const own = runLoader(companion, '/our-story', {pageKey: 'our-story'}, {content});
    expect(await own).toMatchObject({title: 'All about us'});
    expect(await runLoader(notFound, '/help/returns', {}, {content})).toMatchObject({
      title: 'All about us',
    });
    expect(await statusOf(runLoader(notFound, '/help/other', {}, {content}))).toBe(404);
  });

  test.each([
    ['private', {status: 'private'}],
    ['behind a password', {hasPassword: true}],
    ['a draft', {status: 'draft'}],
  ])('that is %s is not shown', async (_, more) => {
    const {content, save} = openContentShop();
    save({...aPage, ...more});
    expect(await runLoader(about, '/about', {}, {content})).toMatchObject({
      title: 'About Bellyful',
    });
    expect(JSON.stringify(await content.published())).not.toContain('All about us');
  });

  test.each(['cart', 'checkout', 'my-account', 'shop'])(
    'at WooCommerce’s own address /%s is machinery',
    async (slug) => {
      const {content, save} = openContentShop();
      save({...aPage, slug});
      expect((await content.published()).pages).toEqual([]);
    },
  );

  test('says of a policy when it was changed', async () => {
    const {content, save} = openContentShop();
    save({...aPage, slug: 'terms', title: 'Our terms'});
    expect(await runLoader(policy, '/terms', {}, {content})).toMatchObject({
      title: 'Our terms',
      updated: {day: new Date().toISOString().slice(0, 10)},
    });
  });

  test('stands above the contact form', async () => {
    const {content, save} = openContentShop();
    save({...aPage, slug: 'contact'});
    const page = await runLoader(contact, '/contact', {}, {content});
    expect(page).toMatchObject({title: 'All about us', text: [{html: '<p>Hello</p>'}]});
    expect(page.form.subjects.length).toBeGreaterThan(0);
  });

  test('of questions keeps their search and anchors', async () => {
    const {content, save} = openContentShop();
    const html =
      '<p>Ask us</p><details class="wp-block-details"><summary>Why?</summary><p>So.</p></details>';
    save({...aPage, slug: 'faq', html});
    const page = await runLoader(faq, '/faq', {}, {content});
    expect(htmlOf(page.text)).toBe('<p>Ask us</p>');
    expect(page.entries).toMatchObject([
      {id: 'why', question: 'Why?', parts: [{html: '<p>So.</p>'}]},
    ]);
    expect(JSON.stringify(page.meta)).toContain('"text":"So."');
  });

  test('changes at once, also twice within a second', async () => {
    const {content, save, changed} = openContentShop();
    const load = async () => (await content.page('/about'))?.text.plain;
    save(aPage);
    expect(await load()).toBe('Hello');
    save({...aPage, html: '<p>Hello again</p>'});
    await changed();
    expect(await load()).toBe('Hello again');
  });
});

describe('while WordPress does not answer', () => {
  test('the last text is shown', async () => {
    const {content, save, state} = openContentShop();
    save(aPage);
    await content.page('/about');
    state.isDown = true;
    expect(await runLoader(about, '/about', {}, {content})).toMatchObject({title: 'All about us'});
  });

  test('and there is none, the built-in one is', async () => {
    const {content, state} = openContentShop();
    state.isDown = true;
    expect(await runLoader(about, '/about', {}, {content})).toMatchObject({
      title: 'About Bellyful',
    });
  });
});

describe('the journal', () => {
  const anArticle = (number: number) => ({
    type: 'post',
    slug: `a-${number}`,
    title: `Article ${number} <b>&amp;</b>`,
    excerpt: 'Short & sweet',
    html: `<p>Text ${number}</p>`,
    publishedAt: `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`,
  });

  test('lists twelve a page, the newest first', async () => {
    const {content, save} = openContentShop();
    for (let number = 1; number <= 14; number += 1) save(anArticle(number));
    const first = await runLoader(journal, '/journal', {}, {content});
    expect(first.cards).toHaveLength(12);
    expect(first.cards[0]).toMatchObject({path: '/journal/a-14', title: 'Article 14 &'});
    expect(first).toMatchObject({newer: null, older: '/journal?page=2'});
    const second = await runLoader(journal, '/journal?page=2', {}, {content});
    expect(second).toMatchObject({newer: '/journal', older: null});
    expect(second.cards.map(({path}) => path)).toEqual(['/journal/a-2', '/journal/a-1']);
    expect(await statusOf(runLoader(journal, '/journal?page=3', {}, {content}))).toBe(404);
  });

  test('shows an article with its author, day and structured data', async () => {
    const {content, save} = openContentShop();
    save({...anArticle(5), author: 'Mona Chef'});
    const page = await runLoader(articleLoader, '/journal/a-5', {slug: 'a-5'}, {content});
    expect(page).toMatchObject({
      author: 'Mona Chef',
      published: {day: '2026-11-05', words: 'November 5, 2026'},
    });
    expect(JSON.stringify(page.meta)).toContain('"datePublished":"2026-11-05T09:00:00Z"');
    const unknown = runLoader(articleLoader, '/journal/a-6', {slug: 'a-6'}, {content});
    expect(await statusOf(unknown)).toBe(404);
  });

  test('has a feed', async () => {
    const {content, save} = openContentShop();
    save(anArticle(5));
    const text = await (await runLoader(feed, '/journal/feed.xml', {}, {content})).text();
    expect(text).toContain('<title>Article 5 &#38;</title>');
    expect(text).toContain('<link>https://shop.example/journal/a-5</link>');
    expect(text).toContain('<pubDate>Thu, 05 Nov 2026 09:00:00 GMT</pubDate>');
  });
});

test('an article behind a password is nowhere', async () => {
  const {content, save} = openContentShop();
  save({type: 'post', slug: 'secret', title: 'Secret', hasPassword: true});
  expect((await content.published()).articles).toEqual([]);
});

test('a menu beside a page ends what every page shows', async () => {
  const {content, menu, save, changed} = openContentShop();
  await content.published();
  save(aPage);
  menu('BELLYFUL_FOOTER', 'FAQ | /faq');
  expect(await changed()).toBeNull();
});

test('a menu stands in its owner’s order', async () => {
  const {content, menu, services} = openContentShop();
  menu('BELLYFUL_HEADER', 'One | /1\nTwo | /2');
  services.shop.content.menuItems.reverse();
  const {menus} = await content.published();
  expect(menus.header?.map(({label}) => label)).toEqual(['One', 'Two']);
});

test('a shop that shows no content to visitors has none', async () => {
  const {content, state, save} = openContentShop();
  save(aPage);
  state.isRefusing = true;
  expect(await content.published()).toEqual(nothingPublished);
});

test('a menu is a tree of the storefront’s links, and ends what every page shows', async () => {
  const {content, menu, changed} = openContentShop();
  await content.published();
  menu(
    'BELLYFUL_HEADER',
    'Shop | /shop/\nLearn\n- About | /about/\n- Elsewhere | https://x.example/',
  );
  expect(await changed()).toBeNull();
  const {menus} = await content.published();
  expect(menus).toEqual({
    header: [
      {label: 'Shop', href: '/products', below: []},
      {
        label: 'Learn',
        href: expect.any(String),
        below: [
          {label: 'About', href: '/about', below: []},
          {label: 'Elsewhere', href: 'https://x.example/', below: []},
        ],
      },
    ],
    footer: null,
  });
});

describe('a preview', () => {
  test('shows what was saved last to who has its address, and to nobody else', async () => {
    const {content, save, previewOf} = openContentShop();
    const id = save(aPage);
    save({
      ...aPage,
      title: 'Draft',
      html: '<p>Secret [gallery-x]</p><form></form>',
      status: 'draft',
    });
    const path = previewOf(id);
    expect(path).toMatch(/^\/preview\/[\w-]+\/about$/);
    const token = path.split('/')[2];
    const shown = await runLoader(preview, path, {token}, {content});
    expect(shown).toMatchObject({
      published: '/about',
      saved: expect.stringMatching(/^This is a preview of what was saved on \w+ \d+, \d{4} at /),
      omitted: ['the shortcode [gallery-x]', 'a form'],
      shown: {kind: 'page', page: {title: 'Draft'}},
    });
    expect(JSON.stringify(shown.meta)).toContain('noindex');
    expect(await runLoader(about, '/about', {}, {content})).toMatchObject({title: 'All about us'});
    expect(await statusOf(runLoader(preview, path, {token: 'guess'}, {content}))).toBe(404);
  });

  test('of what never was published leads to no published page, and tells the shop’s time', async () => {
    const {content, save, previewOf, services} = openContentShop();
    const id = save({...aPage, status: 'draft'});
    const saved = services.shop.content.records.find(({databaseId}) => databaseId === id);
    if (saved) saved.modifiedAt = '2026-11-20T23:30:00Z';
    const path = previewOf(id);
    const shown = await runLoader(preview, path, {token: path.split('/')[2]}, {content});
    expect(shown).toMatchObject({
      published: null,
      saved: expect.stringContaining('November 20, 2026 at 3:30 PM Pacific time'),
    });
  });

  test('ends', async () => {
    const {content, save, previewOf, services} = openContentShop();
    const token = previewOf(save(aPage)).split('/')[2] ?? '';
    for (const one of services.shop.content.previews.values()) one.endsAt = Date.now() - 1;
    expect(await content.draft(token)).toBeNull();
  });
});

test('texts that are hostile do nothing', async () => {
  const {content, save, menu} = openContentShop();
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  save({...aPage, title: evil, html: evil, excerpt: evil});
  save({type: 'post', slug: 'p', title: evil, html: evil, excerpt: evil, author: evil});
  menu('BELLYFUL_FOOTER', `${evil} | javascript:alert(1)`);
  const {pages, articles, menus} = await content.published();
  expect(JSON.stringify([pages, articles, menus.footer?.map(({label}) => label)])).not.toMatch(
    /onerror|<script/,
  );
  expect(menus.footer?.[0]?.href).not.toMatch(/^javascript/);
  expect(JSON.stringify(await content.page('/about'))).not.toMatch(/onerror|script>/);
});
