/** Colours by how they are seen (https://bottosson.github.io/posts/oklab): lightness from 0 to 1, chroma, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Three = [number, number, number];

/** The light of red, green and blue, from 0 to 1. */
export function toLight(color: string): Three {
  const light = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

export function toOklch(color: string): Oklch {
  const [red, green, blue] = toLight(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

function fromOklch({l: lightness, c, h}: Oklch): Three {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const hair = 0.0005;
const isShown = (light: Three) => light.every((part) => part >= -hair && part <= 1 + hair);

const toByte = (light: number): string => {
  const part = Math.min(1, Math.max(0, light));
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
};

/** As a screen can show it: where its chroma is too much, with as much as there can be. */
export function toHex(color: Oklch): string {
  const bounded = {...color, l: Math.min(1, Math.max(0, color.l))};
  let [least, most] = [0, isShown(fromOklch(bounded)) ? 0 : bounded.c];
  while (most - least > hair) {
    const c = (least + most) / 2;
    if (isShown(fromOklch({...bounded, c}))) least = c;
    else most = c;
  }
  const light = fromOklch(most === 0 ? bounded : {...bounded, c: least});
  return `#${light.map(toByte).join('')}`;
}
