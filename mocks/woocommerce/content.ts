import {GraphQLError} from 'graphql';
import {toConnection, type PageArguments} from './connection';
import {databaseIdOf, globalId} from './ids';
import type {ContentRecord} from './content-record';
import {toMediaNode} from './media';
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
    dateGmt: toGmt(record.publishedAt),
    modifiedGmt: toGmt(record.modifiedAt),
    status: record.status,
    hasPassword,
    isFrontPage: isFront,
    isPostsPage: false,
    isContentNode: true,
    isTermNode: false,
    contentTypeName: type,
    author: {node: {name: author, slug: author.toLowerCase().replaceAll(' ', '-')}},
    featuredImage: media ? {node: toMediaNode(media, title, origin)} : null,
  };
}

const answerList = (type: 'page' | 'post') => (page: PageArguments, visitor: Visitor) =>
  toConnection(listOf(visitor, type), page, (record) => toNode(record, visitor), {
    idOf: ({databaseId}) => databaseId,
  });

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

function answerMenuItems(page: PageArguments, {shop, origin}: Visitor) {
  return toConnection(
    shop.content.menuItems,
    page,
    ({databaseId, parentDatabaseId, label, url, location, order}) => ({
      id: globalId('post', databaseId),
      databaseId,
      parentDatabaseId,
      label,
      order,
      url: url.startsWith('/') ? origin + url : url,
      locations: [location],
    }),
    {idOf: ({databaseId}) => databaseId},
  );
}

export const contentQueries = {
  pages: answerList('page'),
  posts: answerList('post'),
  page: answerOne('page'),
  post: answerOne('post'),
  menuItems: answerMenuItems,
};
