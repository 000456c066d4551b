import {between, seed} from './random.mjs';
import {table} from './palette.mjs';
import {blob, box, fill, at} from './shapes.mjs';

const width = 1280;
const height = 960;

const lift = (name, away, blur, strength) =>
  `<filter id="lift-${name}" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="${away * 0.6}" dy="${away}" stdDeviation="${blur}" flood-color="#3F2413" flood-opacity="${strength}"/></filter>`;

const definitions = `<defs>
${lift(1, 3, 2, 0.3)}${lift(2, 7, 5, 0.3)}${lift(3, 16, 14, 0.32)}${lift(4, 26, 26, 0.34)}
<filter id="cut" filterUnits="userSpaceOnUse" x="-40" y="-40" width="1360" height="1040"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="pigment" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".009 .013" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .8  1.9 0 0 0 -.8"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="1" seed="2"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .15  0 0 0 0 .08  0 1.2 0 0 -.55"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>
<radialGradient id="lamp" cx=".28" cy=".18" r="1"><stop offset="0" stop-color="#FFF6DD" stop-opacity=".22"/><stop offset=".55" stop-color="#FFF6DD" stop-opacity="0"/><stop offset="1" stop-color="#5B3016" stop-opacity=".16"/></radialGradient>
</defs>`;

/** A finished picture: the table, the things on it, then light, pigment and grain over all. */
export function picture(name, tone, things, {swept = true} = {}) {
  seed(name);
  const [base, deeper] = table[tone];
  const sweep = at(between(150, 1100), between(820, 980), fill(blob(760, 420, 0.08, 7), deeper), {
    turn: between(-25, 25),
  });
  const art = `${box(-40, -40, width + 80, height + 80, 0, base)}${swept ? sweep : ''}${things()}`;
  const cover = (more) => box(0, 0, width, height, 0, '#000', more);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions}
${box(0, 0, width, height, 0, base)}<g filter="url(#cut)">${art}</g>${box(0, 0, width, height, 0, 'url(#lamp)')}
${cover('filter="url(#pigment)" opacity=".15"')}${cover('filter="url(#grain)" opacity=".35"')}</svg>`;
}
