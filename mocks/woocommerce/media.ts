import {disk} from '../disk';

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

/** The pictures on disk: `{name}.webp` and its ready-made smaller files. Empty where there is no folder, as in a browser. */
export function readMedia(folder = findMediaFolder()): Map<string, MediaRecord> {
  const files = folder === null || !disk ? [] : disk.readdirSync(folder).toSorted();
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

/** What of these has a picture, with a drawn one, or at the address that it was given. */
export const drawnMedia = (
  products: readonly {picture: string | null}[],
  addresses: Readonly<Record<string, string | undefined>> = {},
): Map<string, MediaRecord> =>
  new Map(
    products.flatMap(({picture: name}, index) =>
      name === null ? [] : [[name, aMedia(700 + index, name, addresses[name] ?? `${name}.svg`)]],
    ),
  );

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
  if (!disk) return null;
  let folder = import.meta.dirname;
  if (disk.existsSync(`${folder}/media`)) return `${folder}/media`;
  while (!disk.existsSync(`${folder}/mocks/media`)) {
    const above = folder.replace(/[/\\][^/\\]*$/, '');
    if (folder === above) return null;
    folder = above;
  }
  return `${folder}/mocks/media`;
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
  const urlOf = (file: string) => new URL(file, `${origin}${uploadsPath}`).href;
  const titled = record.altText ?? shown;
  return {
    __typename: 'MediaItem',
    id: btoa(`post:${record.databaseId}`),
    databaseId: record.databaseId,
    mediaItemId: record.databaseId,
    slug: record.name,
    title: titled,
    altText: titled,
    mimeType: record.file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
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
