import {toPictureFiles, type Picture} from '~adapters/commerce/picture';
import type {TextCard, TextSection} from './text';
import {pictures, type PictureName} from './pictures';

const widths = [320, 640, 960, 1280, 1600];

/** One of our own pictures with its ready-made sizes. For loaders: the list of all pictures stays on the server. */
export function sitePicture(name: PictureName): Picture {
  const {width, height, alt} = pictures[name];
  const files = widths
    .filter((size) => size <= width)
    .map((size) => ({url: `/pictures/${name}-${size}.webp`, width: size}));
  const url = files.at(-1)?.url ?? '';
  return {url, altText: alt, width, height, ...toPictureFiles(url, files)};
}

/** Null where an owner's own pictures have none of that name. */
export const namedPicture = (name: PictureName): Picture | null =>
  name in pictures ? sitePicture(name) : null;

/** A card of the texts with its picture's sizes, ready to show. */
export type ShownCard = Omit<TextCard, 'picture'> & {picture: Picture | null};

export type ShownSection = Omit<TextSection, 'picture'> & {picture: Picture | null};

export const toShownCard = ({picture, ...card}: TextCard): ShownCard => ({
  ...card,
  picture: picture ? sitePicture(picture) : null,
});

export const toShownSection = ({picture, ...section}: TextSection): ShownSection => ({
  ...section,
  picture: picture ? sitePicture(picture) : null,
});
