import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import type * as doctor from '../server/doctor/try-shop';
import {loadModule, runCommand} from './load-module.ts';

const usage = 'npm run try -- https://my-shop.example';

/** Ends with 1 where the shop shows nothing, with 2 where none is named. */
async function run(): Promise<number> {
  const [shop] = parseArgs({allowPositionals: true}).positionals;
  if (!shop) throw new Error(usage);
  const {tryShop} = await loadModule<typeof doctor>('./server/doctor/try-shop.ts');
  const clock = setInterval(() => console.error('It is slow: still waiting ...'), 5000);
  const settings = await tryShop(shop, console.log).finally(() => clearInterval(clock));
  return settings ? open(settings) : 1;
}

/** The built storefront in these settings alone, until Ctrl-C; what it stores goes with it. */
async function open(settings: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'try-'));
  const {PATH = '', PORT = '3000'} = process.env;
  const host = spawn(process.execPath, ['dist/host/node.js'], {
    env: {...settings, PATH, PORT, ENV_FILE: '', DATA_DIR: folder, SERVICE_TIMEOUT_MS: '30000'},
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  // Its log is for programs.
  for (const output of [host.stdout, host.stderr])
    createInterface(output).on('line', (line) => void (line.startsWith('{') || console.log(line)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => host.kill(signal));
  const [code] = (await once(host, 'exit')) as [number | null];
  rmSync(folder, {recursive: true, force: true});
  return code ?? 1;
}

await runCommand(run, usage, 'docs/help.md#a-shop-does-not-answer');
