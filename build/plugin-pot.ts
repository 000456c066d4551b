import {globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nameOf} from './content-folder.ts';
import {languagesOf} from './own-content.ts';

const domain = 'bellyful-storefront';
const plugin = path.join(import.meta.dirname, `../wordpress-plugin/${domain}`);
export const potFile = path.join(plugin, `languages/${domain}.pot`);

/** WordPress' functions that translate; the coding standards let them take nothing but a literal and the domain. */
const translation =
  /\b(?:esc_(?:html|attr))?_[_exn]x?\( *(?:'((?:[^'\\]|\\.)*)', 'bellyful-storefront' \))?/g;
const advice = /\/\* (translators: .*) \*\//;

interface Use {
  files: Set<string>;
  advice: Set<string>;
}

/** All texts of the plugin that people read, as gettext's template: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html */
export function pluginPot(): string {
  const uses = new Map<string, Use>();
  const note = (text: string, file: string, comment?: string) => {
    const use = uses.get(text) ?? {files: new Set(), advice: new Set()};
    uses.set(text, use);
    use.files.add(file);
    if (comment !== undefined) use.advice.add(comment);
  };
  const main = `${domain}.php`;
  for (const name of ['Plugin Name', 'Description', 'Author'])
    note(headerOf(main, name), main, `${name} of the plugin`);
  for (const file of globSync('**/*.php', {cwd: plugin}).sort())
    for (const {text, comment} of textsIn(file)) note(text, file, comment);
  return [preamble(headerOf(main, 'Version')), ...[...uses].map(toEntry)].join('\n');
}

const headerOf = (file: string, name: string): string => {
  const value = new RegExp(`^[ *]*${name}:[ ]*(.+)$`, 'm').exec(read(file))?.[1];
  if (value === undefined) throw new Error(`${file} says no "${name}"`);
  return value;
};

const read = (file: string) => readFileSync(path.join(plugin, file), 'utf8');

/** Advice for translators is on the line above, for texts with a placeholder. */
function textsIn(file: string): {text: string; comment: string | undefined}[] {
  const lines = read(file).split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(translation)].map(([call, literal]) => {
      if (literal === undefined) throw new Error(`${file}:${index + 1}: cannot read ${call}`);
      const text = literal.replaceAll(/\\(['\\])/g, '$1');
      const comment = text.includes('%') ? advice.exec(lines[index - 1] ?? '')?.[1] : undefined;
      return {text, comment};
    }),
  );
}

function toEntry([text, {files, advice}]: [string, Use]): string {
  const comments = [...advice].map((comment) => `#. ${comment}\n`).join('');
  const format = /%(?:\d\$)?[sd]/.test(text) ? '#, php-format\n' : '';
  return `${comments}#: ${[...files].join(' ')}\n${format}msgid ${quote(text)}\nmsgstr ""\n`;
}

/** JSON escapes a text's quotes, backslashes and line ends as C does. */
const quote = (text: string) => JSON.stringify(text);

const preamble = (version: string) => `# This file is distributed under the GPL-2.0-or-later.
msgid ""
msgstr ""
"Project-Id-Version: Bellyful Storefront ${version}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: ${domain}\\n"
`;

/** Texts of a translation, as translators write it: what is not translated yet is left out. */
export const readPo = (file: string): [text: string, translation: string][] =>
  [...readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr ("..*")$/gm)].map(
    ([, ...texts]) => texts.map((one) => JSON.parse(one) as string) as [string, string],
  );

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** The same as WordPress loads it. */
export const toPhp = (file: string): string =>
  [
    '<?php',
    '// From the .po beside it: node build/plugin-pot.ts',
    "return array( 'messages' => array(",
    ...readPo(file).map((texts) => `\t${texts.map(quoted).join(' => ')},`),
    ') );\n',
  ].join('\n');

export const translations = globSync('languages/*.po', {cwd: plugin}).map((name) =>
  path.join(plugin, name),
);
export const compiledOf = (file: string) => file.replace(/po$/, 'l10n.php');

/** The further languages as the plugin reads them. */
export const languagesPhp = (): string =>
  [
    '<?php',
    '/** The further languages of the storefront, by their codes; from app/content/languages.json: node build/plugin-pot.ts */',
    '',
    'declare( strict_types=1 );',
    '',
    'namespace Bellyful\\Storefront\\Language;',
    '',
    "defined( 'ABSPATH' ) || exit;",
    '',
    'const LANGUAGES = array(',
    ...languagesOf(null).flatMap(({code, po, prefix}) => [
      `\t${quoted(code)} => array(`,
      `\t\t'locale' => ${quoted(po)},`,
      `\t\t'prefix' => ${quoted(prefix)},`,
      `\t\t'name'   => ${quoted(nameOf(code))},`,
      '\t),',
    ]),
    ');\n',
  ].join('\n');
export const languagesFile = path.join(plugin, 'includes/languages.php');

if (import.meta.main) {
  writeFileSync(languagesFile, languagesPhp());
  for (const file of translations) writeFileSync(compiledOf(file), toPhp(file));
  mkdirSync(path.dirname(potFile), {recursive: true});
  writeFileSync(potFile, pluginPot());
}
