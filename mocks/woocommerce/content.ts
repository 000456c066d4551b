import {GraphQLError} from 'graphql';
import {firstOf, toConnection, type PageArguments} from './connection';
import {databaseIdOf, globalId} from './ids';
import {menuPlaces, type ContentRecord, type MenuItemRecord} from './content-record';
import {avatarUrl, toMediaNode} from './media';
import {slugOf} from './slug';
import type {Visitor} from './visitor';

/** GMT as WPGraphQL writes it, without its zone. */
const toGmt = (iso: string) => iso.slice(0, 19);

const isPublic = ({status}: ContentRecord) => status === 'publish';

/** Newest first, as WordPress lists. */
const listOf = ({shop}: Visitor, type: ContentRecord['type']) =>
  shop.content.records
    .filter((record) => record.type === type && isPublic(record))
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));

function toNode(record: ContentRecord, {shop, origin}: Visitor) {
  const {databaseId, type, slug, title, html, excerpt, hasPassword, author, picture} = record;
  const media = picture === null ? undefined : shop.media.get(picture);
  const isFront = type === 'page' && shop.content.frontPage === slug;
  const uri = isFront ? '/' : type === 'page' ? `/${slug}/` : `/2026/11/27/${slug}/`;
  return {
    __typename: type === 'page' ? 'Page' : 'Post',
    id: globalId('post', databaseId),
    databaseId,
    slug,
    uri,
    link: origin + uri,
    title,
    seo: record.seo,
    // A visitor sees none of what has a password.
    content: hasPassword ? null : html,
    excerpt: hasPassword ? null : `<p>${excerpt}</p>\n`,
    date: toGmt(record.publishedAt),
    dateGmt: toGmt(record.publishedAt),
    modified: toGmt(record.modifiedAt),
    modifiedGmt: toGmt(record.modifiedAt),
    pageId: databaseId,
    postId: databaseId,
    isSticky: false,
    categories: (page: PageArguments) => firstOf([], page),
    tags: (page: PageArguments) => firstOf([], page),
    status: record.status,
    hasPassword,
    isFrontPage: isFront,
    isPostsPage: false,
    isContentNode: true,
    isTermNode: false,
    contentTypeName: type,
    author: {node: {name: author, slug: slugOf(author), avatar: {url: avatarUrl(author, origin)}}},
    featuredImage: media ? {node: toMediaNode(media, title, origin)} : null,
  };
}

type Filter = (record: ContentRecord, wanted: never) => boolean;

/** What a list can be asked for. Whatever is not published, visitors do not see. */
const filters: Record<string, Filter> = {
  status: (_, wanted: string) => wanted === 'PUBLISH',
  stati: (_, wanted: string[]) => wanted.includes('PUBLISH'),
  hasPassword: ({hasPassword}, wanted: boolean) => hasPassword === wanted,
  id: ({databaseId}, wanted: number) => databaseId === wanted,
  in: ({databaseId}, wanted: string[]) => wanted.some((id) => isNumbered(databaseId, id)),
  notIn: ({databaseId}, wanted: string[]) => !wanted.some((id) => isNumbered(databaseId, id)),
  name: ({slug}, wanted: string) => slug === wanted,
  nameIn: ({slug}, wanted: string[]) => wanted.includes(slug),
  title: ({title}, wanted: string) => title === wanted,
  search: ({title, html, excerpt}, wanted: string) =>
    `${title} ${html} ${excerpt}`.toLowerCase().includes(wanted.toLowerCase()),
};

const isNumbered = (databaseId: number, id: string) =>
  databaseId === (databaseIdOf('post', id) ?? Number(id));

const textsToSort: Record<string, (record: ContentRecord) => string> = {
  DATE: ({publishedAt}) => publishedAt,
  MODIFIED: ({modifiedAt}) => modifiedAt,
  TITLE: ({title}) => title,
  SLUG: ({slug}) => slug,
};

type ListArguments = PageArguments & {where?: Record<string, unknown> | null};

const answerList =
  (type: 'page' | 'post') =>
  ({where, ...page}: ListArguments, visitor: Visitor) => {
    const {orderby, ...conditions} = where ?? {};
    const [by] = (orderby ?? []) as {field: string; order?: string | null}[];
    const found = listOf(visitor, type).filter((record) =>
      Object.entries(conditions).every(([name, wanted]) => {
        const filter = filters[name];
        if (!filter) throw new GraphQLError(`The mocked shop cannot filter ${type}s by ${name}.`);
        return wanted === null || filter(record, wanted as never);
      }),
    );
    const textOf = textsToSort[by?.field ?? 'DATE'];
    if (!textOf) throw new GraphQLError(`The mocked shop cannot sort ${type}s by ${by?.field}.`);
    const sorted = by ? found.toSorted((a, b) => textOf(a).localeCompare(textOf(b))) : found;
    return toConnection(
      by && by.order !== 'ASC' ? sorted.toReversed() : sorted,
      page,
      (record) => toNode(record, visitor),
      {idOf: ({databaseId}) => databaseId},
    );
  };

interface Wanted {
  id: string;
  idType?: string | null;
}

const answerOne =
  (type: 'page' | 'post') =>
  ({id, idType}: Wanted, visitor: Visitor) => {
    const isIt = (record: ContentRecord) => {
      if (idType === 'DATABASE_ID') return record.databaseId === Number(id);
      if (idType === 'SLUG' || idType === 'URI') return record.slug === id.replace(/^\/|\/$/g, '');
      return record.databaseId === databaseIdOf('post', id);
    };
    const found = visitor.shop.content.records.find(
      (record) => record.type === type && isIt(record),
    );
    if (!found && idType === 'SLUG')
      throw new GraphQLError(`No ${type} was found with the slug ${id}`);
    return found && isPublic(found) ? toNode(found, visitor) : null;
  };

interface MenuWhere {
  id?: number | null;
  location?: string | null;
  parentDatabaseId?: number | null;
  parentId?: string | null;
  slug?: string | null;
}

type MenuArguments = PageArguments & {where?: MenuWhere | null};

/** The children of 0 are those that stand below none. */
const isItem = (item: MenuItemRecord, {id, location, parentDatabaseId, parentId}: MenuWhere) => {
  const parent =
    parentDatabaseId ?? (parentId ? (databaseIdOf('post', parentId) ?? Number(parentId)) : null);
  return (
    (parent === null || parent === item.parentDatabaseId) &&
    (!id || id === item.databaseId) &&
    (!location || location === item.location)
  );
};

const answerMenuItems = ({where, ...page}: MenuArguments, visitor: Visitor): object =>
  toConnection(
    visitor.shop.content.menuItems.filter((item) => isItem(item, where ?? {})),
    page,
    (item) => toMenuItem(item, visitor),
    {idOf: ({databaseId}) => databaseId},
  );

function toMenuItem(item: MenuItemRecord, visitor: Visitor) {
  const {databaseId, parentDatabaseId, label, url, location, order} = item;
  const {origin} = visitor;
  const isHere = url.startsWith('/');
  return {
    id: globalId('post', databaseId),
    databaseId,
    parentDatabaseId,
    parentId: parentDatabaseId === 0 ? null : globalId('post', parentDatabaseId),
    label,
    order,
    url: isHere ? origin + url : url,
    path: url,
    uri: url,
    cssClasses: [],
    locations: [location],
    menu: () => ({node: toMenu(location, visitor)}),
    childItems: (page: MenuArguments) =>
      answerMenuItems({...page, where: {...page.where, parentDatabaseId: databaseId}}, visitor),
  };
}

type Location = (typeof menuPlaces)[number];

/** A menu is named by the place in which it stands. */
function toMenu(location: Location, visitor: Visitor) {
  const databaseId = 30 + menuPlaces.indexOf(location);
  const name = location.toLowerCase().replaceAll('_', ' ');
  return {
    id: globalId('term', databaseId),
    databaseId,
    name,
    slug: slugOf(name),
    locations: [location],
    count: visitor.shop.content.menuItems.filter((item) => item.location === location).length,
    menuItems: (page: MenuArguments) =>
      answerMenuItems({...page, where: {...page.where, location}}, visitor),
  };
}

const menusOf = (visitor: Visitor) =>
  menuPlaces.map((location) => toMenu(location, visitor)).filter(({count}) => count > 0);

function answerMenus({where, ...page}: MenuArguments, visitor: Visitor) {
  const {id, location, slug} = where ?? {};
  const found = menusOf(visitor).filter(
    (menu) =>
      (!id || menu.databaseId === id) &&
      (!slug || menu.slug === slug) &&
      (!location || menu.locations[0] === location),
  );
  return firstOf(found, page);
}

/** A place is named as the theme names it (`bellyful_header`) or as the schema does. */
function answerMenu({id, idType}: Wanted, visitor: Visitor) {
  const wanted = menusOf(visitor).find((menu) => {
    if (idType === 'DATABASE_ID') return menu.databaseId === Number(id);
    if (idType === 'NAME' || idType === 'SLUG')
      return menu[idType === 'NAME' ? 'name' : 'slug'] === id;
    if (idType === 'LOCATION') return menu.locations[0] === id.toUpperCase().replaceAll('-', '_');
    return menu.id === id;
  });
  return wanted ?? null;
}

export const contentQueries = {
  pages: answerList('page'),
  posts: answerList('post'),
  page: answerOne('page'),
  post: answerOne('post'),
  menuItems: answerMenuItems,
  menus: answerMenus,
  menu: answerMenu,
};
