import type {SpanProcessor} from '@opentelemetry/sdk-trace';
import type {Telemetry} from './send-telemetry.ts';

const names = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
];

/** Records and sends traces and metrics where a collector is set; where neither that is nor a witness, nothing of it is even loaded. */
export async function startTelemetry(
  variables: NodeJS.ProcessEnv,
  witness?: SpanProcessor,
): Promise<Telemetry | null> {
  const isOff = variables['OTEL_SDK_DISABLED'] === 'true';
  const isSent = !isOff && names.some((name) => variables[name]);
  if (!isSent && !witness) return null;
  const {sendTelemetry} = await import('./send-telemetry.ts');
  return sendTelemetry(variables, {isSent, witness});
}
