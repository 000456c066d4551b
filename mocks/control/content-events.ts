import type {Shop} from '../woocommerce';
import {menuPlaces, type ContentRecord, type MenuItemRecord} from '../woocommerce/content-record';
import type {WordPressState} from '../wordpress';
import {startPreview} from '../wordpress/content-routes';

type Fields = Record<string, unknown>;

interface Written {
  shop: Shop;
}

const types = ['page', 'post', 'recipe', 'announcement'] as const;
const statuses = ['publish', 'draft', 'private'] as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Those of the owner's are higher. */
const idsBefore = 19_999;

/** The owner saves a page, an article, a recipe or an announcement; a slug that is there is changed. Null: it is none. */
export function saveContent({shop}: Written, fields: Fields): ContentRecord | null {
  const {records} = shop.content;
  const type = types.find((one) => one === fields.type);
  const status = statuses.find((one) => one === fields.status) ?? 'publish';
  const slug = textOf(fields.slug).replace(/^\/|\/$/g, '');
  if (!type || slug === '') return null;
  const before = records.find((record) => record.type === type && record.slug === slug);
  const now = new Date().toISOString();
  const title = textOf(fields.title) || before?.title || slug;
  const html = textOf(fields.html) || before?.html || '';
  // Saved and not published: what is public stays.
  if (before?.status === 'publish' && status === 'draft' && fields.unpublish !== true) {
    before.draft = {title, html, savedAt: now};
    return before;
  }
  const record: ContentRecord = {
    databaseId:
      before?.databaseId ?? Math.max(idsBefore, ...records.map((one) => one.databaseId)) + 1,
    type,
    slug,
    title,
    html,
    status,
    excerpt: textOf(fields.excerpt) || before?.excerpt || '',
    hasPassword: fields.hasPassword === true,
    author: textOf(fields.author) || before?.author || 'Robin Owner',
    publishedAt: textOf(fields.publishedAt) || before?.publishedAt || now,
    modifiedAt: now,
    picture: textOf(fields.picture) || (before?.picture ?? null),
    draft: null,
    seo: (fields.seo as ContentRecord['seo'] | undefined) ?? before?.seo ?? null,
    fields: (fields.fields as Fields | undefined) ?? before?.fields ?? {},
  };
  shop.content.records = [...records.filter((one) => one !== before), record];
  if (fields.isFront === true) shop.content.frontPage = slug;
  return record;
}

/** The owner deletes it. */
export function deleteContent({shop}: Written, {databaseId}: Fields): boolean {
  const {records} = shop.content;
  shop.content.records = records.filter((record) => record.databaseId !== Number(databaseId));
  return shop.content.records.length < records.length;
}

/** Where *Preview* leads; null where there is nothing like it. */
export function previewContent(
  {shop, wordpress}: Written & {wordpress: WordPressState},
  {databaseId}: Fields,
): string | null {
  const record = shop.content.records.find((one) => one.databaseId === Number(databaseId));
  return record ? startPreview(wordpress, record) : null;
}

/**
 * The owner's menu of one place, a line an item: `FAQ | /faq`; one that begins with `-` stands below the last
 * without. Empty: no menu.
 */
export function saveMenu({shop}: Written, {location, items}: Fields): boolean {
  const place = menuPlaces.find((one) => one === location);
  if (!place) return false;
  const others = shop.content.menuItems.filter((item) => item.location !== place);
  const made: MenuItemRecord[] = [];
  const first = 30_000 + 1000 * menuPlaces.indexOf(place);
  let parent = 0;
  for (const line of textOf(items).split('\n')) {
    const [label = '', url = ''] = line.split('|').map((part) => part.trim());
    if (label === '') continue;
    const isBelow = label.startsWith('-');
    const databaseId = first + made.length;
    if (!isBelow) parent = databaseId;
    made.push({
      databaseId,
      parentDatabaseId: isBelow ? parent : 0,
      order: made.length + 1,
      label: label.replace(/^-\s*/, ''),
      url: url || '#',
      location: place,
    });
  }
  shop.content.menuItems = [...others, ...made];
  return true;
}
