import path from 'node:path';
import './env-file.ts';
import {withSecret} from './kept-secret.ts';
import {pendingWork} from './pending-work.ts';

interface Worker {
  connect(
    settings: Record<string, string | undefined>,
    execution: {waitUntil(promise: Promise<unknown>): void},
    say: (line: string) => void,
  ): Promise<void>;
}

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
  await worker.connect(settings, {waitUntil: work.add}, (line) => console.log(line));
  await work.settled();
  return 0;
}

process.exitCode = await run().catch((thrown: unknown) => {
  console.error(
    `The products could not be connected: ${thrown instanceof Error ? thrown.message : 'unknown'}`,
  );
  return 1;
});
