import type {Server, ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {createLog, toCause} from '../app/server/telemetry/log.ts';

/** An uncaught error ends the process, as Node has it; it is logged first. */
export function logFatal(): void {
  process.on('uncaughtException', (thrown) => {
    const stack = thrown instanceof Error ? placesOf(thrown) : [];
    createLog('host').error('host.failed', {cause: toCause(thrown), stack});
    process.exit(1);
  });
}

/** The stack without the message, which may hold personal data. */
const placesOf = ({stack = ''}: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
    .map((line) => line.trim());

/**
 * Longer than an order took with a slow shop: 64 seconds. With a silent payment service it may take longer; what is cut
 * off then, the reconciler finishes or closes.
 */
export const usualDrainSeconds = 70;

/** Shuts a host down gracefully: new requests get 503. `end` answers whether those in progress were answered in time. */
export function drain(server: Server) {
  let isClosing = false;
  return {
    get isClosing() {
      return isClosing;
    },
    /** For a new request on a connection that is still open. */
    turnAway(response: ServerResponse) {
      response.writeHead(503, {
        Connection: 'close',
        'Retry-After': '5',
        'Cache-Control': 'no-store',
        'Server-Timing': 'refused',
      });
      response.end();
    },
    async end(seconds: number): Promise<boolean> {
      isClosing = true;
      const sweep = setInterval(() => server.closeIdleConnections(), 250);
      const closed = new Promise<boolean>((done) => server.close(() => done(true)));
      const late = pause(seconds * 1000, false, {ref: false});
      const isAnswered = await Promise.race([closed, late]);
      clearInterval(sweep);
      return isAnswered;
    },
  };
}

/** Collects the work that continues after an answer (`waitUntil`), so that a shutdown can wait for it. */
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
