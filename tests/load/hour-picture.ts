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

/** What befell the shop, and when. */
export interface Mark {
  minute: number;
  what: string;
}

const width = 640;
/** Above the rows: two lines of what befell the shop. */
const head = 36;
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

/** A row for each measure, by minute, and what befell the shop as thin lines through them, as an SVG. */
export function drawMinutes(
  seen: readonly Minute[],
  marks: readonly Mark[],
  minutes: number,
): string {
  const across = (minute: number) => left + (minute / minutes) * (width - left - 10);
  const bottomOf = (row: number) => head + (row + 1) * height - 20;
  const full = head + rows.length * height;
  const drawn = rows.map(([title, of], row) => {
    const values = seen.map(of);
    const most = Math.max(1, ...values.flat());
    const bottom = bottomOf(row);
    const at = (value: number, place: number) =>
      `${across(place + 0.5)},${bottom - (value / most) * (height - 45)}`;
    const lines = (values[0] ?? []).map((_, line) => {
      const points = values.map((one, place) => at(one[line] ?? 0, place)).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${colors[line % 2]}" stroke-width="2"/>`;
    });
    const top = head + row * height;
    return `<text x="10" y="${top + 16}">${title}</text><text x="10" y="${top + 36}">${Math.round(most)}</text><text x="10" y="${bottom}">0</text><line x1="${left}" x2="${width - 10}" y1="${bottom}" y2="${bottom}" stroke="#999"/>${lines.join('')}`;
  });
  const befell = marks.map(({minute, what}, place) => {
    const x = across(minute);
    return `<line x1="${x}" x2="${x}" y1="${head}" y2="${full - 20}" stroke="#999" stroke-dasharray="2 3"/><text x="${x}" y="${place % 2 === 0 ? 14 : 30}" text-anchor="middle" font-size="11">${what}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${full}" font-family="sans-serif" font-size="13"><rect width="${width}" height="${full}" fill="#fff"/>${befell.join('')}${drawn.join('')}</svg>\n`;
}
