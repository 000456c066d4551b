import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, curve, fill, stroke} from './shapes.mjs';

const pale = {base: colour.noodle, shade: colour.noodleShade, light: colour.noodleLight};
export const noodle = {
  pale,
  konjac: {base: '#F6E8C8', shade: '#CBAA6E', light: '#FFFBEC'},
  egg: {base: '#F3D48A', shade: '#C99C45', light: '#FCEBB8'},
  soy: {base: '#C98E52', shade: '#8F5A2C', light: '#E8BC83'},
  curry: {base: '#F0C04C', shade: '#C18A1F', light: '#FCE49B'},
  pesto: {base: '#B3C36A', shade: '#6F8A35', light: '#E0E8AE'},
  peanut: {base: '#DDAE72', shade: '#A5743B', light: '#F3D6A8'},
  cream: {base: '#F8E8C0', shade: '#CFAF72', light: '#FFFBEE'},
};

/** One strand: its dark side, its body, the light along it. */
function strand(points, thick, tone = pale) {
  const path = curve(points);
  const raised = curve(points.map(([x, y]) => [x - thick * 0.16, y - thick * 0.2]));
  return (
    stroke(path, tone.shade, thick + 3.4) +
    stroke(path, tone.base, thick) +
    stroke(raised, tone.light, thick * 0.26, 'opacity=".85"')
  );
}

/** Strands side by side along an arc, as a fork or chopsticks leave them. */
function bundle(radius, from, sweep, strands, thick, tone) {
  const drift = between(-0.18, 0.18);
  return times(strands, (index) => {
    const reach = radius + (index - strands / 2) * (thick + 1.2);
    const lag = between(-0.16, 0.16);
    const steps = 9;
    return strand(
      Array.from({length: steps}, (_, step) => {
        const angle = from + lag + (sweep * step) / (steps - 1);
        const away = Math.max(reach * (1 + drift * (step / steps - 0.5)), 3) + between(-1.6, 1.6);
        return [Math.cos(angle) * away, Math.sin(angle) * away];
      }),
      thick,
      tone,
    );
  });
}

/** A twirled nest: loose swirls below, a curl of `curl` times the radius on top. */
export function nest(radius, {thick = 11, tone = pale, strands = 4, curl = 0.62} = {}) {
  const bed = fill(blob(radius * 0.88, radius * 0.88, 0.03, 16), tone.shade);
  const rounds = Math.ceil((radius * curl) / (thick * strands * 0.5));
  const swirl = times(rounds, (index) => {
    const share = 1 - index / rounds;
    const reach = Math.max(radius * curl * share, thick * 2);
    const lean = between(0, 6.28);
    const stray = radius * 0.1 * share;
    return times(3, (part) => {
      const angle = lean + part * 2.1;
      return at(
        Math.cos(angle) * between(0, stray),
        Math.sin(angle) * between(0, stray),
        bundle(reach, angle, between(2, 2.9), strands, thick, tone),
        {lift: 1},
      );
    });
  });
  return (
    bed +
    tangle(radius * 0.97, {thick, tone, strands, bundles: Math.round(radius / 6.5)}) +
    at(radius * 0.02, -radius * 0.06, swirl, {lift: 2})
  );
}

/** Loose noodles lying across each other in long waves, for soups and stir-fries. */
export function tangle(
  radius,
  {thick = 10, tone = pale, bundles = 18, strands = 4, sweep = [2.2, 4]} = {},
) {
  const heart = times(4, (index) =>
    at(
      between(-14, 14),
      between(-14, 14),
      bundle(
        Math.max(radius * 0.2 - index * thick * 1.3, thick),
        index * 1.9,
        between(2.6, 3.8),
        strands,
        thick,
        tone,
      ),
      {lift: 1},
    ),
  );
  const waves = times(bundles, (index) => {
    const reach = radius * (between(0.34, 0.54) - 0.14 * (index / bundles));
    const away = (radius - reach - thick) * (1 - 0.97 * (index / bundles) ** 1.3);
    const side = index * 2.4;
    return at(
      Math.cos(side) * away,
      Math.sin(side) * away,
      bundle(
        reach - (strands * thick) / 2,
        side + between(-2.6, -0.8),
        between(...sweep),
        strands,
        thick,
        tone,
      ),
      {lift: 1},
    );
  });
  return waves + heart;
}

/** A sheaf of noodles laid in one direction with a soft wave. */
export function sheaf(long, wide, {thick = 10, tone = pale, wave = 26} = {}) {
  const count = Math.round(wide / (thick + 1));
  return times(count, (index) => {
    const y = -wide / 2 + (index + 0.5) * (wide / count);
    const phase = between(-0.3, 0.3) + index * 0.05;
    return strand(
      Array.from({length: 10}, (_, step) => [
        -long / 2 + between(-10, 10) + (long * step) / 9,
        y + Math.sin(step * 0.9 + phase) * wave + between(-2, 2),
      ]),
      thick,
      tone,
    );
  });
}
