import {expect, test} from 'vitest';
import {toPicture} from './to-picture';

const media = {
  id: 'm1',
  sourceUrl: 'https://shop.example/rice.png',
  altText: '',
  mediaDetails: {
    width: 1200,
    height: 800,
    sizes: [
      {sourceUrl: 'https://shop.example/rice-768x512.png', width: '768', height: '512'},
      {sourceUrl: 'https://shop.example/rice-150x150.png', width: '150', height: '150'},
      {sourceUrl: 'https://shop.example/rice-300x200.png', width: '300', height: '200'},
      null,
    ],
  },
};

test('a picture offers its ready sizes, narrowest first, the full one last, without crops', () => {
  expect(toPicture(media, 'Rice')?.srcSet.split(', ')).toEqual([
    'https://shop.example/rice-300x200.png 300w',
    'https://shop.example/rice-768x512.png 768w',
    'https://shop.example/rice.png 1200w',
  ]);
});

test.each([
  ['as wide as the full one', {sourceUrl: 'x.png', width: '1200', height: '800'}],
  ['wider than the full one', {sourceUrl: 'x.png', width: '2400', height: '1600'}],
  ['without an address', {sourceUrl: null, width: '300', height: '200'}],
  ['without a width', {sourceUrl: 'x.png', width: null, height: '200'}],
  ['a pixel and more too high', {sourceUrl: 'x.png', width: '300', height: '202'}],
  ['a pixel and more too low', {sourceUrl: 'x.png', width: '300', height: '198'}],
])('a file %s is left out', (_what, size) => {
  const mediaDetails = {width: 1200, height: 800, sizes: [size]};
  expect(toPicture({...media, mediaDetails}, 'Rice')?.srcSet).toBe(`${media.sourceUrl} 1200w`);
});

test('a file may be a pixel off, and one width has one file', () => {
  const sizes = ['199', '201'].map((height) => ({
    sourceUrl: `${height}.png`,
    width: '300',
    height,
  }));
  const mediaDetails = {width: 1200, height: 800, sizes};
  expect(toPicture({...media, mediaDetails}, 'Rice')?.srcSet).toBe(
    `201.png 300w, ${media.sourceUrl} 1200w`,
  );
});

test.each([
  [1200, null],
  [null, 800],
  [0, 800],
])('a picture of which the shop knows %s by %s pixels has one file', (width, height) => {
  const mediaDetails = {...media.mediaDetails, width, height};
  expect(toPicture({...media, mediaDetails}, 'Rice')).toMatchObject({width, height, srcSet: ''});
});

test('a picture without ready sizes has the full one', () => {
  const mediaDetails = {...media.mediaDetails, sizes: null};
  expect(toPicture({...media, mediaDetails}, 'Rice')?.srcSet).toBe(`${media.sourceUrl} 1200w`);
});

test('a cart shows the narrowest file that is sharp there, else the full one', () => {
  expect(toPicture(media, 'Rice')?.smallUrl).toBe('https://shop.example/rice-300x200.png');
  expect(toPicture({...media, mediaDetails: null}, 'Rice')).toMatchObject({
    width: null,
    height: null,
    srcSet: '',
    smallUrl: 'https://shop.example/rice.png',
  });
});

test('a picture without a description is described by its product', () => {
  expect(toPicture(media, 'Konjac Rice')?.altText).toBe('Konjac Rice');
  expect(toPicture({...media, altText: 'A bowl'}, 'Konjac Rice')?.altText).toBe('A bowl');
});

test('a picture without a file is none', () => {
  expect(toPicture({...media, sourceUrl: null}, 'Rice')).toBeNull();
  expect(toPicture(null, 'Rice')).toBeNull();
});
