import sharp from 'sharp';
import type {PictureFile} from './stored-files';

/** A list, a page on a phone, a page on a desk. */
const widths = [300, 768, 1200];

/** A picture at three sizes as small WebP files; never larger than it is. Throws for what is no picture. */
export async function toSmallFiles(bytes: Uint8Array): Promise<PictureFile[]> {
  const upright = await sharp(bytes).rotate().toBuffer({resolveWithObject: true});
  const wanted = [...new Set(widths.map((width) => Math.min(width, upright.info.width)))];
  return Promise.all(
    wanted.map(async (width) => {
      const {data, info} = await sharp(upright.data)
        .resize({width})
        .webp({quality: 76, effort: 2})
        .toBuffer({resolveWithObject: true});
      return {name: `${info.width}x${info.height}.webp`, bytes: data};
    }),
  );
}
