import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/imports.ts';

/** A small mistake in one file that breaks one sentence of docs/rules.md. */
export interface Fault {
  /** A heading of docs/rules.md. */
  rule: string;
  file: string;
  /** Stands exactly once in the file. */
  old: string;
  new: string;
  /** The test of the built shop that notices it, `file: title`, where no faster one can. */
  builtTest: string | null;
  /** Why no test needs to fail. */
  reason: string | null;
}

const folder = path.join(import.meta.dirname, 'faults');

/**
 * The list, a file for each chapter of docs/rules.md: `# heading`, `@ file`, then for each fault lines of `- old` and of
 * `+ new`, or a bare `+` where it only takes away; `~ built test` and `= reason` may stand behind it.
 */
export const readFaults = (): Fault[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => parseFaults(readFileSync(path.join(folder, name), 'utf8')));

export function parseFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const place = {rule: '', file: ''};
  let before = '';
  for (const line of text.split('\n')) {
    const [mark, rest] = [line.slice(0, 1), line.slice(2)];
    if (mark === '#') place.rule = rest;
    if (mark === '@') place.file = rest;
    const begins = mark === '-' && before !== '-';
    if (begins) faults.push({...place, old: rest, new: '', builtTest: null, reason: null});
    const fault = faults.at(-1);
    if (fault && !begins) {
      if (mark === '-') fault.old += `\n${rest}`;
      if (mark === '+') fault.new += before === '+' ? `\n${rest}` : rest;
      if (mark === '~') fault.builtTest = rest;
      if (mark === '=') fault.reason = rest;
    }
    before = mark;
  }
  return faults;
}

/** What is wrong with an entry of the list; null when it can be tried. */
export function problemOf({file, old, new: changed}: Fault, base = root): string | null {
  const places = readFileSync(path.join(base, file), 'utf8').split(old).length - 1;
  if (places !== 1) return `${file}: stands ${places} times: ${old}`;
  return old === changed ? `${file}: changes nothing: ${old}` : null;
}

export function breakText(text: string, {old, new: changed}: Fault): string {
  const start = text.indexOf(old);
  return text.slice(0, start) + changed + text.slice(start + old.length);
}
