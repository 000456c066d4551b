/** Films the three konjac steps (rinse, dry, sauce) as a short loop with a poster into app/public/video. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {picture} from './kit/paper.mjs';
import {dry} from './scenes/sections/konjac-steps-dry.mjs';
import {rinse} from './scenes/sections/konjac-steps-rinse.mjs';
import {sauce} from './scenes/sections/konjac-steps-sauce.mjs';

const perSecond = 12;
const perStep = 32;
const blended = 5;
const size = {width: 800, height: 600};
const target = join(
  fileURLToPath(new URL('../../app/public/video/', import.meta.url)),
  'konjac-in-three-steps',
);

const ease = (share) => 1 - (1 - Math.min(share, 1)) ** 2;
const still = {swept: false};
const steps = [
  (frame) => picture('konjac-steps-rinse', 'mist', rinse((frame % 12) / 12), still),
  (frame) => picture('konjac-steps-dry', 'honey', dry((frame % 16) / 16), still),
  (frame) =>
    picture(
      'konjac-steps-sauce',
      'sage',
      sauce((frame % 12) / 12, 0.25 + 0.75 * ease(frame / 22)),
      still,
    ),
];

const shot = (step, frame) =>
  sharp(Buffer.from(steps[step](frame)))
    .resize(size.width, size.height)
    .removeAlpha()
    .raw()
    .toBuffer();

const mix = (from, to, share) => from.map((value, index) => value + (to[index] - value) * share);

async function frameAt(index) {
  const step = Math.floor(index / perStep);
  const frame = index % perStep;
  const picture = await shot(step, frame);
  const left = perStep - frame;
  if (left > blended) return picture;
  return mix(
    picture,
    await shot((step + 1) % steps.length, 0),
    (blended - left + 1) / (blended + 1),
  );
}

async function encode(folder, options, name) {
  const inputs = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(perSecond),
    '-i',
    join(folder, '%03d.png'),
  ];
  const ended = once(spawn('ffmpeg', [...inputs, ...options, name], {stdio: 'inherit'}), 'exit');
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}`);
}

const folder = await mkdtemp(join(tmpdir(), 'konjac-'));
await mkdir(join(target, '..'), {recursive: true});
for (let index = 0; index < perStep * steps.length; index += 1) {
  const image = sharp(await frameAt(index), {raw: {...size, channels: 3}});
  await image
    .png({compressionLevel: 1})
    .toFile(join(folder, `${String(index).padStart(3, '0')}.png`));
}
await encode(
  folder,
  ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-row-mt', '1', '-an', '-pix_fmt', 'yuv420p'],
  `${target}.webm`,
);
await encode(
  folder,
  [
    '-c:v',
    'libx264',
    '-crf',
    '28',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-an',
  ],
  `${target}.mp4`,
);
await writeFile(
  `${target}.webp`,
  await sharp(join(folder, '006.png')).webp({quality: 74}).toBuffer(),
);
await writeFile(
  `${target}.avif`,
  await sharp(join(folder, '006.png')).avif({quality: 55}).toBuffer(),
);
await rm(folder, {recursive: true});
