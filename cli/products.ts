import path from 'node:path';
import '../server/env-file.ts';
import {withSecret} from '../server/stored-secret.ts';
import {pendingWork} from '../server/drain.ts';
import type {Worker} from '../app/worker.ts';

/** Ends with 2 when there is no shop to connect. */
async function run(): Promise<number> {
  if (!process.env['WOO_USERNAME']) {
    console.error('No user of a shop is set (WOO_USERNAME): there is nothing to connect.');
    return 2;
  }
  const server = path.resolve(import.meta.dirname, '../server/index.js');
  const {default: worker} = (await import(server)) as {default: Worker};
  const work = pendingWork();
  // Nothing is served here, so that no address of the storefront is needed.
  const {settings} = withSecret({HOST: '127.0.0.1', ...process.env});
  await worker.syncProducts(settings, {waitUntil: work.add}, (line) => console.log(line));
  await work.settled();
  return 0;
}

process.exitCode = await run().catch((thrown: unknown) => {
  console.error(
    `The products could not be connected: ${thrown instanceof Error ? thrown.message : 'unknown'}`,
  );
  return 1;
});
