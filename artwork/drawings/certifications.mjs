/** Draws the certification strip, one stamp beside the other, into app/public/certifications.svg. */
import {writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

const stamps = [
  {lines: ['GMP', 'certified', 'facility'], paint: '#2F5D46', mark: '<path d="m-9 0 6 7L9-8"/>'},
  {
    lines: ['Third-', 'party', 'tested'],
    paint: '#B5532F',
    mark: '<path d="M-5-10H5M-3-10v7l-7 12h20L3-3v-7"/>',
  },
  {
    lines: ['Gluten-', 'free'],
    paint: '#8A6416',
    mark: '<path d="M0 11V-9M0-4c-5 0-7-3-7-6 5 0 7 2 7 6Zm0 0c5 0 7-3 7-6-5 0-7 2-7 6ZM0 5c-5 0-7-3-7-6 5 0 7 2 7 6Zm0 0c5 0 7-3 7-6-5 0-7 2-7 6Z"/>',
  },
  {
    lines: ['Non-GMO'],
    paint: '#2F5D46',
    mark: '<path d="M0 11V-3M0-1c0-6 4-9 10-9 0 6-4 9-10 9ZM0 4c0-5-4-7-9-7 0 5 4 7 9 7Z"/>',
  },
  {
    lines: ['Vegan'],
    paint: '#4B6B2E',
    mark: '<path d="M-10 10C-4 2 2-3 8-7M-6 5c-5-8 2-16 16-15C12 4 2 12-6 5Z"/>',
  },
  {
    lines: ['Packed', 'in the', 'USA'],
    paint: '#2C4A73',
    mark: '<path d="m0-11 3 7 7 .6-5.300 4.600 1.700 7L0 4.500-6.400 8.200l1.700-7L-10-3.400-3-4Z"/>',
  },
];

const scallop = Array.from({length: 72}, (_, index) => {
  const angle = (index / 72) * Math.PI * 2;
  const reach = index % 2 ? 73 : 69;
  return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
}).join('L');

function stamp({lines, paint, mark}, index) {
  const size = lines.length === 1 ? 21 : 20;
  const first = 24 - ((lines.length - 1) * (size + 1)) / 2 - (lines.length === 3 ? 2 : 0);
  const words = lines
    .map((line, row) => `<text y="${first + row * (size + 1)}">${line}</text>`)
    .join('');
  return `<g transform="translate(${80 + index * 160} 80)"><path d="M${scallop}Z" fill="${paint}"/><circle r="63" fill="#FBF7EF"/><circle r="58" fill="none" stroke="${paint}" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"/><g transform="translate(0 -30)" fill="none" stroke="${paint}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round">${mark}</g><g fill="${paint}" font-size="${size}">${words}</g></g>`;
}

const label = stamps.map(({lines}) => lines.join(' ').replace('- ', '-')).join(', ');
const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="160" viewBox="0 0 960 160" role="img" aria-label="${label}"><title>${label}</title><g font-family="Georgia,'Times New Roman',serif" font-weight="700" text-anchor="middle">${stamps.map(stamp).join('')}</g></svg>\n`;
await writeFile(
  fileURLToPath(new URL('../../app/public/certifications.svg', import.meta.url)),
  strip,
);
