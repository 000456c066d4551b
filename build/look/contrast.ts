import {wcagContrast} from 'culori/fn';
import {
  colorNames,
  tonesOf,
  type Appearance,
  type ColorName,
  type Colors,
  type ToneName,
} from './colors.ts';
import {toHex, toOklch} from './oklch.ts';

/** Which tones stand on a ground: as text (WCAG 2.2, 1.4.3), or as the edge of a field, a button, what has the focus (1.4.11). */
const inUse: [ground: ToneName, texts: ToneName[], edges: ToneName[]][] = [
  [
    'surface',
    ['ink', 'ink-soft', 'placeholder', 'leaf', 'leaf-dark', 'clay', 'clay-dark', 'error'],
    ['field'],
  ],
  ['cream', ['ink', 'ink-soft', 'leaf', 'leaf-dark', 'clay', 'clay-dark', 'error'], ['field']],
  ['sand', ['ink', 'ink-soft', 'leaf', 'leaf-dark'], ['clay']],
  ['sage-light', ['ink', 'ink-soft', 'leaf', 'leaf-dark'], ['clay']],
  ['sage', ['ink', 'leaf', 'leaf-dark'], []],
  ['clay-light', ['ink', 'ink-soft', 'clay-dark', 'alarm'], ['clay']],
  ['honey-light', ['ink', 'ink-soft', 'leaf'], []],
  ['honey', ['deep'], []],
  ['leaf', ['surface'], []],
  ['leaf-dark', ['surface'], []],
  ['clay', ['surface'], []],
  ['sky', ['surface'], []],
  ['deep', ['white'], ['honey']],
  ['white', ['deep'], []],
];

const textNeeds = 4.5;
const edgeNeeds = 3;

export interface Pair {
  on: ToneName;
  tone: ToneName;
  needs: number;
}

export const pairs: readonly Pair[] = inUse.flatMap(([on, texts, edges]) => [
  ...texts.map((tone) => ({on, tone, needs: textNeeds})),
  ...edges.map((tone) => ({on, tone, needs: edgeNeeds})),
]);

function apcaLight(color: string): number {
  const part = (at: number) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.4;
  const light = 0.2126729 * part(1) + 0.7151522 * part(3) + 0.072175 * part(5);
  return light < 0.022 ? light + (0.022 - light) ** Math.SQRT2 : light;
}

/** Lightness contrast of a text (https://github.com/Myndex/apca-w3, 0.1.9), from 0 to 108. */
export function apcaContrast(ground: string, text: string): number {
  const [below, above] = [apcaLight(ground), apcaLight(text)];
  const contrast = below > above ? below ** 0.56 - above ** 0.57 : above ** 0.62 - below ** 0.65;
  return contrast * 1.14 < 0.1 ? 0 : contrast * 114 - 2.7;
}

export interface Measured extends Pair {
  appearance: Appearance;
  wcag: number;
  /** Lightness contrast of APCA, for comparison: it decides nothing. */
  apca: number;
}

export function failing(colors: Colors): Measured[] {
  const tones = tonesOf(colors);
  const measured = (appearance: Appearance) =>
    pairs.map((pair): Measured => {
      const [ground, tone] = [tones[appearance][pair.on], tones[appearance][pair.tone]];
      const wcag = wcagContrast(ground, tone);
      return {...pair, appearance, wcag, apca: apcaContrast(ground, tone)};
    });
  return [...measured('light'), ...measured('dark')].filter(({wcag, needs}) => wcag < needs);
}

export interface Change {
  name: ColorName;
  color: string;
}

const step = 0.01;

/** The nearest change of one colour with which a pair passes and fewer fail; null where none does that alone. */
export function nearestChange(colors: Colors, wanted: Measured): Change | null {
  const before = failing(colors).length;
  for (let by = step; by < 1; by += step)
    for (const name of colorNames)
      for (const sign of [-1, 1]) {
        const color = toOklch(colors[name]);
        const changed = {...colors, [name]: toHex({...color, l: color.l + sign * by})};
        const tones = tonesOf(changed)[wanted.appearance];
        if (wcagContrast(tones[wanted.on], tones[wanted.tone]) < wanted.needs) continue;
        if (failing(changed).length < before) return {name, color: changed[name]};
      }
  return null;
}
