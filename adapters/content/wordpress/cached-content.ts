import {
  LoadingCache,
  MiB,
  second,
  sizeOfJson,
  storedForPages,
  timeout,
  type Host,
  type Reader,
} from '~adapters/cache';
import {CommerceError} from '~adapters/commerce';
import {
  isBelowProducts,
  nothingPublished,
  type Article,
  type Content,
  type OwnersPage,
  type PageEntry,
  type PublishedContent,
} from '~adapters/content';
import {toTranslated, type ContentLanguage} from '../translated-content';
import {readArticle, readDraft, readPage, readPublished, type ContentSource} from './read-content';
import {readSeo, type SeoMemory} from './read-seo';

type Read = {page: OwnersPage | Article | null};

/** What is stored of the owner's content (docs/caching.md). */
export interface ContentCaches {
  published: LoadingCache<PublishedContent>;
  /** By id and time of change, so that a change is another entry. */
  texts: LoadingCache<Read>;
  seo: SeoMemory;
}

/** Raise it when `PublishedContent` or a text changes its shape: an edge's cache outlives a deployment. */
export const contentVersion = 5;
const publishedKey = `content-${contentVersion}`;

const backoff = 5 * second;

export function createContentCaches(host: Host = {}): ContentCaches {
  const firstTimeout = {ms: timeout, error: () => isSlow()};
  return {
    published: new LoadingCache<PublishedContent>({
      ...storedForPages<PublishedContent>(host),
      backoff,
      firstBackoff: backoff,
      firstTimeout,
      maxSize: 1000,
    }),
    seo: {isUnknown: false},
    texts: new LoadingCache<Read>({
      ...storedForPages<Read>(host),
      backoff,
      firstTimeout,
      absentMaxAge: 30 * second,
      isRevalidatedFirst: true,
      maxSize: 8 * MiB,
      sizeOf: sizeOfJson,
    }),
  };
}

const isSlow = () => new CommerceError('timeout', 'GetContent', 'The shop is slow.');

export interface ContentReader extends Reader {
  caches: ContentCaches;
}

/** The owner's content from mapped answers, in a further language or the shop's own. */
export function createContent(
  source: ContentSource,
  reader: ContentReader,
  language?: ContentLanguage,
): Content {
  const {caches} = reader;
  async function publishedInEnglish() {
    const {value} = await caches.published.read(publishedKey, loadPublished(source), reader);
    return value;
  }
  async function published() {
    const value = await publishedInEnglish();
    return language ? toTranslated(value, language) : value;
  }
  async function text<Entry extends PageEntry, Found extends Entry>(
    list: readonly Entry[],
    path: string,
    read: (source: ContentSource, entry: Entry) => Promise<((OwnersPage | Article) & Found) | null>,
  ): Promise<Found | null> {
    const entry = list.find((one) => one.path === path);
    if (!entry) return null;
    const {value} = await caches.texts.read(
      textKey(entry),
      async () => {
        const [page, seo] = await Promise.all([
          read(source, entry),
          readSeo(source, caches.seo, entry),
        ]);
        return {value: {page: page && {...page, seo}}, state: page ? 'complete' : 'absent'};
      },
      reader,
    );
    return value.page as Found | null;
  }
  return {
    published,
    async page(path) {
      const page = await text((await published()).pages, path, readPage);
      if (path !== '/' || !page || hasSections(page)) return page;
      // A language's own page may be there for those below it alone.
      const english = language && (await text((await publishedInEnglish()).pages, path, readPage));
      return english && hasSections(english) ? {...english, lang: 'en'} : null;
    },
    article: async (path) => text((await published()).articles, path, readArticle),
    known: (entry) => caches.texts.peek(textKey(entry))?.page ?? null,
    draft: (token) => readDraft(source, token),
  };
}

/** A front page of other means is one of the shop's theme: the storefront's home page has sections. */
const hasSections = ({text}: OwnersPage) => text.parts.some(({kind}) => kind === 'section');

/** A text that a language shows untranslated is marked there alone. */
const textKey = ({databaseId, modifiedAt, lang = ''}: PageEntry) =>
  `text-${contentVersion} ${databaseId} ${modifiedAt} ${lang}`;

/** A shop that answers no content, such as one that shows none to visitors, has none. */
const loadPublished = (source: ContentSource) => async () => {
  const value = await readPublished(source).catch((error: unknown) => {
    if (error instanceof CommerceError && error.kind === 'graphql') return nothingPublished;
    throw error;
  });
  return {value, state: 'complete' as const};
};

/** Reads anew what is published. Answers the paths whose pages show something else now; null where any page may. */
export async function revalidateContent(
  caches: ContentCaches,
  source: ContentSource,
): Promise<string[] | null> {
  const before = caches.published.peek(publishedKey);
  caches.texts.invalidate('all');
  caches.published.invalidate('all');
  caches.seo.isUnknown = false;
  const after = await caches.published.revalidate(publishedKey, loadPublished(source));
  return before ? changedPaths(before, after) : null;
}

/** Null where what stands on every page has changed, or nothing that the lists tell. */
function changedPaths(before: PublishedContent, after: PublishedContent): string[] | null {
  const shell = ({menus, announcements, look}: PublishedContent) =>
    JSON.stringify([menus, announcements, look]);
  if (shell(before) !== shell(after)) return null;
  const written = ({pages, articles, recipes}: PublishedContent) =>
    new Set([
      ...[...pages, ...articles].map((entry) => `${entry.path} ${JSON.stringify(entry)}`),
      ...recipes.map(
        (one) => `/recipes${one.isKonjac ? '/konjac' : ''}/${one.slug} ${JSON.stringify(one)}`,
      ),
    ]);
  const [old, now] = [written(before), written(after)];
  const changed = [
    ...[...old].filter((one) => !now.has(one)),
    ...[...now].filter((one) => !old.has(one)),
  ];
  const paths = new Set(changed.map((entry) => entry.split(' ')[0] ?? ''));
  if ([...paths].some(isBelowProducts)) return null;
  return paths.size > 0 ? [...paths] : null;
}
