import {toPictureFiles, type Picture, type PictureFile} from '~adapters/commerce/picture';
import type {PictureFieldsFragment} from '~graphql/generated/documents';
import {toPlainText} from '../to-html';

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
    ...toPictureFiles(media.sourceUrl, details ? toFiles(media.sourceUrl, details) : []),
  };
}

function toFiles(fullUrl: string, {width, height, sizes}: MediaDetails): PictureFile[] {
  if (!width) return [];
  const smaller = (sizes ?? []).flatMap((size) => {
    const ready = {
      url: size?.sourceUrl ?? '',
      width: Number(size?.width),
      height: Number(size?.height),
    };
    return ready.url && ready.width < width && hasRatio(ready, width, height) ? [ready] : [];
  });
  if (!height && smaller.length === 0) return [];
  const full = {url: fullUrl, width};
  const byWidth = new Map<number, PictureFile>();
  for (const file of [...smaller, full]) byWidth.set(file.width, file);
  return [...byWidth.values()].toSorted((a, b) => a.width - b.width);
}

/** WordPress also keeps square crops: only sizes of the uncropped picture may stand in for it. */
function hasRatio(
  size: {width: number; height: number},
  width: number,
  height: number | null,
): boolean {
  if (!height) return size.height === 0;
  return Math.abs(size.height - (size.width * height) / width) <= 1;
}
