import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The sections of levels 1 and 2 in the published list (OWASP ASVS 5.0.0), each with how many of its numbers. */
const sections = `
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3
5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5
13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const numbers = sections
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name = '', count = ''] = section.split(':');
    return Array.from({length: Number(count)}, (_, index) => `${name}.${index + 1}`);
  });

const page = read('docs/asvs.md');
const rows = [...page.matchAll(/^\| (\d[\d., ]*?) *\| (\S[^|]*?) *\| (.+?) *\|$/gm)].map(
  ([, listed = '', how = '', answer = '']) => ({listed: listed.split(/,\s*/), how, answer}),
);

test('each of the 253 requirements stands there once', () => {
  expect(numbers).toHaveLength(253);
  expect(rows.flatMap(({listed}) => listed).toSorted()).toEqual(numbers.toSorted());
});

test('the numbers at its head are those of its rows', () => {
  const counted = (how: string) =>
    rows.filter((row) => row.how === how).flatMap(({listed}) => listed).length;
  const said = [...page.matchAll(/\*\*(.+?)\*\* \((\d+)\)/g)];
  expect(said.map(([, how = '', count]) => [how, Number(count)])).toEqual(
    said.map(([, how = '']) => [how, counted(how)]),
  );
  expect(said.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(numbers.length);
});

const headings = (file: string) =>
  [...read(file).matchAll(/^#{2,} (.+)$/gm)].map(([, heading = '']) => heading);
const known = [
  ...headings('docs/rules.md'),
  ...headings('docs/asvs.md'),
  ...headings('SECURITY.md'),
];

test.each(rows)('$listed.0 is $how by what is there, or says why not', ({how, answer}) => {
  const files = [...answer.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const cited = [...answer.matchAll(/_([A-Z][^_]+)_/g)].map(([, heading = '']) => heading);
  const isRule = /rules: |below: /.test(answer);
  if (isRule) expect(cited.filter((heading) => !known.includes(heading))).toEqual([]);
  if (how === 'tested')
    expect(files.some((file) => file.startsWith('tests/') || /\.test\./.test(file))).toBe(true);
  if (how === 'decided') expect(files.length > 0 || isRule || /\]\(/.test(answer)).toBe(true);
  expect(answer.length).toBeGreaterThan(5);
});
