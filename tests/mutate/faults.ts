import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/imports.ts';
import {statementAt, symbolsOf, whyUnreadable, type Range} from './symbols.ts';

/** A small mistake that breaks one sentence of docs/rules.md. */
export interface Fault {
  /** A heading of docs/rules.md. */
  rule: string;
  /** What the shop would do wrong. */
  sentence: string;
  file: string;
  /** The function, constant or member that it is in: `Cart.add`; empty: the file. */
  symbol: string;
  /** Stands once in the symbol, however it is spaced. */
  old: string;
  /** Null: the smallest statement with `old` in it goes. */
  new: string | null;
}

const folder = path.join(import.meta.dirname, 'faults');

/** The list, a file for each chapter of docs/rules.md. */
export const readFaults = (): Fault[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => parseFaults(readFileSync(path.join(folder, name), 'utf8')));

/** `# heading`, then for each fault its sentence, `@ file symbol`, and `old → new` or `skip old`. */
export function parseFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  let [rule, sentence, place] = ['', '', ''];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('# ')) rule = line.slice(2);
    else if (line.startsWith('@ ')) place = line.slice(2);
    else if (place === '') sentence = line;
    else {
      const [file = '', symbol = ''] = place.split(' ');
      const [, skipped] = /^skip (.+)$/.exec(line) ?? [];
      const [old = '', changed = ''] = line.split(/ →(?: |$)/);
      const edit = skipped === undefined ? {old, new: changed} : {old: skipped, new: null};
      faults.push({rule, sentence, file, symbol, ...edit});
      place = '';
    }
  }
  return faults;
}

/** What is wrong with a fault; null when it can be tried. */
export function problemOf(fault: Fault, base = root): string | null {
  try {
    const sound = readFileSync(path.join(base, fault.file), 'utf8');
    const broken = breakText(sound, fault);
    const why = broken === sound ? 'changes nothing' : whyUnreadable(fault.file, broken);
    return why && `${fault.sentence} ${why}`;
  } catch (error) {
    return `${fault.sentence} ${String(error)}`;
  }
}

export function breakText(text: string, {file, symbol, old, new: changed}: Fault): string {
  const [start, end] = symbol === '' ? [0, text.length] : rangeOf(file, text, symbol);
  const within = text.slice(start, end);
  const [place, another] = [...within.matchAll(toPattern(old))];
  if (!place || another)
    throw new Error(`${file} ${symbol}: ${place ? 'twice' : 'nowhere'}: ${old}`);
  const found: Range = [start + place.index, start + place.index + place[0].length];
  const [from, to] = changed === null ? statementAt(file, text, found) : found;
  return text.slice(0, from) + (changed ?? ';') + text.slice(to);
}

/** Of several of a name the outermost. */
function rangeOf(file: string, text: string, symbol: string): Range {
  const named = symbolsOf(file, text).filter(({name}) => `.${name}`.endsWith(`.${symbol}`));
  const depth = ({name}: {name: string}) => name.split('.').length;
  const least = Math.min(...named.map(depth));
  const [found, another] = named.filter((one) => depth(one) === least);
  if (!found || another) throw new Error(`${file}: ${symbol} is ${found ? 'there twice' : 'gone'}`);
  return found.range;
}

/** However it is spaced; its first and last words are entire ones. */
function toPattern(old: string): RegExp {
  const letters = old.replaceAll(/\s/g, '').match(/./gu) ?? [];
  const escaped = letters.map((one) => one.replace(/\W/, String.raw`\$&`)).join(String.raw`\s*`);
  const before = /^\w/.test(old) ? String.raw`(?<!\w)` : '';
  const after = /\w$/.test(old) ? String.raw`(?!\w)` : '';
  return new RegExp(before + escaped + after, 'g');
}
