import {uploadsPath} from '../woocommerce/media';
import type {NewDraft, NewMenu} from '~adapters/content';
import type {ContentRecord} from '../woocommerce/content-record';
import {refuse, route} from './rest';
import type {WordPressState} from './state';

/** What the plugin tells of recipes, announcements and drafts. */
export const contentRoutes = (state: WordPressState) => [
  route('get', '/content', ({origin}) => {
    const of = (type: ContentRecord['type']) =>
      state.shop.content.records.filter(
        (record) => record.type === type && record.status === 'publish' && !record.hasPassword,
      );
    return {
      announcements: of('announcement').map(toAnnouncement).toReversed(),
      recipes: of('recipe').map((record) => toRecipe(state, record, origin)),
      look: state.shop.content.look,
      wordsIn: {es: state.shop.content.words},
    };
  }),
  route('get', '/content/draft', ({fields, origin}) => {
    const preview = state.shop.content.previews.get(String(fields.token));
    const record = state.shop.content.records.find(
      ({databaseId}) => databaseId === preview?.databaseId,
    );
    const isOver = !preview || preview.endsAt < Date.now();
    if (isOver || !record || record.hasPassword || record.status === 'private')
      return refuse('draft_over', 'This preview is over.');
    return toDraft(state, record, origin);
  }),
  route('post', '/content/drafts', ({fields}) => ({
    drafts: ((fields.drafts ?? []) as NewDraft[]).map((wanted) => makeDraft(state, wanted)),
    menus: ((fields.menus ?? []) as NewMenu[]).map((wanted) => makeMenu(state, wanted)),
  })),
];

/** The status of what has this name already; null where it was made. */
function makeDraft({shop: {content}}: WordPressState, wanted: NewDraft): string | null {
  const {type, slug, title, content: html, excerpt, fields} = wanted;
  const found = content.records.find((record) => record.type === type && record.slug === slug);
  if (found) return found.status;
  const now = new Date().toISOString();
  content.records.push({
    databaseId: firstDraftId + content.records.length,
    type,
    slug,
    title,
    html,
    excerpt,
    status: 'draft',
    hasPassword: false,
    author: '',
    publishedAt: now,
    modifiedAt: now,
    picture: null,
    draft: null,
    seo: null,
    fields: {...fields},
  });
  return null;
}

const firstDraftId = 25_000;

/** A menu that is made stands in no place: it would be public at once. */
function makeMenu({shop: {content}}: WordPressState, {location, name}: NewMenu) {
  const place = location.toUpperCase().replace('-', '_');
  if (content.menuItems.some((item) => item.location === place)) return 'shown';
  if (content.otherMenus.has(name)) return 'not shown';
  content.otherMenus.add(name);
  return null;
}

const pathOf = ({type, slug, fields}: ContentRecord): string => {
  if (type === 'page') return `/${slug}`;
  if (type === 'post') return `/journal/${slug}`;
  if (type === 'recipe') return `/recipes/${fields.isKonjac === true ? 'konjac/' : ''}${slug}`;
  return '/';
};

/** Where *Preview* leads, from the storefront's address on. */
export function startPreview({shop}: WordPressState, record: ContentRecord): string {
  const token = crypto.randomUUID();
  const endsAt = Date.now() + 30 * 60_000;
  shop.content.previews.set(token, {databaseId: record.databaseId, endsAt});
  return `/preview/${token}${pathOf(record)}`;
}

const toAnnouncement = ({databaseId, title, publishedAt, fields}: ContentRecord) => ({
  id: databaseId,
  text: title,
  href: fields.href ?? null,
  from: publishedAt,
  until: fields.until ?? null,
  translations: fields.translations ?? {},
});

function toPicture({shop}: WordPressState, {picture, title}: ContentRecord, origin: string) {
  const media = picture === null ? undefined : shop.media.get(picture);
  if (!media) return null;
  const {width, height, altText, file} = media;
  return {url: `${origin}${uploadsPath}${file}`, alt: altText ?? title, width, height};
}

const toRecipe = (state: WordPressState, record: ContentRecord, origin: string) => ({
  id: record.databaseId,
  slug: record.slug,
  modified: record.modifiedAt,
  title: record.title,
  description: record.excerpt,
  isKonjac: false,
  kind: 'Dinner',
  prepMinutes: 10,
  cookMinutes: null,
  restMinutes: null,
  servings: 2,
  ingredients: [],
  products: [],
  steps: [],
  keyIngredients: [],
  calories: 0,
  proteinGrams: 0,
  netCarbGrams: 0,
  picture: toPicture(state, record, origin),
  translations: {},
  ...record.fields,
});

function toDraft(state: WordPressState, record: ContentRecord, origin: string) {
  const {type, databaseId, excerpt, author, status} = record;
  const {title, html, savedAt} = record.draft ?? {...record, savedAt: record.modifiedAt};
  const shown = {...record, title};
  return {
    type,
    id: databaseId,
    path: pathOf(record),
    title,
    html,
    excerpt,
    author,
    picture: toPicture(state, shown, origin),
    publishedAt: status === 'publish' ? record.publishedAt : null,
    isPublished: status === 'publish',
    savedAt,
    recipe: type === 'recipe' ? toRecipe(state, shown, origin) : null,
    announcement: type === 'announcement' ? toAnnouncement(shown) : null,
  };
}
