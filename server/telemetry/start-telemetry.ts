import type {Telemetry} from './send-telemetry.ts';

const names = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
];

/** Records and sends traces and metrics where a collector is set; otherwise nothing of it is even loaded. */
export async function startTelemetry(variables: NodeJS.ProcessEnv): Promise<Telemetry | null> {
  const isOff = variables['OTEL_SDK_DISABLED'] === 'true';
  if (isOff || !names.some((name) => variables[name])) return null;
  const {sendTelemetry} = await import('./send-telemetry.ts');
  return sendTelemetry(variables);
}
