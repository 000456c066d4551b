/** Draws the seals of labels, a stamp each without words, into app/public/seals: the page's own words stand below it. */
import {mkdir, writeFile} from 'node:fs/promises';

/** By the names of adapters/commerce/labels/read-seals.ts; `other` is whatever else a label says. */
const stamps = {
  'packed-in-usa': {
    paint: '#2C4A73',
    mark: '<path d="m0-15 4.4 9.8 10.6 1-8 7.1 2.4 10.5L0 7.9-9.4 13.4-7 2.9l-8-7.1 10.6-1Z"/>',
  },
  'gluten-free': {
    paint: '#8A6416',
    mark: '<path d="M0 18V-12M0-12c-3-2-3-6 0-8 3 2 3 6 0 8ZM0-4c-6 0-8.5-3.5-8.5-8C-2.5-12 0-9 0-4Zm0 0c6 0 8.5-3.5 8.5-8C2.5-12 0-9 0-4ZM0 6c-6 0-8.5-3.5-8.5-8C-2.5-2 0 1 0 6Zm0 0c6 0 8.5-3.5 8.5-8C2.5-2 0 1 0 6ZM-17 14 17-14"/>',
  },
  'no-sugar': {
    paint: '#B5532F',
    mark: '<path d="M-12-7 0-13 12-7V7L0 13-12 7ZM-12-7 0-1 12-7M0-1v14M-18 15 18-15"/>',
  },
  vegan: {
    paint: '#4B6B2E',
    mark: '<path d="M-15 15C-7 3 3-4 12-10M-9 8c-8-12 3-24 24-22C18 6 3 18-9 8Z"/>',
  },
  'scientifically-formulated': {
    paint: '#2F5D46',
    mark: '<path d="M-7-16H7M-4-16v11l-11 18a3 3 0 0 0 2.6 4.5h24.8A3 3 0 0 0 15 13L4-5v-11M-9.5 5h19"/>',
  },
  other: {paint: '#55625A', mark: '<path d="m-13 1 8 8L13-9"/>'},
};

const scallop = Array.from({length: 72}, (_, index) => {
  const angle = (index / 72) * Math.PI * 2;
  const reach = index % 2 ? 44 : 41.5;
  return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
}).join('L');

const folder = new URL('../../app/public/seals/', import.meta.url);
await mkdir(folder, {recursive: true});
for (const [name, {paint, mark}] of Object.entries(stamps))
  await writeFile(
    new URL(`${name}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" width="88" height="88" viewBox="-44 -44 88 88"><path d="M${scallop}Z" fill="${paint}"/><circle r="37" fill="#FBF7EF"/><circle r="33" fill="none" stroke="${paint}" stroke-dasharray=".6 2.6" stroke-linecap="round" stroke-width="1.2"/><g fill="none" stroke="${paint}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${mark}</g></svg>\n`,
  );
