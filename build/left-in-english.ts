import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSync, Visitor} from 'vite';
import {contentFiles} from './own-texts.ts';
import {builtIn} from './own-content.ts';

export interface LeftText {
  file: string;
  text: string;
}

/** Written for people: a sentence or a part of one, or a word that begins like a heading. No address, name of a file or key. */
export const isForPeople = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  (/\s/.test(text.trim()) || /^\s|\s$/.test(text) || /^\p{Lu}\p{Ll}/u.test(text));

/** The texts of a module as its code has them, those within functions too. */
export function textsIn(file: string): Set<string> {
  const {program} = parseSync(file, readFileSync(file, 'utf8'));
  const texts = new Set<string>();
  const add = (value: unknown, isWord = false) => {
    if (typeof value === 'string' && (isForPeople(value) || (isWord && /\p{L}{2}/u.test(value))))
      texts.add(value.trim());
  };
  const passed = new Set<unknown>();
  new Visitor({
    ImportDeclaration: ({source}) => void passed.add(source),
    ExportNamedDeclaration: ({source}) => void passed.add(source),
    ExportAllDeclaration: ({source}) => void passed.add(source),
    TSLiteralType: ({literal}) => void passed.add(literal),
    // `item` and `items` are no headings, and yet words.
    ConditionalExpression({consequent, alternate}) {
      for (const one of [consequent, alternate]) if (one.type === 'Literal') add(one.value, true);
    },
    Property: ({key}) => void passed.add(key),
    Literal(node) {
      if (!passed.has(node)) add(node.value);
    },
    TemplateElement: ({value}) => add(value.cooked),
  }).visit(program);
  return texts;
}

/** Says each language in itself, and what the doctor tells the owner. */
const notTranslated = (name: string) =>
  name === 'language-offer.ts' ||
  name === 'markets/laws.ts' ||
  /^claims\/(?:claim|own-words)\.ts$/.test(name);

/** What shoppers of that language read in English: texts of files that it lacks, and those that stand in both. */
export function leftInEnglish(folder: string): LeftText[] {
  return contentFiles(builtIn)
    .filter((name) => name.endsWith('.ts') && !/\.test\./.test(name) && !notTranslated(name))
    .flatMap((file) => {
      const own = path.join(folder, file);
      const english = textsIn(path.join(builtIn, file));
      const given = existsSync(own) ? textsIn(own) : english;
      return [...english].filter((text) => given.has(text)).map((text) => ({file, text}));
    });
}
