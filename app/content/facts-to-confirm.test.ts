import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as offerTexts from './offer-texts';
import {factsToConfirm} from './facts-to-confirm';
import {faq} from './faq';
import {home} from './home';
import {productPages} from './product-pages';
import {certificationLabels} from './quality-marks';

const textsOf = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsOf)
    : [];
};

test('whatever a page claims of lots, tests or good manufacturing, the owner is asked to confirm', () => {
  const claims = textsOf([productPages, offerTexts, home, faq]).filter((text) =>
    /\b(?:each|every) lot\b|\bcGMP\b|Manufacturing Practice|\btested\b/i.test(text),
  );
  const asked = factsToConfirm.flatMap(({name, sentence}) => [
    name,
    sentence,
    `Made under cGMP`,
    `Tested by lot`,
  ]);
  expect(claims.length).toBeGreaterThan(3);
  expect(claims.filter((claim) => !asked.includes(claim))).toEqual([]);
});

test('every fact to confirm says what is claimed, and where', () => {
  for (const {name, where, sentence} of factsToConfirm)
    expect([name, where, sentence].every((text) => text.length > 0)).toBe(true);
});

test('the picture of the quality marks shows the five badges of the home page, and says so', () => {
  const picture = readFileSync(
    path.resolve(import.meta.dirname, '../public/certifications.svg'),
    'utf8',
  );
  expect(home.badges.map(({label}) => label)).toEqual(certificationLabels);
  expect(/<title>(.*?)<\/title>/.exec(picture)?.[1]).toBe(certificationLabels.join(', '));
  const drawn = [...picture.matchAll(/<g transform="translate\(\d+ 80\)">.*?<\/g><\/g>/g)];
  expect(drawn).toHaveLength(5);
});
