import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {root} from '../support/imports.ts';
import {breakText, type Fault} from './faults.ts';

const plugin = 'wordpress-plugin/bellyful-storefront/';
const suites = ['plugin', 'orders', 'supplies'].map((name) => `tests/live/${name}.test.ts`);

/** PHP looks after two seconds whether a file has changed (`opcache.revalidate_freq`). */
const noticedMs = 3000;

export const isOfPlugin = ({file}: Fault): boolean => file.startsWith(plugin);

/** Whether the live suites about the plugin pass, in the shop that `.env` names. */
export function passesLive(): boolean {
  const run = ['vitest', 'run', '--config', 'tests/live/vitest.config.ts', '--bail=1', ...suites];
  return spawnSync('npx', run, {cwd: root, stdio: 'ignore'}).status === 0;
}

/** The same while the plugin of the running shop, in this folder, has the fault. */
export async function survivesLive(folder: string, fault: Fault): Promise<boolean> {
  const file = path.join(folder, fault.file.slice(plugin.length));
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, breakText(sound, fault));
  try {
    await setTimeout(noticedMs);
    return passesLive();
  } finally {
    writeFileSync(file, sound);
    await setTimeout(noticedMs);
  }
}
