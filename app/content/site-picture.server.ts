import {toPictureFiles, type Picture} from '~adapters/commerce/picture';
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
