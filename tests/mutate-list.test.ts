import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {breakText, parseFaults, problemOf, readFaults} from './mutate/faults';
import {root} from './support/imports';

const faults = readFaults();

test('every fault is found once where it says, and changes something', () => {
  expect(faults.flatMap((fault) => problemOf(fault) ?? [])).toEqual([]);
});

test('every fault is one of a rule of the book, in a sentence of its own', () => {
  const rules = readFileSync(path.join(root, 'docs/rules.md'), 'utf8');
  const headings = new Set([...rules.matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => heading));
  expect(faults.filter(({rule}) => !headings.has(rule))).toEqual([]);
  const sentences = faults.map(({sentence}) => sentence);
  expect(sentences).toEqual([...new Set(sentences)]);
});

const source = `
export const limits = {most: 3};
export function price(of: {cents: number}): number {
  const most = Math.max(
    0, of.cents);
  if (most > 9) return 9;
  return most;
}`;

const broken = (place: string, edit: string, text = source) =>
  parseFaults(`# Shipping\nIt is wrong.\n@ ${place}\n${edit}\n`).map((fault) =>
    breakText(text, fault),
  );

test('a fault is found by the name around it, however its line is broken', () => {
  expect(broken('a.ts price', 'Math.max(0, of.cents) → of.cents')[0]).toContain('most = of.cents;');
  expect(broken('a.ts limits.most', '3 → 4')[0]).toContain('{most: 4}');
  expect(broken('a.ts price', '> 9 →')[0]).toContain('if (most )');
  expect(() => broken('a.ts price', '9 → 8')).toThrow('twice');
  expect(() => broken('a.ts tax', '9 → 8')).toThrow('gone');
});

test('a skipped statement is the smallest around what names it, in PHP too', () => {
  expect(broken('a.ts price', 'skip most >')[0]).toContain(';\n  return most;');
  const php = `<?php\nfunction a(): void {\n\tif ( is( '}' ) ) { // ;\n\t\tb( 1 );\n\t}\n\tc();\n}`;
  expect(broken('a.php a', 'skip b(', php)[0]).toContain('// ;\n\t\t;\n\t}');
  expect(broken('a.php a', 'skip is(', php)[0]).toContain('{\n\t;\n\tc();');
});
