/** What a minute was like. */
export interface Minute {
  /** A second. */
  pages: number;
  p50: number;
  p99: number;
  errors: number;
  /** Of each process, in MB. */
  memory: number[];
  /** How many processes wanted the machine, all that stood beside it among them. */
  load: number;
}

const width = 640;
const height = 110;
const left = 90;
const colors = ['#1d6b52', '#b4552d'];

const rows: [title: string, of: (minute: Minute) => number[]][] = [
  ['pages a second', ({pages}) => [pages]],
  ['p50, p99 (ms)', ({p50, p99}) => [p50, p99]],
  ['failed pages', ({errors}) => [errors]],
  ['memory (MB)', ({memory}) => memory],
  ['load of the machine', ({load}) => [load]],
];

/** A row for each measure, by minute, as an SVG. */
export function drawMinutes(minutes: readonly Minute[]): string {
  const drawn = rows.map(([title, of], row) => {
    const values = minutes.map(of);
    const most = Math.max(1, ...values.flat());
    const at = (value: number, place: number) =>
      `${left + (place / Math.max(1, minutes.length - 1)) * (width - left - 10)},${(row + 1) * height - 20 - (value / most) * (height - 45)}`;
    const lines = (values[0] ?? []).map((_, line) => {
      const points = values.map((one, place) => at(one[line] ?? 0, place)).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${colors[line % 2]}" stroke-width="2"/>`;
    });
    const top = row * height;
    return `<text x="10" y="${top + 16}">${title}</text><text x="10" y="${top + 36}">${Math.round(most)}</text><text x="10" y="${top + height - 20}">0</text><line x1="${left}" x2="${width - 10}" y1="${top + height - 20}" y2="${top + height - 20}" stroke="#999"/>${lines.join('')}`;
  });
  const full = rows.length * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${full}" font-family="sans-serif" font-size="13"><rect width="${width}" height="${full}" fill="#fff"/>${drawn.join('')}</svg>\n`;
}
