import {mkdir} from 'node:fs/promises';
import sharp from 'sharp';
import {
  colours,
  sansBold,
  sansHeavy,
  type BottleLabel,
  type LabelFacts,
  type PouchLabel,
} from './brand.ts';
import {
  branch,
  factsPanel,
  italicLine,
  mark,
  seal,
  serifTitle,
  text,
  wordmark,
  wrapped,
} from './marks.ts';
import {factsOfPages} from './facts.ts';
import {bottles, pouches} from './products.ts';

const factsOfPage = await factsOfPages();

const factsOf = ({page, facts}: BottleLabel): LabelFacts => {
  if (page) return factsOfPage(page);
  if (facts) return facts;
  throw new Error('A bottle label needs facts');
};

const workDir = process.env['STUDIO_DIR'] ?? '.studio';

const svg = (width: number, height: number, body: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${more}</defs>${body}</svg>`;

/** The poured-in accent: a band whose lower edge sags like a full belly. */
const pour = (x: number, width: number, depth: number, sag: number, fill: string) =>
  `<path d="M${x} 0H${x + width}V${depth}Q${x + width / 2} ${depth + sag} ${x} ${depth}Z" fill="${fill}"/>`;

const titleSize = (lines: string[], width: number, most: number) =>
  Math.min(most, width / (Math.max(...lines.map((line) => line.length)) * 0.52));

/** The front of a bottle label: 1,200 × 1,160, its middle at x. */
const front = (label: BottleLabel, x: number) => {
  const size = titleSize(label.title, 980, 178);
  return (
    wordmark(x, 190, 170, colours.cream) +
    text(label.kicker, x, 290, {size: 46, fill: colours.cream, font: sansBold, spacing: 9}) +
    serifTitle(label.title, x, 600, size, label.accent) +
    italicLine(
      label.line,
      x,
      600 + size * 1.04 + 88,
      Math.min(60, 1700 / label.line.length),
      colours.inkSoft,
    ) +
    seal(x + 330, 985, 118, label.count, label.unit) +
    label.points
      .map(
        (point, row) =>
          mark(x - 440, 922 + row * 58, 34, label.accent) +
          text(point, x - 405, 936 + row * 58, {
            size: 42,
            fill: colours.ink,
            font: sansBold,
            anchor: 'start',
          }),
      )
      .join('')
  );
};

const back = (label: BottleLabel, x: number) =>
  wrapped(label.directions, 30)
    .map((line, row) => text(line, x, 560 + row * 50, {size: 40, fill: colours.ink}))
    .join('') +
  text('HOW TO TAKE', x, 480, {size: 44, fill: label.accent, font: sansHeavy, spacing: 6}) +
  text('Dietary supplement · Packed in the USA', x, 900, {size: 36, fill: colours.inkSoft}) +
  text('Keep out of reach of children.', x, 950, {size: 36, fill: colours.inkSoft});

const bottleLabel = (label: BottleLabel) =>
  svg(
    3600,
    1160,
    `<rect width="3600" height="1160" fill="${colours.cream}"/>` +
      pour(0, 1200, 340, 120, label.accent) +
      pour(1200, 1200, 340, 120, label.accent) +
      pour(2400, 1200, 340, 120, label.accent) +
      `<rect y="1118" width="3600" height="42" fill="${label.accent}"/>` +
      branch(1235, 1010, 1.35, label.tint, 14) +
      branch(2365, 830, 1.1, label.tint, -12) +
      front(label, 1800) +
      back(label, 600) +
      factsPanel(factsOf(label), 2600, 90, 800),
  );

const pouchFood = (food: string | undefined, tint: string) =>
  `<clipPath id="plate"><circle cx="700" cy="1265" r="440"/></clipPath>` +
  `<circle cx="700" cy="1265" r="470" fill="${colours.cream}"/><circle cx="700" cy="1265" r="440" fill="${tint}"/>` +
  (food
    ? `<image xlink:href="data:image/png;base64,${food}" x="178" y="743" width="1044" height="1044" clip-path="url(#plate)"/>`
    : mark(700, 1265, 420, colours.cream));

/** A pouch front, 1,400 × 1,900: the printed bowl is the rendered bowl of the same noodle. */
export const pouchLabel = (label: PouchLabel, food?: string) =>
  svg(
    1400,
    1900,
    `<rect width="1400" height="1900" fill="${label.accent}"/>` +
      `<path d="M0 0H1400V900Q700 1120 0 900Z" fill="${colours.cream}"/>` +
      branch(95, 760, 1.7, label.tint, 18) +
      branch(1305, 760, 1.7, label.tint, -18) +
      wordmark(700, 310, 170, colours.leaf) +
      text('KONJAC', 700, 450, {size: 74, fill: colours.inkSoft, font: sansBold, spacing: 22}) +
      serifTitle(label.title, 700, 640, titleSize(label.title, 900, 210), label.accent) +
      italicLine(label.line, 700, 740, 66, colours.inkSoft) +
      pouchFood(food, label.tint) +
      seal(1165, 920, 150, '0', 'SUGAR') +
      text(label.net, 700, 1800, {size: 44, fill: colours.cream, font: sansBold, spacing: 4}),
  );

const sachet = () =>
  svg(
    1000,
    1300,
    `<rect width="1000" height="1300" fill="#DDBF95"/>` +
      `<rect width="1000" height="1300" fill="${colours.cream}" opacity=".12"/>` +
      `<path d="M0 0H1000V330Q500 470 0 330Z" fill="${colours.leaf}"/>` +
      wordmark(500, 250, 150, colours.cream) +
      text('FREE SAMPLE', 500, 560, {size: 58, fill: colours.leaf, font: sansHeavy, spacing: 12}) +
      serifTitle(['3-Day', 'Supply'], 500, 740, 190, colours.ink) +
      text('Pain-Free Weight Loss', 500, 1040, {size: 56, fill: colours.ink, font: sansBold}) +
      text('12 capsules · appetite support', 500, 1110, {size: 44, fill: colours.ink}) +
      mark(500, 1205, 74, colours.leaf),
  );

const write = (name: string, source: string) =>
  sharp(Buffer.from(source)).png().toFile(`${workDir}/labels/${name}.png`);

const foodPicture = async (name: string) => {
  const picture = sharp(`${workDir}/masters/top-${name}.png`).resize(1044, 1044);
  return (
    await picture
      .png()
      .toBuffer()
      .catch(() => undefined)
  )?.toString('base64');
};

await mkdir(`${workDir}/labels`, {recursive: true});
for (const [name, label] of Object.entries(bottles))
  await write(`bottle-${name}`, bottleLabel(label));
for (const [name, label] of Object.entries(pouches))
  await write(`pouch-${name}`, pouchLabel(label, await foodPicture(label.food)));
await write('sachet', sachet());
