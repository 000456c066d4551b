import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, circle, curve, fill, stroke} from './shapes.mjs';

const pale = {base: colour.noodle, shade: colour.noodleShade, light: colour.noodleLight};
export const noodle = {
  pale,
  konjac: {base: '#F4EFE2', shade: '#CFC3A6', light: '#FFFFFF'},
  egg: {base: '#F3D48A', shade: '#C99C45', light: '#FCEBB8'},
  soy: {base: '#C98E52', shade: '#8F5A2C', light: '#E8BC83'},
  curry: {base: '#F0C04C', shade: '#C18A1F', light: '#FCE49B'},
  pesto: {base: '#B9C67A', shade: '#7E9440', light: '#DDE5AC'},
  peanut: {base: '#DDAE72', shade: '#A5743B', light: '#F3D6A8'},
  cream: {base: '#FAEFD3', shade: '#DCC596', light: '#FFFBEE'},
};

/** One strand: its dark side, its body, the light along it. */
export function strand(points, thick, tone = pale) {
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

/** A twirled nest: wide swirls below, a tight curl on top. */
export function nest(radius, {thick = 11, tone = pale, strands = 4, height = 0.16} = {}) {
  const bed = fill(blob(radius * 0.98, radius * 0.98, 0.04, 16), tone.shade);
  const rounds = Math.round(radius / (thick * strands * 0.42));
  const swirls = times(rounds, (index) => {
    const share = 1 - index / rounds;
    const reach = Math.max(radius * 0.9 * share, thick * 2.4);
    const lean = between(0, 6.28);
    const stray = between(0, radius * 0.16) * share;
    const rise = -radius * height * (1 - share);
    return times(3, (turn) =>
      at(
        Math.cos(lean + turn * 2.1) * stray,
        Math.sin(lean + turn * 2.1) * stray + rise,
        bundle(reach, lean + turn * 2.1, between(2.1, 3.2), strands, thick, tone),
      ),
    );
  });
  return bed + swirls + circle(0, -radius * height, 0, tone.base);
}

/** Loose noodles lying in long waves, for soups and stir-fries. */
export function tangle(radius, {thick = 10, tone = pale, bundles = 16, strands = 4} = {}) {
  return times(bundles, (index) => {
    const away = radius * between(0.15, 0.75);
    const side = (index / bundles) * 6.28 + between(-0.4, 0.4);
    return at(
      Math.cos(side) * away,
      Math.sin(side) * away,
      bundle(
        radius * between(0.3, 0.62),
        between(0, 6.28),
        between(1.5, 2.8),
        strands,
        thick,
        tone,
      ),
    );
  });
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
