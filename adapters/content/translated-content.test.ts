import {describe, expect, test} from 'vitest';
import {createContent, createContentCaches} from '~adapters/content/wordpress/cached-content';
import {openContentShop} from '../../tests/support/content-shop';

const page = {type: 'page', title: 'About us', html: '<p>Hello</p>'};
const article = {type: 'post', slug: 'why', title: 'Why konjac', html: '<p>So</p>', excerpt: 'So.'};

/** What the owner has written, as Spanish pages and English ones read it. */
function open() {
  const shop = openContentShop();
  const {source} = shop;
  const spanish = createContent(
    source,
    {caches: createContentCaches()},
    {code: 'es', prefix: '/es'},
  );
  return {...shop, spanish};
}

test('an article is not signed with what its author signs in with', async () => {
  const {save, content} = open();
  save({...article, author: 'Robin'});
  expect((await content.published()).articles).toMatchObject([{author: null}]);
});

describe('in Spanish', () => {
  test('a page is the one of its address below /es, else English and marked', async () => {
    const {save, spanish, content} = open();
    save({...page, slug: 'about'});
    save({...page, slug: 'our-story', title: 'Our story'});
    save({...page, slug: 'es/about', title: 'Sobre nosotros', html: '<p>Hola</p>'});
    expect(await spanish.page('/about')).toMatchObject({
      path: '/about',
      title: 'Sobre nosotros',
      text: {plain: 'Hola'},
    });
    expect(await spanish.page('/about')).not.toHaveProperty('lang');
    expect(await spanish.page('/our-story')).toMatchObject({title: 'Our story', lang: 'en'});
    expect((await spanish.published()).pages.map(({path}) => path).toSorted()).toEqual([
      '/about',
      '/our-story',
    ]);
    expect(await content.page('/about')).toMatchObject({title: 'About us'});
    expect(await content.page('/about')).not.toHaveProperty('lang');
  });

  test('an article is a page below es/journal, with its day, author and picture', async () => {
    const {save, spanish} = open();
    save({...article, picture: 'konjac-spaghetti'});
    save({...article, slug: 'other', title: 'Other'});
    save({...page, slug: 'es/journal/why', title: 'Por qué konjac', html: '<p>Así</p>'});
    const [own] = (await spanish.published()).articles.filter(({path}) => path === '/journal/why');
    expect(own).toMatchObject({title: 'Por qué konjac', author: 'Robin Owner', excerpt: ''});
    const found = await spanish.article('/journal/why');
    expect(found).toMatchObject({title: 'Por qué konjac', text: {plain: 'Así'}});
    expect(found?.picture).toEqual(own?.picture);
    expect(found?.picture).toMatchObject({altText: 'Por qué konjac'});
    expect(found).not.toHaveProperty('lang');
    expect(await spanish.article('/journal/other')).toMatchObject({title: 'Other', lang: 'en'});
  });

  test('a menu is the one in the place for Spanish, else English and marked', async () => {
    const {menu, spanish, content} = open();
    menu('BELLYFUL_HEADER', 'Learn | #\n- FAQ | /faq');
    menu('BELLYFUL_FOOTER', 'Help | #\n- FAQ | /faq');
    menu('BELLYFUL_FOOTER_ES', 'Ayuda | #\n- Preguntas | /faq');
    const {menus} = await spanish.published();
    expect(menus.header).toMatchObject([{label: 'Learn', lang: 'en'}]);
    expect(menus.footer).toMatchObject([{label: 'Ayuda', below: [{label: 'Preguntas'}]}]);
    expect(menus.footer?.[0]).not.toHaveProperty('lang');
    expect((await content.published()).menus.footer).toMatchObject([{label: 'Help'}]);
  });

  test('an announcement and a recipe have their Spanish fields, else English and marked', async () => {
    const {save, spanish} = open();
    const told = {title: 'Limón', description: 'd', ingredients: [], steps: [], keyIngredients: []};
    save({type: 'announcement', slug: 'a', title: 'Free', fields: {translations: {es: 'Gratis'}}});
    save({type: 'announcement', slug: 'b', title: 'Hello'});
    save({type: 'recipe', slug: 'lemon', title: 'Lemon', fields: {translations: {es: told}}});
    save({type: 'recipe', slug: 'rice', title: 'Rice'});
    const {announcements, recipes} = await spanish.published();
    expect(announcements.map(({text, lang}) => [text, lang])).toEqual(
      expect.arrayContaining([
        ['Gratis', undefined],
        ['Hello', 'en'],
      ]),
    );
    expect(recipes.map(({slug, title, lang}) => [slug, title, lang])).toEqual([
      ['lemon', 'Limón', undefined],
      ['rice', 'Rice', 'en'],
    ]);
  });

  test('another language has the pages below its own prefix, and none of the Spanish fields', async () => {
    const {save, menu, source} = open();
    const language = {code: 'fr', prefix: '/fr'};
    const french = createContent(source, {caches: createContentCaches()}, language);
    menu('BELLYFUL_HEADER_ES', 'Ayuda | /faq');
    save({type: 'announcement', slug: 'a', title: 'Free', fields: {translations: {es: 'Gratis'}}});
    save({...page, slug: 'about'});
    save({...page, slug: 'fr/about', title: 'Qui nous sommes'});
    expect(await french.published()).toMatchObject({
      menus: {header: null},
      announcements: [{text: 'Free', lang: 'en'}],
    });
    expect(await french.page('/about')).toMatchObject({title: 'Qui nous sommes'});
  });

  test('it is made once of what is published', async () => {
    const {spanish} = open();
    expect(await spanish.published()).toBe(await spanish.published());
  });
});
