import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type * as plugin from '../adapters/woocommerce/plugin-client';
import '../server/env-file.ts';
import {failing} from '../build/look/contrast.ts';
import {completeLook, type ChosenLook} from '../build/look/shape.ts';
import {ownContent} from '../build/own-content.ts';
import {loadModule, runCommand} from './load-module.ts';

const usage = `npm run look -- export acorn.json   the look that the shop of .env has published, as a file
npm run look -- import acorn.json   a file's look into the folder that CONTENT names`;

/** What the shop's page publishes, whole. */
async function exportLook(file: string): Promise<string> {
  const {createPluginClient} = await loadModule<typeof plugin>(
    './adapters/woocommerce/plugin-client.ts',
  );
  const {WOO_GRAPHQL_URL: endpoint, WOO_USERNAME: username} = process.env;
  const applicationPassword = process.env['WOO_APPLICATION_PASSWORD'];
  if (!endpoint || !username || !applicationPassword)
    throw new Error('.env names no shop to ask (WOO_GRAPHQL_URL and its user).');
  const answer = await createPluginClient({endpoint, username, applicationPassword}).send<{
    look?: object | null;
  }>('content.published', {method: 'GET', path: '/content'});
  if (!answer.ok || !answer.body.look) throw new Error('The shop has published no look.');
  writeFileSync(file, `${JSON.stringify(answer.body.look, null, 2)}\n`);
  return `${file} has the shop's look.`;
}

/** Five colours are enough of a file: what is derived from them is added. */
function importLook(file: string): string {
  const folder = ownContent();
  if (folder === null) throw new Error('CONTENT names no folder to write the look into.');
  const look = completeLook(JSON.parse(readFileSync(file, 'utf8')) as ChosenLook);
  const failed = failing(look.colors).map(
    ({appearance, tone, on, wcag, needs}) =>
      `${appearance}: ${tone} on ${on}: ${wcag.toFixed(2)}, needs ${needs}`,
  );
  if (failed.length > 0)
    throw new Error(`Not imported: this cannot be read.\n${failed.join('\n')}`);
  const target = path.join(folder, 'look.json');
  writeFileSync(target, `${JSON.stringify(look, null, 2)}\n`);
  return `${target} is written: the next build has it.`;
}

async function run(): Promise<number> {
  const [what, file] = parseArgs({allowPositionals: true}).positionals;
  if (!file || (what !== 'export' && what !== 'import')) throw new Error(usage);
  console.log(what === 'export' ? await exportLook(file) : importLook(file));
  return 0;
}

await runCommand(run, 'none', 'docs/upgrades.md#a-folder-of-your-own');
