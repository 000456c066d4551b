import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus} from 'node:os';

/** One thing that is measured. */
export interface Figure {
  what: string;
  value: number;
  /** `ms`, `MB`, `KiB`, `/s`, `%`, or nothing. */
  unit: string;
  /** What it should reach, and from which side. */
  bar?: {most: number} | {least: number};
}

/** What was measured when somebody last wanted it kept, and where. */
interface Kept {
  machine: string;
  on: string;
  values: Record<string, number>;
}

const file = `${import.meta.dirname}/kept.json`;

export const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;

const readKept = (): Kept | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;

const digits = (value: number) => (Math.abs(value) < 10 ? 2 : 0);

const shown = ({unit}: Figure, value: number) =>
  `${value.toLocaleString('en-US', {maximumFractionDigits: digits(value)})}${unit && ` ${unit}`}`;

function barOf(figure: Figure): string {
  const {bar, value} = figure;
  if (!bar) return '';
  const [words, isReached] =
    'most' in bar
      ? [`at most ${shown(figure, bar.most)}`, value <= bar.most]
      : [`at least ${shown(figure, bar.least)}`, value >= bar.least];
  return `${words}${isReached ? '' : ', missed'}`;
}

const row = (...cells: string[]) =>
  console.log(cells.map((cell, place) => cell.padEnd(place === 0 ? 72 : 14)).join(''));

/** A line for each, beside what was kept last. */
export function printFigures(figures: readonly Figure[]): void {
  const kept = readKept();
  console.log(`\n${machine}${kept ? `\nkept on ${kept.on}: ${kept.machine}` : ''}\n`);
  row('', 'now', 'kept', 'of kept', 'bar');
  for (const figure of figures) {
    const before = kept?.values[figure.what];
    const share = before ? `${Math.round((100 * figure.value) / before)} %` : '';
    const earlier = before === undefined ? '' : shown(figure, before);
    row(figure.what, shown(figure, figure.value), earlier, share, barOf(figure));
  }
}

/** The next run is printed beside these; others that were kept stay. */
export function keepFigures(figures: readonly Figure[]): void {
  const values = {
    ...readKept()?.values,
    ...Object.fromEntries(figures.map(({what, value}) => [what, Math.round(value * 100) / 100])),
  };
  const kept: Kept = {machine, on: new Date().toISOString().slice(0, 10), values};
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
