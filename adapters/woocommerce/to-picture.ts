import type {Picture, PictureSize} from '~adapters/commerce';
import type {PictureFieldsFragment} from '~graphql/generated/documents';
import {toPlainText} from './to-html';

type MediaDetails = NonNullable<PictureFieldsFragment['mediaDetails']>;

/** A picture of the media library with its ready sizes; null when it has no file. */
export function toPicture(
  media: PictureFieldsFragment | null,
  fallbackAltText: string,
): Picture | null {
  if (!media?.sourceUrl) return null;
  const details = media.mediaDetails;
  return {
    url: media.sourceUrl,
    altText: toPlainText(media.altText) || fallbackAltText,
    width: details?.width ?? null,
    height: details?.height ?? null,
    sizes: details ? toSizes(media.sourceUrl, details) : [],
  };
}

function toSizes(fullUrl: string, {width, height, sizes}: MediaDetails): PictureSize[] {
  if (!width || !height) return [];
  const smaller = (sizes ?? []).flatMap((size) => {
    const ready = {
      url: size?.sourceUrl ?? '',
      width: Number(size?.width),
      height: Number(size?.height),
    };
    return ready.url && ready.width < width && hasRatio(ready, width, height) ? [ready] : [];
  });
  const full = {url: fullUrl, width, height};
  const byWidth = new Map([...smaller, full].map((size) => [size.width, size]));
  return [...byWidth.values()].toSorted((a, b) => a.width - b.width);
}

/** WordPress also keeps square crops: only sizes of the whole picture may stand in for it. */
function hasRatio(size: PictureSize, width: number, height: number): boolean {
  return Math.abs(size.height - (size.width * height) / width) <= 1;
}
