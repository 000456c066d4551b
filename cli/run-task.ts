import path from 'node:path';
import '../server/env-file.ts';
import {withSecret} from '../server/stored-secret.ts';
import {pendingWork} from '../server/drain.ts';
import type {Variables, Worker, WorkerExecution} from '../app/worker.ts';

type Say = (line: string) => void;

interface Task {
  /** The setting without which there is nothing to do, and what is said then. */
  needs: string;
  without: string;
  /** What is said before the reason why it could not be done. */
  failed: string;
  /** For a task that tells no shopper where the storefront is: it needs no public address. */
  isForShopAlone?: boolean;
  /** Gives whether all went well. */
  run: (
    worker: Worker,
    ...given: [settings: Variables, execution: WorkerExecution, say: Say]
  ) => Promise<boolean>;
}

/** Runs a task of the built worker. Its process ends with 1 where something went wrong, with 2 where a setting is missing. */
export async function runTask({needs, without, failed, isForShopAlone, run}: Task): Promise<void> {
  if (!process.env[needs]) {
    console.error(`${without} (${needs}). See README.md#settings`);
    process.exitCode = 2;
    return;
  }
  try {
    const server = path.resolve(import.meta.dirname, '../server/index.js');
    const {default: worker} = (await import(server)) as {default: Worker};
    const work = pendingWork();
    const {settings} = withSecret({...(isForShopAlone && {HOST: '127.0.0.1'}), ...process.env});
    const isWell = await run(worker, settings, {waitUntil: work.add}, (line) => console.log(line));
    await work.settled();
    process.exitCode = isWell ? 0 : 1;
  } catch (thrown) {
    console.error(
      `${failed}: ${thrown instanceof Error ? thrown.message : 'unknown'}\nSee docs/help.md#a-shop-does-not-answer`,
    );
    process.exitCode = 1;
  }
}
