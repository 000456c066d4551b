import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {colors as brandColors} from '../../app/content/brand.ts';
import {eachColor, tonesOf, type Colors} from './colors.ts';
import {apcaContrast, failing, nearestChange, pairs} from './contrast.ts';
import {toHex, toOklch} from './oklch.ts';
import {completeLook} from './shape.ts';
import {tonesOfFiles} from './tones-file.ts';
import {ownColors, pageScript, pairsFile, pairsPhp, scriptFile} from './write.ts';

// Rules: The look
const ours = ownColors();
const brandStyles = readFileSync(
  path.join(import.meta.dirname, '../../app/content/brand.css'),
  'utf8',
);

/** Numbers from 0 to 1, the same for each seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function aPalette(random: () => number): Colors {
  const byte = () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0');
  const color = () => `#${byte()}${byte()}${byte()}`;
  return eachColor(color);
}

test('a colour that no screen shows keeps its lightness and hue', () => {
  const wanted = {l: 0.7, c: 0.4, h: 57};
  const shown = toOklch(toHex(wanted));
  expect(shown.l).toBeCloseTo(wanted.l, 2);
  expect(Math.abs(shown.h - wanted.h)).toBeLessThan(2);
  expect(shown.c).toBeLessThan(0.3);
});

test.each([
  ['#ffffff', '#888888', 63.06],
  ['#888888', '#ffffff', 68.54],
  ['#aaaaaa', '#000000', 58.15],
  ['#000000', '#aaaaaa', 56.24],
])('on %s the text %s has the contrast that APCA publishes', (ground, text, lightness) => {
  expect(apcaContrast(ground, text)).toBeCloseTo(lightness, 1);
});

test('our five colours can be read, and lead to tones close to ours', () => {
  expect(failing(ours)).toEqual([]);
  const {light, dark} = tonesOf(ours);
  expect(brandColors.creamDark).toBe(dark.cream);
  for (const [name, tone] of Object.entries(light)) {
    const own = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(brandStyles)?.[1] ?? tone;
    // The edge of a field is darker than ours: it is seen by those who see less.
    if (name !== 'field')
      expect(Math.abs(toOklch(tone).l - toOklch(own).l), name).toBeLessThan(0.02);
  }
});

test.each(Array.from({length: 20}, (_, index) => index + 1))(
  'what fails of the random palette %i is mended by presses, each of one colour',
  (seed) => {
    let colors = aPalette(randomOf(seed * 7919));
    expect(failing(colors).length).toBeGreaterThan(0);
    for (let presses = 0; presses < 30; presses += 1) {
      const change = firstChange(colors);
      if (!change) break;
      colors = {...colors, [change.name]: change.color};
    }
    expect(failing(colors)).toEqual([]);
  },
);

test('each tone of a text that stands beside its ground in our classes is among the pairs', () => {
  const tones = Object.keys(tonesOf(ours).light);
  const known = new Set(pairs.map(({on, tone}) => `${tone} on ${on}`));
  const missing = classNames().flatMap((classes) => {
    const plain = classes.split(/\s+/);
    const find = (start: string) => tones.filter((name) => plain.includes(`${start}-${name}`));
    // What is white or black in both appearances has a text that is so, too.
    if (/\b(?:bg-white|(?:bg|text|border)-black)\b/.test(classes) && !plain.includes('text-deep'))
      return [classes];
    return find('bg').flatMap((on) =>
      find('text').flatMap((tone) => (known.has(`${tone} on ${on}`) ? [] : [`${tone} on ${on}`])),
    );
  });
  expect(missing).toEqual([]);
});

/** The first that is offered for what fails. */
function firstChange(colors: Colors) {
  for (const pair of failing(colors)) {
    const change = nearestChange(colors, pair);
    if (change) return change;
  }
  return null;
}

/** Whatever is written in quotes in our components. */
function classNames(): string[] {
  const app = path.join(import.meta.dirname, '../../app');
  return globSync('**/*.tsx', {cwd: app}).flatMap(
    (file) =>
      readFileSync(path.join(app, file), 'utf8').match(/(?<=["'`])[^"'`]*\bbg-[^"'`]*/g) ?? [],
  );
}

test('a file of five colours is a whole look, and what it chooses wrong is ours', () => {
  const chosen = {colors: ours, corners: 'square', density: 'vast', letters: 'system'};
  expect(completeLook(chosen)).toMatchObject({
    density: 'usual',
    tones: {light: {leaf: ours.brand}, dark: {white: '#ffffff'}},
    shape: {corners: 0, density: 1, text: 'system-ui, sans-serif'},
    logo: null,
  });
});

test('a folder of colours is dark in its own hues, and what it has not is derived from them', () => {
  const {light, dark} = tonesOfFiles([
    path.join(import.meta.dirname, '../../tests/support/tiny-content/brand.css'),
  ]);
  expect(light).toMatchObject({sand: '#f4e8f2', leaf: '#6b2f7a', surface: '#ffffff'});
  for (const tone of [light.deep, dark.leaf, dark.sage])
    expect(Math.abs(toOklch(tone).h - toOklch(light.leaf).h)).toBeLessThan(4);
});

test('the plugin has the same pairs, and its page the same script: else node build/look/write.ts', async () => {
  expect(readFileSync(pairsFile, 'utf8')).toBe(pairsPhp());
  expect(readFileSync(scriptFile, 'utf8')).toBe(await pageScript());
});
