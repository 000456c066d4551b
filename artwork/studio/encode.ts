import {mkdir, rm, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import sharp from 'sharp';
import {dishPictures, mediaPictures, sitePictures} from './site-pictures.ts';

const workDir = process.env['STUDIO_DIR'] ?? '.studio';
const siteDir = 'app/public/pictures';
const mediaDir = 'mocks/media';
const mostBytes = 60_000;
/** Of what phones fetch first of a list. */
const mostBytesOnPhones = 30_000;
/** Of the hero on phones: the home page's first visit is counted (tests/e2e/first-visit.spec.ts). */
const mostBytesOfHero = 14_500;
const siteWidths = [320, 640, 960, 1280];
// As WordPress and WooCommerce make them of what is uploaded.
const readySizes = [100, 150, 300, 600, 768, 1024];

const master = (name: string) => `${workDir}/masters/${name}.png`;
const only = process.argv.slice(2);
const isWanted = (name: string) => only.length === 0 || only.includes(name);

type Format = 'avif' | 'webp';

/** Encodes at the best quality that keeps the file below so many bytes. */
async function encoded(name: string, width: number, format: Format, most = mostBytes) {
  const picture = sharp(master(name)).resize({width, kernel: 'lanczos3'}).removeAlpha();
  for (let quality = format === 'avif' ? 58 : 80; ; quality -= 6) {
    const bytes = await (
      format === 'avif'
        ? picture.clone().avif({quality, effort: 5})
        : picture.clone().webp({quality, effort: 5, smartSubsample: true})
    ).toBuffer();
    if (bytes.length <= most || quality < 25) return bytes;
  }
}

/** Half as much again as was rendered: what the eye takes for soft light. */
async function widthsOf(name: string) {
  const {width} = await sharp(master(name)).metadata();
  return siteWidths.filter((size) => size <= width * 1.5);
}

async function encodeSite(name: string) {
  const made = await widthsOf(name);
  for (const width of siteWidths)
    for (const format of ['avif', 'webp'] as const) {
      const file = `${siteDir}/${name}-${width}.${format}`;
      const isOpening = name === 'hero' && width === 640 && format === 'avif';
      const most = isOpening ? mostBytesOfHero : mostBytes;
      if (made.includes(width)) await writeFile(file, await encoded(name, width, format, most));
      else await rm(file, {force: true});
    }
}

async function encodeMedia(slug: string, name: string) {
  await writeFile(`${mediaDir}/${slug}.webp`, await encoded(name, 1200, 'webp'));
  for (const width of readySizes) {
    const file = `${mediaDir}/${slug}-${width}x${width}.webp`;
    const most = width > 768 ? mostBytes : mostBytesOnPhones;
    await writeFile(file, await encoded(name, width, 'webp', most));
  }
}

async function writeList(list: string, said: Record<string, string>) {
  const rows: string[] = [];
  for (const [name, alt] of Object.entries(said)) {
    const largest = siteWidths.findLast((size) => existsSync(`${siteDir}/${name}-${size}.webp`));
    const {width, height} = await sharp(`${siteDir}/${name}-${largest}.webp`).metadata();
    rows.push(`  '${name}': {width: ${width}, height: ${height}, alt: ${JSON.stringify(alt)}},`);
  }
  await writeFile(
    `app/content/pictures/${list}.ts`,
    `/** Written by artwork/studio/encode.ts: the largest size of each picture and its alt text. */\n` +
      `export const ${list === 'products' ? 'productPictures' : list} = {\n${rows.join('\n')}\n} as const;\n`,
  );
}

await mkdir(siteDir, {recursive: true});
await mkdir(mediaDir, {recursive: true});
for (const name of Object.keys({...sitePictures, ...dishPictures}))
  if (isWanted(name) && existsSync(master(name))) await encodeSite(name);
for (const [slug, name] of Object.entries(mediaPictures))
  if (isWanted(name) && existsSync(master(name))) await encodeMedia(slug, name);
await mkdir('app/content/pictures', {recursive: true});
await writeList('products', sitePictures);
await writeList('dishes', dishPictures);
