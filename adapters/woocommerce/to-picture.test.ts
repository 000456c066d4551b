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

test('a cart shows the narrowest file that is sharp there, else the full one', () => {
  expect(toPicture(media, 'Rice')?.smallUrl).toBe('https://shop.example/rice-300x200.png');
  expect(toPicture({...media, mediaDetails: null}, 'Rice')).toMatchObject({
    srcSet: '',
    smallUrl: 'https://shop.example/rice.png',
  });
});

test('a picture without a description is described by its product', () => {
  expect(toPicture(media, 'Konjac Rice')?.altText).toBe('Konjac Rice');
});

test('a picture without a file is none', () => {
  expect(toPicture({...media, sourceUrl: null}, 'Rice')).toBeNull();
  expect(toPicture(null, 'Rice')).toBeNull();
});
