import {statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {dishes} from './dishes';
import {drawings} from './drawings';

const mostBytes = 60_000;
const files = ['avif', 'webp'].flatMap((format) =>
  [320, 640, 960].map((width) => `${width}.${format}`),
);
const names = Object.keys(drawings);
const dishNames = Object.keys(dishes);

test.each([...names, ...dishNames])(
  'the picture %s is served in three widths and two formats, each below 60 kB',
  (name) => {
    for (const file of files) {
      const {size} = statSync(`app/public/pictures/${name}-${file}`);
      expect(size, file).toBeGreaterThan(1_000);
      expect(size, file).toBeLessThanOrEqual(mostBytes);
    }
  },
);

test('every drawing says what it shows, in words of its own', () => {
  const texts = Object.values(drawings).map(({alt}) => alt);
  expect(new Set(texts).size).toBe(names.length);
  expect(texts.filter((alt) => !alt.startsWith('Illustration of '))).toEqual([]);
});

test('every dish says what is on it, in words of its own', () => {
  const texts = Object.values(dishes).map(({alt}) => alt);
  expect(new Set(texts).size).toBe(dishNames.length);
});

test('the film of the three konjac steps stays below half a megabyte and has a poster', () => {
  for (const format of ['webm', 'mp4']) {
    expect(statSync(`app/public/video/konjac-in-three-steps.${format}`).size).toBeLessThan(500_000);
  }
  expect(statSync('app/public/video/konjac-in-three-steps.webp').size).toBeLessThan(mostBytes);
});
