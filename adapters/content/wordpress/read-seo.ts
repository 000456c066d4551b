import type {ArticleEntry, PageEntry, Seo} from '~adapters/content';
import {parseHtml, toPlainText} from '~adapters/woocommerce/to-html';
import {GetPageSeoDocument, GetPostSeoDocument} from '~graphql/generated/documents';
import type {ContentSource} from './read-content';
import {toSiteLink} from './to-site-link';

/** Whether the shop has answered that no plugin adds `seo`; asked anew when content changes. */
export interface SeoMemory {
  isUnknown: boolean;
}

const isUnknownField = (problem: string) => /Cannot query field .seo./.test(problem);

/** The head that an SEO plugin of WordPress makes for a page or an article (rules: The owner's pages). */
export async function readSeo(
  {client, shopUrl}: ContentSource,
  memory: SeoMemory,
  entry: PageEntry | ArticleEntry,
): Promise<Seo | null> {
  if (memory.isUnknown) return null;
  const isArticle = 'publishedAt' in entry;
  const variables = {id: String(entry.databaseId)};
  const query = {fresh: true, inBackground: true};
  const {data, problems} = isArticle
    ? await client.query(GetPostSeoDocument, variables, query)
    : await client.query(GetPageSeoDocument, variables, query);
  if (problems.some(isUnknownField)) memory.isUnknown = true;
  const seo = data && ('post' in data ? data.post?.seo : data.page?.seo);
  if (!seo) return null;
  const head = readHead(seo.fullHead ?? '');
  return {
    title: toPlainText(seo.title) || null,
    description: head.get('description') ?? null,
    canonical: toCanonical(head.get('canonical'), shopUrl, isArticle),
    shareTitle: head.get('og:title') ?? null,
    shareDescription: head.get('og:description') ?? null,
    image: safeImage(head.get('og:image')),
    isHidden: /\b(noindex|none)\b/i.test(head.get('robots') ?? ''),
  };
}

/** What the head's tags say, each by its name; the first of several counts. */
function readHead(html: string): Map<string, string> {
  const said = new Map<string, string>();
  for (const node of parseHtml(html).children) {
    if (node.type !== 'element') continue;
    const {name, property, content, rel, href} = node.properties;
    const isCanonical = Array.isArray(rel) && rel.includes('canonical');
    const key = String(isCanonical ? 'canonical' : (name ?? property ?? '')).toLowerCase();
    const value = ((isCanonical ? href : content) ?? '').trim();
    if (value !== '' && !said.has(key)) said.set(key, value);
  }
  return said;
}

/** WordPress' own address of an article is none of the storefront's. */
function toCanonical(href: string | undefined, shopUrl: string, isArticle: boolean): string | null {
  if (!href || !/^https?:/.test(href)) return null;
  const link = toSiteLink(href, shopUrl, new Map());
  const isOurs = link.startsWith('/') || link.startsWith(shopUrl);
  return isOurs && (isArticle || !link.startsWith('/')) ? null : link;
}

const safeImage = (url: string | undefined) => (url && /^https?:/.test(url) ? url : null);
