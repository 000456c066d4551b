import {between} from './random.mjs';

const round = (value) => Math.round(value * 10) / 10;
const pair = ([x, y]) => `${round(x)} ${round(y)}`;

function curveThrough(points, closed) {
  const last = points.length - 1;
  const point = (index) =>
    closed
      ? points[(index + points.length) % points.length]
      : points[Math.min(Math.max(index, 0), last)];
  let path = `M${pair(points[0])}`;
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step));
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return closed ? `${path}Z` : path;
}

export const outline = (points) => curveThrough(points, true);
export const curve = (points) => curveThrough(points, false);
export const polygon = (points) => `M${points.map(pair).join('L')}Z`;

/** A shape cut by hand: nearly an ellipse. */
export function blob(width, height = width, wobble = 0.05, corners = 10) {
  const start = between(0, 6.3);
  return outline(
    Array.from({length: corners}, (_, index) => {
      const angle = start + (index / corners) * Math.PI * 2;
      const reach = 1 + between(-wobble, wobble);
      return [Math.cos(angle) * width * reach, Math.sin(angle) * height * reach];
    }),
  );
}

export const fill = (path, paint, more = '') => `<path d="${path}" fill="${paint}" ${more}/>`;
export const stroke = (path, paint, width, more = '') =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x, y, radius, paint, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint}" ${more}/>`;
export const ellipse = (x, y, width, height, paint, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="${round(height)}" fill="${paint}" ${more}/>`;
export const ring = (x, y, radius, paint, width, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${paint}" stroke-width="${width}" ${more}/>`;
export const box = (x, y, width, height, corner, paint, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${paint}" ${more}/>`;

/** Puts a thing somewhere. The shadow stays outside the turn, so light always falls from the upper left. */
export function at(x, y, thing, {turn = 0, size = 1, lift = 0, flip = false} = {}) {
  const scale = flip ? `${-size} ${size}` : `${round(size * 100) / 100}`;
  const shade = lift ? ` filter="url(#lift-${lift})"` : '';
  return `<g${shade}><g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})">${thing}</g></g>`;
}

export const lifted = (lift, thing) => `<g filter="url(#lift-${lift})">${thing}</g>`;
export const faint = (opacity, thing) => `<g opacity="${opacity}">${thing}</g>`;

let clips = 0;
export function clipped(path, thing) {
  clips += 1;
  return `<clipPath id="clip${clips}"><path d="${path}"/></clipPath><g clip-path="url(#clip${clips})">${thing}</g>`;
}
