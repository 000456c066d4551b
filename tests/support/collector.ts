import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

interface SentMetric {
  name: string;
  sum?: {dataPoints: {attributes: Attribute[]; asInt?: number; asDouble?: number}[]};
  histogram?: {dataPoints: {attributes: Attribute[]; count: number | string}[]};
}

interface Sent {
  resourceSpans?: {scopeSpans: {spans: SentSpan[]}[]}[];
  resourceMetrics?: {scopeMetrics: {metrics: SentMetric[]}[]}[];
}

const toFacts = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({key, value}) => [key, Object.values(value)[0]]));

const pointsOf = ({name, sum, histogram}: SentMetric) => [
  ...(sum?.dataPoints ?? []).map(({attributes, asInt, asDouble}) => ({
    name,
    facts: toFacts(attributes),
    count: Number(asInt ?? asDouble),
  })),
  ...(histogram?.dataPoints ?? []).map(({attributes, count}) => ({
    name,
    facts: toFacts(attributes),
    count: Number(count),
  })),
];

/** Stands in for an OpenTelemetry collector: keeps what it is sent. `never` answers nothing. */
export async function openCollector({never = false} = {}) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    if (!never) response.writeHead(200, {'Content-Type': 'application/json'}).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const sent = () => bodies.map((body) => JSON.parse(body) as Sent);
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: () =>
      sent()
        .flatMap(({resourceSpans = []}) => resourceSpans)
        .flatMap(({scopeSpans}) => scopeSpans)
        .flatMap(({spans}) => spans)
        .map((span) => ({...span, facts: toFacts(span.attributes)})),
    /** As they stand by the last message. */
    metrics: () =>
      (sent().findLast(({resourceMetrics}) => resourceMetrics)?.resourceMetrics ?? [])
        .flatMap(({scopeMetrics}) => scopeMetrics)
        .flatMap(({metrics}) => metrics)
        .flatMap(pointsOf),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
