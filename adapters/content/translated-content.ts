import type {ArticleEntry, MenuLink, PageEntry, PublishedContent} from './index';

export interface ContentLanguage {
  code: string;
  /** What addresses of its pages begin with. */
  prefix: string;
}

const inEnglish = {lang: 'en'};

const marked = (menu: MenuLink[] | null) => menu?.map((link) => ({...link, ...inEnglish})) ?? null;

/** Made once of what is published, and gone with it. */
const translated = new WeakMap<PublishedContent, PublishedContent>();

/**
 * The same as pages below a language's prefix show it: of a page or an article the page of its address below that (rules:
 * Languages). What is not translated is marked as the language it is in.
 */
export function toTranslated(
  published: PublishedContent,
  {code, prefix}: ContentLanguage,
): PublishedContent {
  const known = translated.get(published);
  if (known) return known;
  const {pages, articles, menus, recipes, announcements, translations} = published;
  const written = new Map(pages.map((page) => [page.path, page]));
  const translatedPage = (page: PageEntry): PageEntry => {
    // The home page's is the page of the language itself.
    const found = written.get(prefix + page.path.replace(/^\/$/, ''));
    return found ? {...found, path: page.path} : {...page, ...inEnglish};
  };
  const translatedArticle = (article: ArticleEntry): ArticleEntry => {
    const found = written.get(prefix + article.path);
    if (!found) return {...article, ...inEnglish};
    // What the picture shows is described in the other language.
    const picture = article.picture && {...article.picture, altText: found.title};
    return {...article, ...found, path: article.path, excerpt: '', picture, isPage: true};
  };
  const made: PublishedContent = {
    ...published,
    pages: pages.filter(({path}) => !`${path}/`.startsWith(`${prefix}/`)).map(translatedPage),
    articles: articles.map(translatedArticle),
    menus: {
      header: translations[code]?.header ?? marked(menus.header),
      footer: translations[code]?.footer ?? marked(menus.footer),
    },
    recipes: recipes.map((recipe) => ({...recipe, ...(recipe.translations[code] ?? inEnglish)})),
    announcements: announcements.map((one) => {
      const text = one.translations[code];
      return {...one, ...(text ? {text} : inEnglish)};
    }),
  };
  translated.set(published, made);
  return made;
}
