import {createLog, toCause} from '../app/server/telemetry/log.ts';

/** Remembers what runs on after an answer (`waitUntil`), so that a shutdown can wait for it. */
export function pendingWork() {
  const running = new Set<Promise<unknown>>();
  return {
    add: (promise: Promise<unknown>) => {
      const guarded = promise
        .catch((thrown: unknown) =>
          createLog('host').error('background.failed', {cause: toCause(thrown)}),
        )
        .finally(() => running.delete(guarded));
      running.add(guarded);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
