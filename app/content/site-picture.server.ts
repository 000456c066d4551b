import type {Picture} from '~adapters/commerce';
import {pictures, type PictureName} from './pictures';

const widths = [320, 640, 960, 1280, 1600];

/** One of our own pictures with its ready-made sizes. For loaders: the list of all pictures stays on the server. */
export function sitePicture(name: PictureName): Picture {
  const {width, height, alt} = pictures[name];
  const sizes = widths
    .filter((size) => size <= width)
    .map((size) => ({
      url: `/pictures/${name}-${size}.webp`,
      width: size,
      height: Math.round((height * size) / width),
    }));
  return {url: sizes.at(-1)?.url ?? '', altText: alt, width, height, sizes};
}

export const isPictureName = (name: string): name is PictureName => name in pictures;
