import type * as shop from './shop/open-shop';
import '../server/env-file.ts';
import {loadModule, runCommand} from './load-module.ts';

/** A real WordPress with WooCommerce on this machine, until Ctrl-C. */
async function run(): Promise<number> {
  const {openShop} = await loadModule<typeof shop>('./cli/shop/open-shop.ts');
  const {ended, end} = await openShop(process.env, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  await ended;
  return 0;
}

await runCommand(run, 'none', 'CONTRIBUTING.md#where-a-change-goes');
