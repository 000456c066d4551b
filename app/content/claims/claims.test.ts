import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {home} from '../home';
import {readSeals} from '~adapters/commerce';
import {certificationLabels as spanishLabels} from '../../content-es/quality-marks';
import {certificationLabels} from '../quality-marks';
import {claims} from './index';
import {sentencesOf} from './claim';
import {aLabel} from '../../../tests/support/label';
import {noClaims} from '../../../tests/support/no-claims';

const seal = (kind: string) => path.resolve(import.meta.dirname, `../../public/seals/${kind}.svg`);

const ledgerFiles = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>(
  // What is searched by is said to nobody.
  [
    '../**/*.ts',
    '!../**/*.test.ts',
    '!../claims/*.ts',
    '!../fda-disclaimer.ts',
    '!../search-meanings.ts',
  ],
  {eager: true},
);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const said = [...new Set(Object.values(modules).flatMap(textsOf).flatMap(sentencesOf))];

/** No name of a file, key or address. */
const isForPeople = (text: string) => /\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text);

/** A claim of health, nutrition, quality or origin hardly does without one of these. */
const claimWord =
  /\b(?:supports?|supporting|helps?|helped|promot\w+|boost\w*|contribut\w+|clinical\w*|prov(?:en|es)|natural\w*|organic|vegan|gluten\b|plant-based|keto|low-carb|net carbs|(?:low|zero|few)[ -]calories?|calories|no (?:added )?sugar|(?:0|zero) g(?:rams)?(?: of)? sugar|low-sugar|stimulants?|caffeine|free of|contains none|(?:made|packed|grown|produced) (?:in|under)|tested|test it|checked (?:for|by)|purity|pure|cGMP|Manufacturing Practice|certifi\w+|scientific\w*|safe\w*|fullness|fuller|feel(?:ing)? full|appetite|cravings?|hydration|fluid balance|metaboli\w+|sleep\w*|restful|calm\w*|digestion|immune|protect\w*|defenses|healthy|effective|weight loss|gentle|absorbed)\b/i;

test('every sentence with a claim’s words names a claim, or is excused by itself', () => {
  const known = new Set(Object.values(claims).flatMap(({sentences}) => sentences));
  const silent = said.filter(
    (one) => isForPeople(one) && claimWord.test(one) && !known.has(one) && !(one in noClaims),
  );
  expect(silent).toEqual([]);
});

test('every excuse is of a sentence that stands somewhere, holds such words and is no claim', () => {
  const known = new Set(Object.values(claims).flatMap(({sentences}) => sentences));
  const idle = Object.keys(noClaims).filter(
    (one) => !said.includes(one) || !claimWord.test(one) || known.has(one),
  );
  expect(idle).toEqual([]);
});

test('every claim is said, word by word, and has its support', () => {
  const all = new Set(said);
  for (const [id, {source, sentences}] of Object.entries(claims)) {
    expect(source, id).not.toBe('');
    expect(sentences.length, id).toBeGreaterThan(0);
    expect(
      sentences.filter((one) => !all.has(one) && !/^\d+ .+, CA \d{5}$/.test(one)),
      id,
    ).toEqual([]);
  }
});

test('a claim without support on file says its doubt', () => {
  const bare = Object.entries(claims).filter(
    ([, {source, doubt}]) => source.startsWith('None') && !doubt,
  );
  expect(bare).toEqual([]);
});

test('no two claims have one id', () => {
  const {'./index.ts': _all, ...topics} = ledgerFiles;
  const ids = Object.values(topics).flatMap((topic) =>
    Object.entries(topic).flatMap(([name, value]) =>
      /Claims$|^ownWords$/.test(name) && typeof value === 'object' ? Object.keys(value ?? {}) : [],
    ),
  );
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.toSorted()).toEqual(Object.keys(claims).toSorted());
});

test.each([certificationLabels, spanishLabels])(
  'the five badges of the home page have a seal each: %s',
  (...labels) => {
    const kinds = readSeals(aLabel({certifications: labels})).map(({kind}) => kind);
    expect(new Set(kinds).size).toBe(5);
    for (const kind of kinds) expect(existsSync(seal(kind ?? 'none'))).toBe(true);
    expect(existsSync(seal('other'))).toBe(true);
  },
);

test('the badges of the home page are the quality marks', () => {
  expect(home.badges.map(({label}) => label)).toEqual(certificationLabels);
});
