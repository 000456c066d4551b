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

/** What was measured when somebody last wanted it stored, and where. */
interface Stored {
  machine: string;
  on: string;
  values: Record<string, number>;
}

const file = `${import.meta.dirname}/stored.json`;

export const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;

const readStored = (): Stored | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : null;

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

/** A line for each, beside what was stored last. */
export function printFigures(figures: readonly Figure[]): void {
  const stored = readStored();
  console.log(`\n${machine}${stored ? `\nstored on ${stored.on}: ${stored.machine}` : ''}\n`);
  row('', 'now', 'stored', 'of stored', 'bar');
  for (const figure of figures) {
    const before = stored?.values[figure.what];
    const share = before ? `${Math.round((100 * figure.value) / before)} %` : '';
    const earlier = before === undefined ? '' : shown(figure, before);
    row(figure.what, shown(figure, figure.value), earlier, share, barOf(figure));
  }
}

/** The next run is printed beside these; others that were stored stay. */
export function storeFigures(figures: readonly Figure[]): void {
  const values = {
    ...readStored()?.values,
    ...Object.fromEntries(figures.map(({what, value}) => [what, Math.round(value * 100) / 100])),
  };
  const stored: Stored = {machine, on: new Date().toISOString().slice(0, 10), values};
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
}
