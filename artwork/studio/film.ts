import {spawn} from 'node:child_process';
import {mkdir} from 'node:fs/promises';
import {once} from 'node:events';
import sharp from 'sharp';
import {branch} from './marks.ts';

/** The hero film: the hero picture breathing, leaf shadows swaying, steam over the bowl. Loops. */
const workDir = process.env['STUDIO_DIR'] ?? '.studio';
const frames = 120;
const rate = 24;
const width = 960;
const height = 660;
/** Shade keeps more red than blue, as in evening light. */
const warmth = [0.8, 1, 1.2];
const bowl = {x: 0.68, y: 0.46};

const turn = (frame: number, times = 1, phase = 0) =>
  Math.sin((2 * Math.PI * frame * times) / frames + phase);

const svg = (body: string, w: number, h: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`,
  );

const leaves = [
  [120, 120, 2.1, 128],
  [330, -10, 1.8, 160],
  [60, 420, 1.7, 105],
  [560, 10, 1.4, 190],
].map(([x = 0, y = 0, scale = 1, angle = 0]) => branch(x, y, scale, '#6A5942', angle));

/** A picture whose value can be read between its pixels, so that slow movement does not shiver. */
interface Plane {
  data: Buffer;
  width: number;
  height: number;
  channels: number;
}

const plane = async (picture: ReturnType<typeof sharp>): Promise<Plane> => {
  const {data, info} = await picture.raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height, channels: info.channels};
};

const between = (
  {data, width: w, height: h, channels}: Plane,
  x: number,
  y: number,
  channel: number,
) => {
  const left = Math.max(0, Math.min(w - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(h - 2, Math.floor(y)));
  const across = Math.max(0, Math.min(1, x - left));
  const at = (column: number, row: number) => data[(row * w + column) * channels + channel] ?? 0;
  const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return above + (below - above) * Math.max(0, Math.min(1, y - top));
};

const wisp = (frame: number, index: number) => {
  const age = (frame / frames + index / 4) % 1;
  const x = bowl.x * 320 + (index - 1.5) * 13 + 5 * turn(frame, 1, index * 2);
  const y = bowl.y * 220 - age * 70;
  const opacity = 0.42 * Math.sin(Math.PI * age);
  const lean = 9 * turn(frame, 1, index + 1);
  return `<path d="M${x} ${y + 30}C${x - 12 + lean} ${y + 12} ${x + 14 + lean} ${y - 6} ${x + lean} ${y - 34}" stroke="#fff" stroke-width="${8 + age * 12}" stroke-linecap="round" fill="none" opacity="${opacity}"/>`;
};

const steam = (frame: number) => {
  const wisps = [0, 1, 2, 3].map((index) => wisp(frame, index)).join('');
  return plane(
    sharp(svg(`<rect width="320" height="220"/>${wisps}`, 320, 220))
      .blur(4.5)
      .toColourspace('b-w'),
  );
};

const scene = await plane(sharp(`${workDir}/masters/hero-dry.png`).resize(1050).removeAlpha());
const shadow = await plane(
  sharp(svg(`<rect width="900" height="700" fill="#fff"/>${leaves.join('')}`, 900, 700))
    .blur(9)
    .linear(0.24, 0.76 * 255)
    .toColourspace('b-w'),
);

async function drawn(frame: number) {
  const mist = await steam(frame);
  const zoom = 1 - 0.02 * (1 - turn(frame, 1, Math.PI / 2));
  const [scale, swing] = [(scene.width / width) * zoom, 0.02 * turn(frame, 2)];
  const [slideX, slideY] = [22 + 14 * turn(frame), 22 + 6 * turn(frame, 1, 1.3)];
  const picture = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade =
        between(shadow, x * 0.87 + slideX + swing * y, y * 0.87 + slideY - swing * x, 0) / 255;
      const white = between(mist, x / 3, y / 3, 0) / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const fromX = scene.width / 2 + (x - width / 2) * scale;
        const fromY = scene.height / 2 + (y - height / 2) * scale;
        const value =
          between(scene, fromX, fromY, channel) * (1 - (1 - shade) * (warmth[channel] ?? 1));
        picture[(y * width + x) * 3 + channel] = value + (255 - value) * white;
      }
    }
  return picture;
}

const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`;
const films = [
  '-c:v libx264 -preset slow -crf 26 -pix_fmt yuv420p -movflags +faststart app/public/video/hero.mp4',
  '-c:v libvpx-vp9 -b:v 0 -crf 36 -cpu-used 2 -row-mt 1 -pix_fmt yuv420p app/public/video/hero.webm',
];
await mkdir('app/public/video', {recursive: true});
const encoder = spawn('ffmpeg', `-v error -y ${input} -an ${films.join(' -an ')}`.split(' '), {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (let frame = 0; frame < frames; frame += 1)
  if (!encoder.stdin.write(await drawn(frame))) await once(encoder.stdin, 'drain');
encoder.stdin.end();
await once(encoder, 'close');
