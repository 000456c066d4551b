import type {DiagLogger} from '@opentelemetry/api';
import {createLog} from '../../app/server/telemetry/log.ts';

const quietMs = 60_000;

/** A collector that is away is told once a minute, in the words of the log; what could not be sent is lost. */
export function quietDiagnostics(now: () => number = Date.now): DiagLogger {
  const log = createLog('host');
  let quietUntil = 0;
  const report = () => {
    if (now() < quietUntil) return;
    quietUntil = now() + quietMs;
    log.warn('telemetry.unsent');
  };
  const ignore = () => {};
  return {error: report, warn: report, info: ignore, debug: ignore, verbose: ignore};
}
