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

export const eachColor = (of: (name: ColorName) => string): Colors => ({
  ground: of('ground'),
  ink: of('ink'),
  brand: of('brand'),
  accent: of('accent'),
  sale: of('sale'),
});

/** As light as said, with a part of its chroma. */
const tint = (color: Oklch, l: number, chroma: number) => toHex({...color, l, c: color.c * chroma});

const darker = (color: Oklch, by: number, chroma: number) => tint(color, color.l - by, chroma);

/**
 * The tones of the storefront's style sheet (`app/content/brand.css`) that five colours decide, each by the way that ours
 * goes. What messages say of errors keeps its colours.
 */
export function tonesOf(colors: Colors) {
  const ground = toOklch(colors.ground);
  const ink = toOklch(colors.ink);
  const brand = toOklch(colors.brand);
  const accent = toOklch(colors.accent);
  const sale = toOklch(colors.sale);
  const faded = (part: number) => tint(ink, ink.l + part * (ground.l - ink.l), 1);
  return {
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
    sage: tint(brand, 0.916, 0.36),
    'sage-light': tint(brand, 0.958, 0.2),
    sprout: tint(brand, 0.676, 1),
    honey: colors.accent,
    'honey-light': tint(accent, 0.957, 0.27),
    clay: colors.sale,
    'clay-light': tint(sale, 0.946, 0.17),
    'clay-dark': darker(sale, 0.095, 0.87),
  };
}
