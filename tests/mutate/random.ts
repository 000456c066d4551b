import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createRandom} from '../simulation/random.ts';
import {root} from '../support/imports.ts';
import {isStrykers} from './scores.ts';
import {bare, endAt, parse, statementAt, visit, type Range} from './symbols.ts';

/** A mistake at a place that was drawn. */
export interface Slip {
  file: string;
  range: Range;
  text: string;
}

/** Texts are no rules, and Stryker breaks the rest piece by piece. */
const isLeftOut = (file: string) =>
  /\.(test|d)\.tsx?$|^app\/content/.test(file) || isStrykers(file);

const productFiles = () =>
  execFileSync('git', ['ls-files', 'app', 'adapters', 'server', 'server.ts', 'wordpress-plugin'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|php)$/.test(file) && !isLeftOut(file));

/** Each comparison as its nearest other one. */
const swapped: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

function slipsOf(file: string): Slip[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const slips: Slip[] = [];
  const note = (start: number, end: number, to: (old: string) => string) =>
    slips.push({file, range: [start, end], text: to(text.slice(start, end))});
  const negate = (condition: string) => `!(${condition})`;
  const other = (number: string) => String(Number(number) + 1);
  const drop = () => ';';
  if (file.endsWith('.php')) {
    const code = bare(text);
    for (const {0: sign, index} of code.matchAll(/(?<= )(?:[<>]=?|[!=]==|&&|\|\|)(?= )/g))
      note(index, index + sign.length, () => swapped[sign] ?? sign);
    for (const {0: number, index} of code.matchAll(/(?<![\w.$])\d+(?![\w.])/g))
      note(index, index + number.length, other);
    for (const {0: lead, index} of code.matchAll(/\bif (?=\()/g)) {
      const start = index + lead.length;
      note(start, endAt(code, start, ')'), (condition) => `( ! ${condition} )`);
    }
    for (const {index} of code.matchAll(
      /(?<=^\t+)(?:[A-Z]\w*\\|\$[\w>-]+->)?[a-z]\w+\( [^\n]*\);$/gm,
    ))
      note(...statementAt(file, text, [index, index]), drop);
    return slips;
  }
  visit(parse(file, text).program, (node) => {
    if ('test' in node && isPlace(node.test)) note(node.test.start, node.test.end, negate);
    if (node.type === 'ExpressionStatement' && !('directive' in node && node.directive))
      note(node.start, node.end, drop);
    if (node.type === 'Literal' && /^\d[\d_]*$/.test(text.slice(node.start, node.end)))
      note(node.start, node.end, (number) => other(number.replaceAll('_', '')));
    if (
      'operator' in node &&
      'left' in node &&
      isPlace(node.left) &&
      'right' in node &&
      isPlace(node.right)
    ) {
      const [start, end] = [node.left.end, node.right.start];
      const to = swapped[text.slice(start, end).trim()];
      if (to) note(start, end, () => ` ${to} `);
    }
  });
  return slips;
}

const isPlace = (value: unknown): value is {start: number; end: number} =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** So many mistakes in the product's TypeScript and the plugin's PHP, at places that the seed decides. */
export function drawSlips(count: number, seed: string): Slip[] {
  const all = productFiles().flatMap(slipsOf);
  const random = createRandom(seed);
  return Array.from({length: count}, () => random.pick(all));
}

export const slip = (text: string, {range: [start, end], text: changed}: Slip): string =>
  text.slice(0, start) + changed + text.slice(end);

/** `file:line: old → new` */
export function nameOf({file, range: [start, end], text: changed}: Slip): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  const line = text.slice(0, start).split('\n').length;
  const oneLine = (part: string) => part.replaceAll(/\s+/g, ' ').slice(0, 70);
  return `${file}:${line}: ${oneLine(text.slice(start, end))} → ${oneLine(changed)}`;
}
