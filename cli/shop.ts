import type * as shop from './shop/open-shop';
import '../server/env-file.ts';
import {loadModule} from './load-module.ts';

/** A real WordPress with WooCommerce on this machine, until Ctrl-C. */
async function run(): Promise<void> {
  const {openShop} = await loadModule<typeof shop>('./cli/shop/open-shop.ts');
  const {ended, end} = await openShop(process.env, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  await ended;
}

run().catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : 'The shop could not be opened.');
  process.exitCode = 1;
});
