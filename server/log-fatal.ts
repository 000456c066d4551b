import {createLog, toCause} from '../app/server/telemetry/log.ts';

/** An uncaught error ends the process, as Node has it; it is logged first. */
export function logFatal(): void {
  process.on('uncaughtException', (thrown) => {
    const stack = thrown instanceof Error ? placesOf(thrown) : [];
    createLog('host').error('host.failed', {cause: toCause(thrown), stack});
    process.exit(1);
  });
}

/** Where it happened, without the message: that may hold anything. */
const placesOf = ({stack = ''}: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
    .map((line) => line.trim());
