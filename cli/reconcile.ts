import path from 'node:path';
import '../server/env-file.ts';
import {withSecret} from '../server/stored-secret.ts';
import {pendingWork} from '../server/drain.ts';
import type {Worker} from '../app/worker.ts';

/** Ends with 1 when something could not be settled, and with 2 when there is no shop to ask. */
async function run(): Promise<number> {
  if (!process.env['WOO_GRAPHQL_URL']) {
    console.error('No shop is configured (WOO_GRAPHQL_URL): there is nothing to reconcile.');
    return 2;
  }
  const server = path.resolve(import.meta.dirname, '../server/index.js');
  const {default: worker} = (await import(server)) as {default: Worker};
  const work = pendingWork();
  const {looked, settled, failed} = await worker.reconcile(
    withSecret(process.env).settings,
    {waitUntil: work.add},
    (line) => console.log(line),
  );
  await work.settled();
  console.log(`unfinished attempts ${looked}, settled ${settled}, failed ${failed}`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await run().catch((thrown: unknown) => {
  console.error(
    `The orders could not be reconciled: ${thrown instanceof Error ? thrown.message : 'unknown'}`,
  );
  return 1;
});
