import {z} from 'zod';
import {CommerceError, type Picture} from '~adapters/commerce';
import {
  type Announcement,
  type Article,
  type ArticleEntry,
  type Draft,
  type Look,
  type MenuLink,
  type OwnersPage,
  type OwnersRecipe,
  type PageEntry,
  type PublishedContent,
} from '~adapters/content';
import type {ShopClient} from '~adapters/woocommerce/client';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestIfKnown} from '~adapters/woocommerce/request-plugin';
import {toError} from '~adapters/woocommerce/problems';
import {toPlainText} from '~adapters/woocommerce/to-html';
import {toPicture} from '~adapters/woocommerce/products/to-picture';
import {
  GetContentDocument,
  GetPageDocument,
  GetPostDocument,
  type ArticleFieldsFragment,
  type GetContentQuery,
} from '~graphql/generated/documents';
import {toSiteLink} from './to-site-link';
import {toText} from './to-text';

type PageNode = NonNullable<GetContentQuery['pages']>['nodes'][number];
type MenuNode = NonNullable<GetContentQuery['menuItems']>['nodes'][number];

export interface ContentSource {
  client: ShopClient;
  plugin: PluginClient;
  shopUrl: string;
  /** Codes of the further languages. */
  languages: readonly string[];
}

/** A thousand pages and as many articles. */
const mostQuestions = 10;
const query = {fresh: true, inBackground: true} as const;

/** What is published, by WPGraphQL as any visitor sees it, and by the plugin what only it knows. */
export async function readPublished(source: ContentSource): Promise<PublishedContent> {
  const [answers, {announcements, recipes, look, wordsIn}] = await Promise.all([
    readLists(source.client),
    readOwnTypes(source.plugin),
  ]);
  const pages = answers.flatMap(({pages}) => pages?.nodes ?? []).flatMap(toPageEntry);
  const articles = answers.flatMap(({posts}) => posts?.nodes ?? []).flatMap(toArticleEntry);
  const places = new Map(
    answers
      .flatMap(({posts}) => posts?.nodes ?? [])
      .map(({uri, slug}) => [toPath(uri), articlePath(slug)]),
  );
  const items = answers[0]?.menuItems?.nodes ?? [];
  const menu = (location: string) =>
    toMenu(items, location, (href) => toSiteLink(href, source.shopUrl, places));
  return {
    pages,
    articles,
    menus: {header: menu('BELLYFUL_HEADER'), footer: menu('BELLYFUL_FOOTER')},
    announcements,
    recipes,
    look,
    translations: Object.fromEntries(
      source.languages.map((code) => {
        // As WPGraphQL writes the name of a place.
        const end = code.toUpperCase().replaceAll('-', '_');
        const [header, footer] = [menu(`BELLYFUL_HEADER_${end}`), menu(`BELLYFUL_FOOTER_${end}`)];
        return [code, {header, footer, words: wordsIn[code] ?? {}}];
      }),
    ),
  };
}

async function readLists(client: ShopClient): Promise<GetContentQuery[]> {
  const answers: GetContentQuery[] = [];
  let after = {pagesAfter: null as string | null, postsAfter: null as string | null};
  for (let count = 0; count < mostQuestions; count += 1) {
    const {data, problems} = await client.query(GetContentDocument, after, query);
    const error = toError('GetContent', problems);
    if (error && !(data?.pages ?? data?.posts)) throw error;
    if (!data) break;
    answers.push(data);
    const [pages, posts] = [data.pages?.pageInfo, data.posts?.pageInfo];
    if (!pages?.hasNextPage && !posts?.hasNextPage) break;
    // A list that has ended is asked for what follows its last cursor: nothing.
    after = {
      pagesAfter: pages?.endCursor ?? after.pagesAfter,
      postsAfter: posts?.endCursor ?? after.postsAfter,
    };
  }
  return answers;
}

/** `/our-story/` of WordPress, as the storefront writes it. */
const toPath = (uri: string | null) => `/${(uri ?? '').replace(/^\/+|\/+$/g, '')}`;

const articlePath = (slug: string | null) => `/journal/${slug ?? ''}`;

/** Those that WooCommerce makes are machinery: the storefront has its own. */
const machinery = new Set(['/shop', '/cart', '/checkout', '/my-account']);

function toPageEntry(node: PageNode): PageEntry[] {
  const {databaseId, uri, title, modifiedGmt, hasPassword, isFrontPage, isPostsPage} = node;
  const path = toPath(uri);
  // What stands first is the home page, whatever it is called.
  const isNone = isFrontPage !== (path === '/');
  if (hasPassword || isNone || isPostsPage || machinery.has(path)) return [];
  return [{databaseId, path, title: toPlainText(title), modifiedAt: toTime(modifiedGmt)}];
}

/** WordPress writes GMT without its zone. */
const toTime = (gmt: string | null) => (gmt ? `${gmt.replace(' ', 'T').replace(/Z$/, '')}Z` : '');

function toArticleEntry(node: ArticleFieldsFragment): ArticleEntry[] {
  if (node.hasPassword || !node.slug) return [];
  const title = toPlainText(node.title);
  return [
    {
      databaseId: node.databaseId,
      path: articlePath(node.slug),
      title,
      excerpt: toPlainText(node.excerpt),
      author: toAuthor(node.author?.node),
      picture: toPicture(node.featuredImage?.node ?? null, title),
      publishedAt: toTime(node.dateGmt),
      modifiedAt: toTime(node.modifiedGmt),
    },
  ];
}

/** Who has set no name is called by what he signs in with, which is nobody's business. */
const toAuthor = (node?: {name: string | null; slug: string | null}): string | null =>
  node?.name && node.name.toLowerCase() !== node.slug ? toPlainText(node.name) || null : null;

/** The items of a location as a tree; null where no menu has it. */
function toMenu(
  items: readonly MenuNode[],
  location: string,
  toHref: (href: string) => string,
): MenuLink[] | null {
  const here = items
    .filter(({locations}) => locations?.some((one) => String(one) === location))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const below = (parent: number): MenuLink[] =>
    here
      .filter(({parentDatabaseId}) => (parentDatabaseId ?? 0) === parent)
      .map(({databaseId, label, url}) => ({
        label: toPlainText(label),
        href: safeHref(toHref(url ?? '')),
        below: below(databaseId),
      }));
  return here.length > 0 ? below(0) : null;
}

/** Addresses that a link may have; anything else leads nowhere. */
const safeHref = (href: string) => (/^(\/(?!\/)|#|https?:|mailto:|tel:)/.test(href) ? href : '#');

const plain = z.string().transform(toPlainText);
const time = z.iso.datetime({offset: true}).transform((text) => Date.parse(text));
const minutes = z.int().nonnegative();
const picture = z
  .object({url: z.url({protocol: /^https?$/}), alt: z.string(), width: z.int(), height: z.int()})
  .transform(({url, alt, width, height}): Picture => ({
    url,
    altText: alt,
    width,
    height,
    srcSet: '',
    smallUrl: url,
  }));

const link = z.string().transform((href) => (/^(\/(?!\/)|https?:\/\/)/.test(href) ? href : null));

/** By the codes of languages; an older plugin tells none. */
const byCode = <Value extends z.ZodType>(one: Value) => z.record(z.string(), one).default({});

const announcement: z.ZodType<Announcement> = z.object({
  id: z.int(),
  text: plain,
  href: link.nullable(),
  from: time,
  until: time.nullable(),
  translations: byCode(plain),
});

/** A line that its owner typed; null where it names no product. */
const recipeProduct = z.string().transform((line) => {
  const [, packs, slug = ''] = /^([1-9]\d?) ([\p{L}\p{N}_%-]+)$/u.exec(line) ?? [];
  return packs ? {slug, packs: Number(packs)} : null;
});

const recipeTexts = z.object({
  title: plain,
  description: plain,
  ingredients: z.array(plain),
  steps: z.array(plain),
  keyIngredients: z.array(plain),
});

const recipe: z.ZodType<OwnersRecipe> = recipeTexts.extend({
  id: z.int(),
  slug: z.string(),
  translations: byCode(recipeTexts),
  isKonjac: z.boolean(),
  kind: plain,
  prepMinutes: minutes,
  cookMinutes: minutes.nullable(),
  restMinutes: minutes.nullable(),
  servings: z.int().positive(),
  products: z
    .array(recipeProduct)
    .default([])
    .transform((all) => all.filter((one) => one !== null)),
  calories: z.number(),
  proteinGrams: z.number(),
  netCarbGrams: z.number(),
  picture: picture.nullable(),
});

/** One that is not as agreed is left out: the others stand. */
const manyOf = <Value>(one: z.ZodType<Value>) =>
  z.array(z.unknown()).transform((all) =>
    all.flatMap((value) => {
      const read = one.safeParse(value);
      return read.success ? [read.data] : [];
    }),
  );

const icon = z.url({protocol: /^https?$/});
const families = z.string().regex(/^[\w ,'-]+$/);
const tones = z.record(z.string().regex(/^[a-z-]+$/), z.string().regex(/^#[0-9a-f]{6}$/));
const file = icon.nullable().default(null);
const look: z.ZodType<Look> = z.object({
  name: plain.default(''),
  line: plain.default(''),
  tones: z.object({light: tones, dark: tones}),
  shape: z.object({corners: z.number(), density: z.number(), display: families, text: families}),
  logo: z
    .object({
      src: z.string().regex(/^data:image\/[a-z+]+;base64,[\w+/=]+$/),
      ratio: z.number(),
      file: file.optional(),
    })
    .nullable(),
  fonts: z.object({display: file, text: file}).default({display: null, text: null}),
  icons: z.object({tab: icon, touch: icon, app: icon, large: icon}).nullable().default(null),
  maskable: file,
  share: file,
});

const ownTypes = z.object({
  announcements: manyOf(announcement),
  recipes: manyOf(recipe),
  look: look.nullable().catch(null),
  wordsIn: byCode(z.record(plain, plain)),
});

/** Announcements, recipes, the look and words, which an older plugin does not know. */
async function readOwnTypes(plugin: PluginClient): Promise<z.infer<typeof ownTypes>> {
  const request = {method: 'GET', path: '/content', isForPage: true} as const;
  const sent = await requestIfKnown<unknown>(plugin, 'content.published', request);
  if (sent === null) return {announcements: [], recipes: [], look: null, wordsIn: {}};
  const read = ownTypes.safeParse(sent);
  if (read.success) return read.data;
  throw new CommerceError('notJson', 'content.published', 'The shop answered something else.');
}

const textOf = (html: string | null | undefined, shopUrl: string) =>
  toText(html, (href) => toSiteLink(href, shopUrl, new Map()), shopUrl);

/** Null once it is published no more. */
export async function readPage(
  source: ContentSource,
  entry: PageEntry,
): Promise<OwnersPage | null> {
  const id = String(entry.databaseId);
  const {data, problems} = await source.client.query(GetPageDocument, {id}, query);
  const error = toError('GetPage', problems);
  if (error) throw error;
  const node = data?.page;
  if (!node) return null;
  return {
    ...entry,
    seo: null,
    text: textOf(node.content, source.shopUrl),
    picture: toPicture(node.featuredImage?.node ?? null, entry.title),
  };
}

/** Null once it is published no more. */
export async function readArticle(
  source: ContentSource,
  entry: ArticleEntry,
): Promise<Article | null> {
  if (entry.isPage) {
    const page = await readPage(source, entry);
    return page && {...entry, ...page, picture: page.picture ?? entry.picture};
  }
  const id = String(entry.databaseId);
  const {data, problems} = await source.client.query(GetPostDocument, {id}, query);
  const error = toError('GetPost', problems);
  if (error) throw error;
  return data?.post ? {...entry, seo: null, text: textOf(data.post.content, source.shopUrl)} : null;
}

const draft = z.object({
  type: z.enum(['page', 'post', 'recipe', 'announcement']),
  id: z.int(),
  path: z.string(),
  title: plain,
  html: z.string(),
  excerpt: plain,
  author: plain.nullable(),
  picture: picture.nullable(),
  publishedAt: z.string().nullable(),
  isPublished: z.boolean().default(true),
  savedAt: z.string(),
  recipe: recipe.nullable(),
  announcement: announcement.nullable(),
});

/** What the owner saved last, by the token of a preview; null for one that is over. */
export async function readDraft(
  {plugin, shopUrl}: ContentSource,
  token: string,
): Promise<Draft | null> {
  const request = {method: 'GET', path: '/content/draft', query: {token}} as const;
  const answer = await plugin.send<unknown>('content.draft', request);
  if (!answer.ok) return null;
  const read = draft.safeParse(answer.body);
  if (!read.success)
    throw new CommerceError('notJson', 'content.draft', 'The shop answered something else.');
  const {type, id, path, savedAt, isPublished, title, html, ...rest} = read.data;
  const entry = {databaseId: id, path, title, modifiedAt: savedAt};
  const at = {path, isPublished, savedAt};
  if (type === 'recipe' && rest.recipe) return {...at, kind: 'recipe', recipe: rest.recipe};
  if (type === 'announcement' && rest.announcement)
    return {...at, kind: 'announcement', announcement: rest.announcement};
  const text = textOf(html, shopUrl);
  const {excerpt, author, picture: shown, publishedAt} = rest;
  if (type === 'post')
    return {
      ...at,
      kind: 'article',
      article: {
        ...entry,
        seo: null,
        text,
        excerpt,
        author,
        picture: shown,
        publishedAt: publishedAt ?? savedAt,
      },
    };
  return {...at, kind: 'page', page: {...entry, seo: null, text, picture: shown}};
}
