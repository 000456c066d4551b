import {createEdgeStore, LoadingCache, type Lifetime, type Reader} from '~adapters/cache';
import {CommerceError} from '~adapters/commerce';
import {
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

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const MiB = 1024 * 1024;
const lifetime: Lifetime = {maxAge: 30 * second, staleWhileRevalidate: 15 * second};
const liveLifetime: Lifetime = {maxAge: minute, staleWhileRevalidate: 9 * minute};
/** Raise it when `PublishedContent` or a text changes its shape: an edge's cache outlives a deployment. */
const shapeVersion = 4;
const publishedKey = `content-${shapeVersion}`;

interface Host {
  openEdgeCache?: (() => Promise<Cache>) | undefined;
  isLiveSince?: (storedAt: number) => boolean;
}

export function createContentCaches({openEdgeCache, ...host}: Host = {}): ContentCaches {
  const usual = {
    ...host,
    lifetime,
    liveLifetime,
    staleIfError: day,
    timeout: 2 * second,
    loadTimeout: 20 * second,
  };
  const patience = {ms: 2 * second, error: () => isSlow()};
  const shared = <Value>() =>
    openEdgeCache && createEdgeStore<Value>(openEdgeCache, {seconds: day / second});
  return {
    published: new LoadingCache<PublishedContent>({
      ...usual,
      backoff: 5 * second,
      firstBackoff: 5 * second,
      firstTimeout: patience,
      maxSize: 1000,
      shared: shared(),
    }),
    seo: {isUnknown: false},
    texts: new LoadingCache<Read>({
      ...usual,
      backoff: 5 * second,
      firstTimeout: patience,
      absentMaxAge: 30 * second,
      isRevalidatedFirst: true,
      maxSize: 8 * MiB,
      sizeOf: (value) => 2 * JSON.stringify(value).length,
      shared: shared(),
    }),
  };
}

const isSlow = () => new CommerceError('timeout', 'GetContent', 'The shop is slow.');

export interface ContentReader extends Reader {
  caches: ContentCaches;
  /** Called with the reason why content could not be read: pages show the built-in texts then. */
  onFailed?: (error: unknown) => void;
}

/** The owner's content from mapped answers, in a further language or the shop's own. */
export function createContent(
  source: ContentSource,
  reader: ContentReader,
  language?: ContentLanguage,
): Content {
  const {caches} = reader;
  async function published() {
    const {value} = await caches.published.read(publishedKey, loadPublished(source), reader);
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
    page: async (path) => text((await published()).pages, path, readPage),
    article: async (path) => text((await published()).articles, path, readArticle),
    known: (entry) => caches.texts.peek(textKey(entry))?.page ?? null,
    draft: (token) => readDraft(source, token),
  };
}

const textKey = ({databaseId, modifiedAt}: PageEntry) =>
  `text-${shapeVersion} ${databaseId} ${modifiedAt}`;

/** A shop that answers no content, such as one that shows none to visitors, has none. */
const loadPublished = (source: ContentSource) => async () => {
  const value = await readPublished(source).catch((error: unknown) => {
    if (error instanceof CommerceError && error.kind === 'graphql') return nothingPublished;
    throw error;
  });
  return {value, state: 'complete' as const};
};

/**
 * Reads anew what is published, and ends what is stored of texts. Answers the paths whose pages show something else now;
 * null where any page may.
 */
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
  const shell = ({menus, announcements}: PublishedContent) =>
    JSON.stringify([menus, announcements]);
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
  return paths.size > 0 ? [...paths] : null;
}
