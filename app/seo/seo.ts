import type {Thing} from 'schema-dts';
import type {MetaDescriptor} from 'react-router';
import type {Seo} from '~adapters/content';
import {shopName} from '~/content/brand';
import {toPageTitle} from '~/content/settings';
import {alternatesOf} from '~/content/languages';
import {inLanguage} from '~/content/language-paths';
import {inOwnName, type Matches} from './shown-meta';

interface Page {
  /** Without the shop's name. */
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  siteUrl: string;
  /** Path or address of the picture for social networks. */
  image?: string | undefined;
  /** schema.org objects. */
  structuredData?: Exclude<Thing, string>[];
  /** For pages that are not indexed: cart, checkout, account. */
  isPrivate?: boolean;
  type?: 'website' | 'product' | 'article';
  /** What the owner's plugin says in the place of what the page would. */
  seo?: Seo | null;
}

/** Title, description, canonical address, social card and structured data of a page. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const {seo} = page;
  const title = seo?.title ?? toPageTitle(page.title);
  const description = seo?.description ?? page.description;
  const shared = seo?.shareDescription ?? description;
  const own = new URL(inLanguage(page.path), page.siteUrl).href;
  const url = seo?.canonical ? new URL(seo.canonical, page.siteUrl).href : own;
  const image = new URL(seo?.image ?? page.image ?? '/share.jpg', page.siteUrl).href;
  return [
    {title},
    ...(description ? [{name: 'description', content: description}] : []),
    {property: 'og:title', content: seo?.shareTitle ?? title},
    ...(shared ? [{property: 'og:description', content: shared}] : []),
    {property: 'og:type', content: page.type ?? 'website'},
    {property: 'og:url', content: url},
    {property: 'og:image', content: image},
    {property: 'og:site_name', content: shopName},
    {name: 'twitter:card', content: 'summary_large_image'},
    ...((page.isPrivate ?? seo?.isHidden)
      ? [{name: 'robots', content: 'noindex'}]
      : [
          {tagName: 'link' as const, rel: 'canonical', href: url},
          ...(import.meta.env.SSR && url === own ? translationsOf(page) : []),
        ]),
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': {'@context': 'https://schema.org', ...data},
    })),
  ];
}

/** The page in all languages of the shop, for search engines: each names the others, and which one is for everybody else. */
function translationsOf({path, siteUrl}: Pick<Page, 'path' | 'siteUrl'>) {
  return alternatesOf(path, siteUrl).map(([hrefLang, href]) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href,
  }));
}

/** The head of a page that is not indexed: cart, checkout, account. All others make theirs in the loader. */
export const privateMeta =
  ({title, description}: Pick<Page, 'title' | 'description'>) =>
  ({matches}: {matches: Matches}) =>
    inOwnName(
      [
        {title: toPageTitle(title)},
        {name: 'description', content: description},
        {property: 'og:image', content: `${matches[0]?.loaderData?.siteUrl ?? ''}/share.jpg`},
        {name: 'robots', content: 'noindex'},
      ],
      matches,
    );
