import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'vite';
import {tonesOf} from './colors.ts';
import {fixedTones, pairs} from './contrast.ts';
import {corners, density, letters} from './shape.ts';

const plugin = path.join(import.meta.dirname, '../../wordpress-plugin/bellyful-storefront');
export const pairsFile = path.join(plugin, 'includes/look/pairs.php');
export const scriptFile = path.join(plugin, 'assets/look.js');

const white = fixedTones.white;
const toneNames = Object.keys(
  tonesOf({ground: white, ink: white, brand: white, accent: white, sale: white}),
);

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);
const toPhp = (table: Record<string, number>) =>
  `array( ${Object.entries(table)
    .map(([name, value]) => `'${name}' => ${value}`)
    .join(', ')} )`;

/** The same choices and pairs as PHP asks before it publishes. */
export const pairsPhp = (): string =>
  [
    '<?php',
    '/** What a look may be, and which of its tones stands on what; from build/look: node build/look/write.ts */',
    '',
    'declare( strict_types=1 );',
    '',
    'namespace Bellyful\\Storefront\\Look;',
    '',
    "defined( 'ABSPATH' ) || exit;",
    '',
    `const CORNERS = ${toPhp(corners)};`,
    `const DENSITY = ${toPhp(density)};`,
    '',
    '/** Of each pair the families of headings and of texts. */',
    'const LETTERS = array(',
    ...Object.entries(letters).map(
      ([name, pair]) => `\t${`'${name}'`.padEnd(11)} => array( ${pair.map(quoted).join(', ')} ),`,
    ),
    ');',
    '',
    `const TONES = array( ${toneNames.map((name) => `'${name}'`).join(', ')} );`,
    '',
    '/** What no look changes. */',
    'const FIXED = array(',
    ...Object.entries(fixedTones).map(
      ([name, color]) => `\t${`'${name}'`.padEnd(7)} => '${color}',`,
    ),
    ');',
    '',
    '/** A ground, what stands on it, and the contrast that it needs. */',
    'const PAIRS = array(',
    ...pairs.map(({on, tone, needs}) => `\tarray( '${on}', '${tone}', ${needs} ),`),
    ');\n',
  ].join('\n');

/** The script of the plugin's page, with all that it needs in it. */
export async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'page.ts'),
        output: {format: 'iife'},
      },
    },
  });
  const output = 'output' in built ? built.output : [];
  return output[0]?.code ?? '';
}

if (import.meta.main) {
  writeFileSync(pairsFile, pairsPhp());
  writeFileSync(scriptFile, await pageScript());
}
