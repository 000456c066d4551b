/** A picture of the shop's media library, with its ready-made smaller files. */
export interface Picture {
  url: string;
  altText: string;
  width: number | null;
  height: number | null;
  /** Its files for the attribute of that name, narrowest first, the full size last; empty when only that is known. */
  srcSet: string;
  /** A file that is wide enough for a line of the cart on a sharp screen. */
  smallUrl: string;
}

export interface PictureFile {
  url: string;
  width: number;
}

const smallWidth = 280;

/** The files of a picture, narrowest first, the way pages name them. */
export function toPictureFiles(
  fullUrl: string,
  files: readonly PictureFile[],
): Pick<Picture, 'srcSet' | 'smallUrl'> {
  return {
    srcSet: files.map(({url, width}) => `${url} ${width}w`).join(', '),
    smallUrl: files.find(({width}) => width >= smallWidth)?.url ?? fullUrl,
  };
}

/** The smallest file that fills a card on a usual screen. */
export const largeEnough = ({srcSet, url}: Picture): string =>
  / (\S+) (?:[6-9]|\d\d)\d\dw/.exec(` ${srcSet}`)?.[1] ?? url;

/** Whether these bytes begin as a JPEG, a PNG or a WebP, whatever the file's name says. */
export function isPicture(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    beginning.startsWith('\u00ff\u00d8\u00ff') ||
    beginning.startsWith('\u0089PNG\r\n\u001a\n') ||
    (beginning.startsWith('RIFF') && beginning.endsWith('WEBP'))
  );
}
