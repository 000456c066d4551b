/** Draws the pictures named (all without a name) into app/public/pictures; `--to=FOLDER` also keeps the masters to look at. */
import {mkdir, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {scenes} from './scenes/index.mjs';

const pictures = fileURLToPath(new URL('../../app/public/pictures/', import.meta.url));
const widths = [320, 640, 960];
const mostBytes = 60_000;
const formats = {
  avif: (image, quality) => image.avif({quality, effort: 4}),
  webp: (image, quality) => image.webp({quality: quality + 18, effort: 5}),
};

async function encoded(master, width, format) {
  for (let quality = 58; ; quality -= 6) {
    const bytes = await formats[format](sharp(master).resize(width), quality).toBuffer();
    if (bytes.length <= mostBytes || quality < 20) return bytes;
  }
}

async function draw(name, masters) {
  const master = await sharp(Buffer.from(scenes[name]()))
    .removeAlpha()
    .png({compressionLevel: 1})
    .toBuffer();
  if (masters) await writeFile(`${masters}/${name}.png`, master);
  for (const width of widths) {
    for (const format of Object.keys(formats)) {
      await writeFile(
        `${pictures}${name}-${width}.${format}`,
        await encoded(master, width, format),
      );
    }
  }
}

const options = process.argv.slice(2);
const masters = options.find((option) => option.startsWith('--to='))?.slice(5);
const asked = options.filter((option) => !option.startsWith('--'));
await mkdir(pictures, {recursive: true});
for (const name of asked.length ? asked : Object.keys(scenes)) {
  await draw(name, masters);
  console.log(name);
}
