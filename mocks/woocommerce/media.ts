import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface MediaRecord {
  databaseId: number;
  name: string;
  file: string;
  /** Null: it is described by what it shows. */
  altText: string | null;
  width: number;
  height: number;
  sizes: {file: string; width: number; height: number}[];
}

/** Where WordPress serves what was uploaded that month. */
export const uploadsPath = '/wp-content/uploads/2026/11/';

/** A text that names uploaded files by their path alone, with their address. */
export const withUploads = (text: string, origin: string): string =>
  text.replaceAll(` ${uploadsPath}`, ` ${origin}${uploadsPath}`);

export const avatarsPath = '/wp-content/avatars/';

export const avatarUrl = (name: string, origin: string): string =>
  `${origin}${avatarsPath}${encodeURIComponent(name)}.svg`;

const fullSize = 1200;

/** The pictures on disk: `{name}.webp` and its ready-made smaller files. Empty where the folder is absent. */
export function readMedia(folder = findMediaFolder()): Map<string, MediaRecord> {
  const files = folder === null ? [] : readdirSync(folder).toSorted();
  const media = new Map<string, MediaRecord>();
  for (const file of files) {
    const [, name, width, height] = /^(.+?)(?:-(\d+)x(\d+))?\.webp$/.exec(file) ?? [];
    if (name === undefined) continue;
    const record = media.get(name) ?? aMedia(700 + media.size, name, file);
    media.set(name, record);
    if (width === undefined) record.file = file;
    else record.sizes.push({file, width: Number(width), height: Number(height)});
  }
  return media;
}

const aMedia = (databaseId: number, name: string, file: string): MediaRecord => ({
  databaseId,
  name,
  file,
  altText: null,
  width: fullSize,
  height: fullSize,
  sizes: [],
});

/** In its package the folder stands beside this; bundled elsewhere, it is looked for from here upwards. */
export function findMediaFolder(): string | null {
  let folder = import.meta.dirname;
  const packaged = path.join(folder, 'media');
  if (existsSync(packaged)) return packaged;
  while (!existsSync(path.join(folder, 'mocks/media'))) {
    if (folder === path.dirname(folder)) return null;
    folder = path.dirname(folder);
  }
  return path.join(folder, 'mocks/media');
}

/** How wide WordPress makes each size. */
const widths: Record<string, number> = {
  THUMBNAIL: 150,
  WOOCOMMERCE_GALLERY_THUMBNAIL: 100,
  WOOCOMMERCE_THUMBNAIL: 300,
  MEDIUM: 300,
  WOOCOMMERCE_SINGLE: 600,
  MEDIUM_LARGE: 768,
  LARGE: 1024,
};

/** A size that was not made is the picture itself. */
const fileOf = ({sizes, file}: MediaRecord, size: string | null | undefined): string =>
  sizes.find(({width}) => width === widths[size ?? ''])?.file ?? file;

/** A picture as WPGraphQL's MediaItem; sizes carry their width and height as text. */
export function toMediaNode(record: MediaRecord, shown: string, origin: string) {
  const urlOf = (file: string) => new URL(`${uploadsPath}${file}`, origin).href;
  const titled = record.altText ?? shown;
  return {
    __typename: 'MediaItem',
    id: btoa(`post:${record.databaseId}`),
    databaseId: record.databaseId,
    mediaItemId: record.databaseId,
    slug: record.name,
    title: titled,
    altText: titled,
    mimeType: 'image/webp',
    mediaType: 'image',
    mediaItemUrl: urlOf(record.file),
    sourceUrl: ({size}: {size?: string | null} = {}) => urlOf(fileOf(record, size)),
    srcSet: [...record.sizes, record].map(({file, width}) => `${urlOf(file)} ${width}w`).join(', '),
    contentTypeName: 'attachment',
    isComment: false,
    isContentNode: true,
    isFrontPage: false,
    isPostsPage: false,
    isTermNode: false,
    mediaDetails: {
      width: record.width,
      height: record.height,
      file: record.file,
      sizes: record.sizes.map(({file, width, height}) => ({
        file,
        mimeType: 'image/webp',
        sourceUrl: urlOf(file),
        width: String(width),
        height: String(height),
      })),
    },
  };
}
