import {clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
const measure = useMode(modeOklch);

/** Colors by how they are seen: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** `color`: `#rrggbb`. */
export function toOklch(color: string): Oklch {
  const {l = 0, c = 0, h = 0} = measure(color) ?? {};
  return {l, c, h};
}

/** As a screen can show it: where its chroma is too much, with as much as there can be. */
export const toHex = ({l, c, h}: Oklch): string =>
  formatHex(clampChroma({mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h}, 'oklch'));
