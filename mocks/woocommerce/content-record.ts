import type {Look} from '~adapters/content';
import {spanishWords} from './catalogue/spanish';

/** What an owner writes: WordPress keeps all of it in one table. */
export interface ContentRecord {
  databaseId: number;
  type: 'page' | 'post' | 'recipe' | 'announcement';
  slug: string;
  title: string;
  html: string;
  excerpt: string;
  status: 'publish' | 'draft' | 'private';
  hasPassword: boolean;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  modifiedAt: string;
  /** Name of a picture of the library. */
  picture: string | null;
  /** What the owner has saved since it was published. */
  draft: {title: string; html: string; savedAt: string} | null;
  /** What an SEO plugin says of it. */
  seo: {title: string; fullHead: string} | null;
  /** A recipe's or an announcement's fields, as the plugin tells them. */
  fields: Record<string, unknown>;
}

/** Where the plugin lets the owner's menus stand, as WPGraphQL names the places. */
export const menuPlaces = [
  'BELLYFUL_HEADER',
  'BELLYFUL_FOOTER',
  'BELLYFUL_HEADER_ES',
  'BELLYFUL_FOOTER_ES',
] as const;

export interface MenuItemRecord {
  databaseId: number;
  parentDatabaseId: number;
  order: number;
  label: string;
  url: string;
  location: (typeof menuPlaces)[number];
}

export interface ContentState {
  records: ContentRecord[];
  /** Of WordPress' settings: the slug of the page that stands first. */
  frontPage: string | null;
  menuItems: MenuItemRecord[];
  /** Names of menus that stand in no place, which nobody sees. */
  otherMenus: Set<string>;
  /** Of the plugin's page: what categories, attributes and options are called in Spanish. */
  words: Record<string, string>;
  look: Look | null;
  /** By the token of a preview's address. */
  previews: Map<string, {databaseId: number; endsAt: number}>;
}

export const createContent = (): ContentState => ({
  records: [],
  frontPage: null,
  menuItems: [],
  otherMenus: new Set(),
  words: spanishWords,
  look: null,
  previews: new Map(),
});
