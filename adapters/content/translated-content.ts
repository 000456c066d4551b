import type {ArticleEntry, MenuLink, PageEntry, PublishedContent} from './index';

const inEnglish = {lang: 'en'};

const marked = (menu: MenuLink[] | null) => menu?.map((link) => ({...link, ...inEnglish})) ?? null;

/** Made once of what is published, and gone with it. */
const translated = new WeakMap<PublishedContent, PublishedContent>();

/**
 * The same as pages below `/es` show it: of a page or an article the page of its address below `/es` (rules: Languages).
 * What is not translated is marked as the language it is in.
 */
export function toTranslated(published: PublishedContent, prefix: string): PublishedContent {
  const known = translated.get(published);
  if (known) return known;
  const {pages, articles, menus, recipes, announcements, words} = published;
  // WordPress has fields for one language beside the shop's own.
  const isSpanish = prefix === '/es';
  const written = new Map(pages.map((page) => [page.path, page]));
  const translatedPage = (page: PageEntry): PageEntry => {
    const found = written.get(prefix + page.path);
    return found ? {...found, path: page.path} : {...page, ...inEnglish};
  };
  const translatedArticle = (article: ArticleEntry): ArticleEntry => {
    const found = written.get(prefix + article.path);
    if (!found) return {...article, ...inEnglish};
    return {...article, ...found, path: article.path, excerpt: '', isPage: true};
  };
  const made: PublishedContent = {
    ...published,
    pages: pages.filter(({path}) => !path.startsWith(`${prefix}/`)).map(translatedPage),
    articles: articles.map(translatedArticle),
    menus: {
      ...menus,
      header: (isSpanish && menus.spanish.header) || marked(menus.header),
      footer: (isSpanish && menus.spanish.footer) || marked(menus.footer),
    },
    recipes: recipes.map((recipe) => ({
      ...recipe,
      ...((isSpanish && recipe.spanish) || inEnglish),
    })),
    announcements: announcements.map((one) => ({
      ...one,
      ...(isSpanish && one.spanish ? {text: one.spanish} : inEnglish),
    })),
    words: isSpanish ? words : {},
  };
  translated.set(published, made);
  return made;
}
