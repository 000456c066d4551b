import {writeFile} from 'node:fs/promises';
import sharp from 'sharp';
import {colours} from './brand.ts';
import {markPaths, wordmark, text, serifTitle} from './marks.ts';

const workDir = process.env['STUDIO_DIR'] ?? '.studio';
const svg = (width: number, height: number, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );

/** Square icons for browsers and phones; phones round the corners themselves, so the mark keeps away from them. */
const icon = (corner: number, scale = 0.72) =>
  svg(
    64,
    64,
    `<rect width="64" height="64" rx="${corner}" fill="${colours.leaf}"/>` +
      `<g transform="translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})" fill="${colours.cream}">${markPaths}</g>`,
  );

/** The calm stand-in for a product without a picture. */
const noPicture = svg(
  640,
  640,
  `<rect width="640" height="640" fill="${colours.sand}"/>` +
    `<g fill="none" stroke="#B9A98B" stroke-width="1.1" stroke-linejoin="round" transform="translate(166 166) scale(4.8)">${markPaths}` +
    `<path d="M18 60.5H46"/></g>`,
);

async function share() {
  const scene = await sharp(`${workDir}/masters/bellyful-bundle.png`).resize(700, 700).toBuffer();
  const words =
    `<rect width="518" height="630" fill="#F7EEDD"/>` +
    wordmark(276, 210, 96, colours.leaf) +
    serifTitle(['Feel full.', 'Eat less.'], 280, 350, 92, colours.ink) +
    text('Appetite support, multivitamins', 280, 512, {size: 30, fill: colours.inkSoft}) +
    text('and zero-sugar konjac noodles', 280, 552, {size: 30, fill: colours.inkSoft});
  await sharp({create: {width: 1200, height: 630, channels: 3, background: '#F7EEDD'}})
    .composite([
      {
        input: await sharp(scene).extract({left: 0, top: 50, width: 700, height: 630}).toBuffer(),
        left: 500,
        top: 0,
      },
      {input: svg(1200, 630, words), left: 0, top: 0},
    ])
    .jpeg({quality: 82, mozjpeg: true})
    .toFile('app/public/share.jpg');
}

await sharp(icon(14), {density: 300}).resize(32).png().toFile('app/public/favicon-32.png');
await sharp(icon(0), {density: 300}).resize(180).png().toFile('app/public/apple-touch-icon.png');
for (const width of [192, 512])
  await sharp(icon(14), {density: 600})
    .resize(width)
    .png({palette: true})
    .toFile(`app/public/icons/app-${width}.png`);
await sharp(icon(0, 0.6), {density: 600})
  .resize(512)
  .png({palette: true})
  .toFile('app/public/icons/app-maskable-512.png');
for (const width of [320, 640]) {
  const picture = sharp(noPicture, {density: 144}).resize(width);
  await writeFile(
    `app/public/pictures/no-picture-${width}.avif`,
    await picture.clone().avif({quality: 60}).toBuffer(),
  );
  await writeFile(
    `app/public/pictures/no-picture-${width}.webp`,
    await picture.clone().webp({quality: 80}).toBuffer(),
  );
}
await share();
