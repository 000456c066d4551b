import {colours, sans, sansBold, sansHeavy, serif, serifBold, type LabelFacts} from './brand.ts';

export interface TextStyle {
  size: number;
  fill: string;
  font?: string;
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
}

const escape = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const text = (words: string, x: number, y: number, style: TextStyle) =>
  `<text x="${x}" y="${y}" font-family="${style.font ?? sans}" font-size="${style.size}" ` +
  `fill="${style.fill}" text-anchor="${style.anchor ?? 'middle'}" ` +
  `letter-spacing="${style.spacing ?? 0}">${escape(words)}</text>`;

/** The mark: two leaves over a bowl, drawn in a 64 × 64 box. */
export const markPaths =
  '<path d="M6 32H58A26 26 0 0 1 6 32Z"/>' +
  '<path d="M33 28C33 15 41 7 55 6C55 20 46 28 33 28Z"/>' +
  '<path d="M29 28C29 19 23 13 12 12C12 22 18 28 29 28Z"/>';

export const mark = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})" fill="${fill}">${markPaths}</g>`;

export const wordmark = (x: number, y: number, size: number, fill: string) =>
  mark(x - size * 1.86, y - size * 0.3, size * 0.92, fill) +
  text('bellyful', x + size * 0.52, y, {size, fill, font: serifBold, spacing: -size * 0.02});

/** A round honey seal with a number and its unit. */
export const seal = (x: number, y: number, radius: number, count: string, unit: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.honey}"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.88}" fill="none" stroke="${colours.cream}" stroke-width="${radius * 0.025}"/>` +
  text(count, x, y + radius * 0.22, {size: radius * 0.92, fill: colours.ink, font: serifBold}) +
  text(unit, x, y + radius * 0.56, {
    size: radius * 0.235,
    fill: colours.ink,
    font: sansHeavy,
    spacing: radius * 0.02,
  });

/** A leaf branch as a quiet ornament. */
export const branch = (x: number, y: number, scale: number, fill: string, turn = 0) => {
  const leaves = [0, 1, 2, 3, 4].flatMap((step) =>
    [-1, 1].map(
      (side) =>
        `<path transform="translate(0 ${-step * 34}) rotate(${side * (58 - step * 5)}) scale(${1 - step * 0.12})" d="M0 0C-16 -24 -14 -52 0 -76C14 -52 16 -24 0 0Z"/>`,
    ),
  );
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${fill}">` +
    `<path d="M-2.5 40L-1 -200L1 -200L2.5 40Z"/>${leaves.join('')}` +
    `<path transform="translate(0 -170)" d="M0 0C-12 -20 -10 -44 0 -62C10 -44 12 -20 0 0Z"/></g>`
  );
};

/** Breaks words into lines of at most `letters` letters. */
export const wrapped = (words: string, letters: number) =>
  words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > letters) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

export const factsPanel = (facts: LabelFacts, x: number, y: number, width: number) => {
  const pitch = Math.min(52, 640 / facts.rows.length);
  const size = pitch * 0.68;
  const rows = facts.rows.map(([name, amount, daily], row) => {
    const top = y + 218 + (row + 0.75) * pitch;
    const style = {size, fill: '#111'};
    return (
      `<path d="M${x + 18} ${top - pitch * 0.76}H${x + width - 18}" stroke="#111" stroke-width="2"/>` +
      text(name, x + 20, top, {...style, font: sansBold, anchor: 'start'}) +
      text(amount, x + width - 136, top, {...style, anchor: 'end'}) +
      text(daily, x + width - 22, top, {...style, font: sansBold, anchor: 'end'})
    );
  });
  const height = 218 + facts.rows.length * pitch + 14;
  const black = {fill: '#111', font: sansBold};
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" stroke="#111" stroke-width="5"/>` +
    text('Supplement Facts', x + 18, y + 74, {
      size: 78,
      fill: '#111',
      font: sansHeavy,
      anchor: 'start',
      spacing: -1,
    }) +
    text(facts.serving, x + 20, y + 120, {size: 34, fill: '#111', anchor: 'start'}) +
    `<rect x="${x + 18}" y="${y + 136}" width="${width - 36}" height="14" fill="#111"/>` +
    text('Amount per serving', x + 20, y + 194, {...black, size: 30, anchor: 'start'}) +
    text('% DV', x + width - 22, y + 194, {...black, size: 30, anchor: 'end'}) +
    rows.join('') +
    wrapped(`† Daily value not established. Other ingredients: ${facts.other}`, 66)
      .slice(0, 4)
      .map((line, row) =>
        text(line, x, y + height + 36 + row * 30, {size: 25, fill: colours.ink, anchor: 'start'}),
      )
      .join('')
  );
};

export const serifTitle = (lines: string[], x: number, y: number, size: number, fill: string) =>
  lines
    .map((line, row) =>
      text(line, x, y + row * size * 1.04, {size, fill, font: serifBold, spacing: -size * 0.018}),
    )
    .join('');

export const italicLine = (words: string, x: number, y: number, size: number, fill: string) =>
  text(words, x, y, {size, fill, font: serif});
