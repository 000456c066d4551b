import {data} from 'react-router';
import type {Article, ArticleEntry} from '~adapters/content';
import {ownName} from '~/server/look.server';
import {ownerWords} from '~/content/owner';
import {crumbLabels} from '~/content/labels/controls';
import {languageTag} from '~/content/language';
import {withoutLanguage} from '~/content/language-paths';
import {notCached} from '~/server/cache/cache-policy';
import type {AppServices} from '~/server/app-services';
import {toLongDate} from '~/server/http/long-date.server';
import {pageMeta} from '~/seo/seo';
import {article as describeArticle, breadcrumbList} from '~/seo/structured-data';
import {showParts, toDescription} from '~/pages/owner/owners-page.server';

const journalPath = '/journal';
const feedPath = `${journalPath}/feed.xml`;

const onePage = 12;
const inFeed = 20;

const toCard = ({path, title, lang, excerpt, author, picture, publishedAt}: ArticleEntry) => ({
  path,
  title,
  ...(lang && {lang}),
  excerpt,
  author,
  picture,
  published: {day: publishedAt.slice(0, 10), words: toLongDate(publishedAt)},
});

export type ArticleCard = ReturnType<typeof toCard>;

type Services = Pick<AppServices, 'commerce' | 'content' | 'log' | 'siteUrl'>;

/** The articles, newest first, twelve a page (`?page=2`). */
export async function journalPage(request: Request, {content, siteUrl}: Services) {
  const {articles} = await content.published();
  const wanted = new URL(request.url).searchParams.get('page');
  const last = Math.max(1, Math.ceil(articles.length / onePage));
  const page = Number(wanted ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > last) throw data(null, {status: 404});
  const to = (number: number) => (number === 1 ? journalPath : `${journalPath}?page=${number}`);
  const shown = {
    cards: articles.slice((page - 1) * onePage, page * onePage).map(toCard),
    newer: page > 1 ? to(page - 1) : null,
    older: page < last ? to(page + 1) : null,
    feedPath,
    meta: [
      ...pageMeta({
        title: ownerWords.journal,
        description: ownerWords.journalDescription,
        path: to(page),
        siteUrl,
      }),
      {
        tagName: 'link' as const,
        rel: 'alternate',
        type: 'application/rss+xml',
        title: ownerWords.feed,
        href: feedPath,
      },
    ],
  };
  return wanted === '1' ? data(shown, notCached) : data(shown);
}

export async function articlePage(request: Request, context: Services) {
  const {pathname} = new URL(request.url);
  const article = await context.content.article(withoutLanguage(pathname).replace(/\.data$/, ''));
  if (!article) throw data(null, {status: 404});
  return showArticle(article, context);
}

export async function showArticle(article: Article, context: Services) {
  const {siteUrl} = context;
  const {path, title, excerpt, text, picture, author, publishedAt, modifiedAt} = article;
  const description = toDescription(excerpt || text.plain);
  const crumbs = [
    {name: crumbLabels.home, path: '/'},
    {name: ownerWords.journal, path: journalPath},
    {name: title, path},
  ];
  return {
    ...toCard(article),
    ownersText: await showParts(text, context),
    crumbs,
    meta: pageMeta({
      title,
      description,
      path,
      siteUrl,
      image: picture?.url,
      type: 'article',
      seo: article.seo,
      structuredData: [
        describeArticle(
          {title, description, path, author, publishedAt, modifiedAt},
          siteUrl,
          picture?.url,
        ),
        breadcrumbList(siteUrl, crumbs),
      ],
    }),
  };
}

export type ArticlePageData = Awaited<ReturnType<typeof showArticle>>;

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** The newest articles as RSS 2.0. */
export async function journalFeed({content, siteUrl}: Services): Promise<Response> {
  const {articles} = await content.published();
  const items = articles.slice(0, inFeed).map(
    ({path, title, excerpt, publishedAt}) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl + path)}</link>
<guid>${escapeXml(siteUrl + path)}</guid>
<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>
<description>${escapeXml(excerpt)}</description>
</item>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${await ownName({content})} ${ownerWords.journal}`)}</title>
<link>${escapeXml(siteUrl + journalPath)}</link>
<description>${escapeXml(ownerWords.journalDescription)}</description>
<language>${languageTag}</language>
<atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
  return new Response(text, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  });
}
