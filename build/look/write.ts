import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'vite';
import {eachColor, toneOf, tonesOf, type Colors} from './colors.ts';
import {pairs} from './contrast.ts';
import {corners, density, letters, own} from './shape.ts';

const plugin = path.join(import.meta.dirname, '../../wordpress-plugin/bellyful-storefront');
export const pairsFile = path.join(plugin, 'includes/look/pairs.php');
export const scriptFile = path.join(plugin, 'assets/look.js');

/** The five of the storefront's own style sheet. */
export function ownColors(): Colors {
  const css = readFileSync(path.join(import.meta.dirname, '../../app/content/brand.css'), 'utf8');
  return eachColor(
    (name) => new RegExp(`--color-${toneOf[name]}: (#\\w{6});`).exec(css)?.[1] ?? '',
  );
}

/** Numbers and texts, lists and tables of them; a table of tables has a line for each. */
function toPhp(value: unknown, indent = '\n'): string {
  if (typeof value === 'string') return value.includes("'") ? `"${value}"` : `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Object.entries(value).map(
    ([name, item]) => (Array.isArray(value) ? '' : `'${name}' => `) + toPhp(item, `${indent}\t`),
  );
  if (!Object.values(value).some((item) => typeof item === 'object'))
    return `array( ${items.join(', ')} )`;
  return `array(${items.map((item) => `${indent}\t${item},`).join('')}${indent})`;
}

const grounds = [...new Set(pairs.map(({on}) => on))];
const onGround = (ground: string) =>
  Object.fromEntries(pairs.flatMap(({on, tone, needs}) => (on === ground ? [[tone, needs]] : [])));

/** The same choices and pairs as PHP asks before it publishes. */
export const pairsPhp = (): string => `<?php
/** What a look may be, and which of its tones stands on what; from build/look: node build/look/write.ts */

declare( strict_types=1 );

namespace Bellyful\\Storefront\\Look;

defined( 'ABSPATH' ) || exit;

/** The storefront's own. */
const OWN = ${toPhp({colors: ownColors(), ...own})};

/** Of each choice its values; of a pair of letters the families of headings and of texts. */
const CHOICES = ${toPhp({corners, density, letters})};

const TONES = ${toPhp(Object.keys(tonesOf(ownColors()).light))};

/** Of a ground the contrast that each tone needs which stands on it. */
const PAIRS = ${toPhp(Object.fromEntries(grounds.map((on) => [on, onGround(on)])))};
`;

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
