import {toHex, toOklch, type Oklch} from './oklch.ts';

/** What an owner chooses, as `#rrggbb`, and which tone is that very colour. */
export const toneOf = {
  ground: 'cream',
  ink: 'ink',
  brand: 'leaf',
  accent: 'honey',
  sale: 'clay',
} as const;
export type ColorName = keyof typeof toneOf;
export const colorNames: readonly ColorName[] = ['ground', 'ink', 'brand', 'accent', 'sale'];
export type Colors = Record<ColorName, string>;

export const eachColor = <Value>(of: (name: ColorName) => Value): Record<ColorName, Value> => ({
  ground: of('ground'),
  ink: of('ink'),
  brand: of('brand'),
  accent: of('accent'),
  sale: of('sale'),
});

/** As light as said, with a part of its chroma. */
const tint = (color: Oklch, l: number, chroma: number) => toHex({...color, l, c: color.c * chroma});

const darker = (color: Oklch, by: number, chroma: number) => tint(color, color.l - by, chroma);

/** Each by the way that ours goes. What is said of errors and of what is missing keeps its colours. */
function lightTones(colors: Colors) {
  const {ground, ink, brand, accent, sale} = eachColor((name) => toOklch(colors[name]));
  const faded = (part: number) => tint(ink, ink.l + part * (ground.l - ink.l), 1);
  return {
    white: '#ffffff',
    surface: '#ffffff',
    cream: colors.ground,
    sand: darker(ground, 0.034, 1.9),
    line: darker(ground, 0.085, 2.4),
    field: darker(ground, 0.36, 2),
    ink: colors.ink,
    'ink-soft': faded(0.27),
    placeholder: faded(0.37),
    off: faded(0.84),
    'off-line': faded(0.75),
    'off-ink': faded(0.21),
    leaf: colors.brand,
    'leaf-dark': darker(brand, 0.09, 0.8),
    deep: darker(brand, 0.09, 0.8),
    sage: tint(brand, 0.916, 0.36),
    'sage-light': tint(brand, 0.958, 0.2),
    sprout: tint(brand, 0.676, 1),
    honey: colors.accent,
    'honey-light': tint(accent, 0.957, 0.27),
    clay: colors.sale,
    'clay-light': tint(sale, 0.946, 0.17),
    'clay-dark': darker(sale, 0.095, 0.87),
    sky: '#2c5775',
    alarm: '#7a2e14',
    error: '#9b2c14',
  };
}

export type ToneName = keyof ReturnType<typeof lightTones>;
export type Tones = Record<ToneName, string>;

/** The same uses in the same hues: texts as light as they must be, grounds the lighter the nearer they are. */
function darkTones(colors: Colors): Tones {
  const {ground, ink, brand, accent, sale} = eachColor((name) => toOklch(colors[name]));
  const night = (l: number) => toHex({...ink, l, c: Math.min(ink.c, 0.012)});
  const paper = (l: number) => toHex({...ground, l, c: Math.min(ground.c, 0.012)});
  return {
    white: '#ffffff',
    surface: night(0.245),
    cream: night(0.195),
    sand: night(0.22),
    line: night(0.34),
    field: night(0.58),
    ink: paper(0.94),
    'ink-soft': paper(0.79),
    placeholder: paper(0.71),
    off: night(0.33),
    'off-line': night(0.42),
    'off-ink': paper(0.74),
    leaf: tint(brand, 0.8, 1.1),
    'leaf-dark': tint(brand, 0.87, 0.9),
    deep: tint(brand, 0.33, 0.8),
    sage: tint(brand, 0.34, 0.5),
    'sage-light': tint(brand, 0.28, 0.35),
    sprout: tint(brand, 0.676, 1),
    honey: tint(accent, 0.8, 1),
    'honey-light': tint(accent, 0.3, 0.3),
    clay: tint(sale, 0.77, 0.75),
    'clay-light': tint(sale, 0.29, 0.3),
    'clay-dark': tint(sale, 0.84, 0.55),
    sky: '#93c0e0',
    alarm: '#f4bfae',
    error: '#f2a48f',
  };
}

/** The tones of the style sheet (`app/content/brand.css`) that five colours decide, for each appearance. `deep` is dark in both. */
export const tonesOf = (colors: Colors) => ({
  light: lightTones(colors),
  dark: darkTones(colors),
});
export type Appearance = keyof ReturnType<typeof tonesOf>;
