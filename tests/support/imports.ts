import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface Import {
  file: string;
  target: string;
  isTypeOnly: boolean;
}

export const root = path.resolve(import.meta.dirname, '../..');

const aliases: Record<string, string> = {
  '~/': 'app/',
  '~adapters/': 'adapters/',
  '~graphql/': 'graphql/',
  '~mocks/': 'mocks/',
};

/** What a source imports, by its statements: a target is a path from the root without its ending, or `npm:` and a name. */
export function importsOf(file: string): Import[] {
  const statements = readFileSync(path.join(root, file), 'utf8').matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  );
  return [...statements].map(([, type, from, dynamic, bare]) => ({
    file,
    target: resolve(file, from ?? dynamic ?? bare ?? ''),
    isTypeOnly: Boolean(type),
  }));
}

function resolve(file: string, specifier: string): string {
  const alias = Object.keys(aliases).find((start) => specifier.startsWith(start));
  if (alias) return `${aliases[alias] ?? ''}${specifier.slice(alias.length)}`;
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : `npm:${specifier}`;
}

export const withoutEnding = (file: string) =>
  file.replace(/\.(tsx?|mjs)$/, '').replace(/\/index$/, '');
