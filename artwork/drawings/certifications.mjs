/** Draws the certification strip, one stamp beside the other, into app/public/certifications.svg. */
import {writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

// The five badges of app/content/quality-marks.ts, in its order.
const stamps = [
  {
    lines: ['Packed', 'in the', 'USA'],
    paint: '#2C4A73',
    mark: '<path d="m0-11 3 7 7 .6-5.300 4.600 1.700 7L0 4.500-6.400 8.200l1.700-7L-10-3.400-3-4Z"/>',
  },
  {
    lines: ['Gluten-', 'Free'],
    paint: '#8A6416',
    mark: '<path d="M0 11V-9M0-4c-5 0-7-3-7-6 5 0 7 2 7 6Zm0 0c5 0 7-3 7-6-5 0-7 2-7 6ZM0 5c-5 0-7-3-7-6 5 0 7 2 7 6Zm0 0c5 0 7-3 7-6-5 0-7 2-7 6Z"/>',
  },
  {lines: ['No', 'Sugar'], paint: '#B5532F', mark: '<path d="M-8-8h16v16h-16zM-11 11 11-11"/>'},
  {
    lines: ['Vegan'],
    paint: '#4B6B2E',
    mark: '<path d="M-10 10C-4 2 2-3 8-7M-6 5c-5-8 2-16 16-15C12 4 2 12-6 5Z"/>',
  },
  {
    lines: ['Scientifically', 'Formulated'],
    paint: '#2F5D46',
    mark: '<path d="M-5-10H5M-3-10v7l-7 12h20L3-3v-7"/>',
    size: 13,
  },
];

const scallop = Array.from({length: 72}, (_, index) => {
  const angle = (index / 72) * Math.PI * 2;
  const reach = index % 2 ? 73 : 69;
  return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
}).join('L');

/** The longest word stays within its ring, whichever letters a browser draws it with. */
const fit = (line) => (line.length > 10 ? ' textLength="92" lengthAdjust="spacingAndGlyphs"' : '');

function stamp({lines, paint, mark, size = lines.length === 1 ? 21 : 20}, index) {
  const first = 24 - ((lines.length - 1) * (size + 1)) / 2 - (lines.length === 3 ? 2 : 0);
  const words = lines
    .map((line, row) => `<text y="${first + row * (size + 1)}"${fit(line)}>${line}</text>`)
    .join('');
  return `<g transform="translate(${80 + index * 160} 80)"><path d="M${scallop}Z" fill="${paint}"/><circle r="63" fill="#FBF7EF"/><circle r="58" fill="none" stroke="${paint}" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"/><g transform="translate(0 -30)" fill="none" stroke="${paint}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round">${mark}</g><g fill="${paint}" font-size="${size}">${words}</g></g>`;
}

const label = stamps.map(({lines}) => lines.join(' ').replace('- ', '-')).join(', ');
const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="160" viewBox="0 0 800 160" role="img" aria-label="${label}"><title>${label}</title><g font-family="Georgia,'Times New Roman',serif" font-weight="700" text-anchor="middle">${stamps.map(stamp).join('')}</g></svg>\n`;
await writeFile(
  fileURLToPath(new URL('../../app/public/certifications.svg', import.meta.url)),
  strip,
);
