import {AsyncLocalStorage} from 'node:async_hooks';
import {subscribe} from 'node:diagnostics_channel';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {SpanStatusCode, trace, type Span} from '@opentelemetry/api';
import type {SpanProcessor} from '@opentelemetry/sdk-trace';
import {isNear} from '../is-near.ts';
import {toRequestsPage, type SeenRequest, type Step} from './requests-page.ts';

/** What a message of undici's channels has; Node's `fetch` publishes there. */
interface Exchange {
  request: {method: string; path: string};
  response: {statusCode: number};
  chunk: Uint8Array;
}

type Asked = Step['asked'][number];

const mostStored = 100;

/** Stores the last hundred requests with their spans, shown at `/__requests`: in development and over the mocked shop alone. */
export function watchRequests() {
  const recent: SeenRequest[] = [];
  const current = new AsyncLocalStorage<SeenRequest>();

  function watch(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const {method = '', url = '', socket} = request;
    if (url.split('?', 1)[0] === '/__requests') {
      if (!isNear(request)) return next();
      return void response.writeHead(200, pageHeaders).end(toRequestsPage(recent));
    }
    const began = performance.now();
    const before = socket.bytesWritten;
    const asked = {at: new Date(), began, method, address: url};
    const row: SeenRequest = {...asked, status: 0, bytes: 0, took: null, steps: []};
    response.once('close', () => {
      row.took = performance.now() - began;
      row.status = response.statusCode;
      row.bytes = socket.bytesWritten - before;
    });
    current.run(row, next);
  }

  const open = new Map<string, {row: SeenRequest; step: Step}>();
  const idOf = (span: Pick<Span, 'spanContext'>) => span.spanContext().spanId;
  const processor: SpanProcessor = {
    onStart(span) {
      const row = current.getStore();
      if (!row) return;
      // Files have no steps.
      if (row.steps.length === 0 && recent.unshift(row) > mostStored) recent.pop();
      const id = idOf(span);
      const from = performance.now() - row.began;
      const parentId = span.parentSpanContext?.spanId;
      const depth = (open.get(parentId ?? '')?.step.depth ?? -1) + 1;
      const known = {id, parentId, depth, name: span.name, from};
      const step = {...known, facts: {}, to: null, isFailed: false, asked: []};
      row.steps.push(step);
      open.set(id, {row, step});
    },
    onEnd(span) {
      const {row, step} = open.get(idOf(span)) ?? {};
      open.delete(idOf(span));
      if (!row || !step) return;
      step.name = span.name;
      step.facts = span.attributes;
      step.to = performance.now() - row.began;
      step.isFailed = span.status.code === SpanStatusCode.ERROR;
    },
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };

  const exchanges = new WeakMap<object, Asked>();
  const follow = (channel: string, note: (exchange: Exchange, asked: Asked) => void) =>
    subscribe(`undici:request:${channel}`, (message) => {
      const exchange = message as Exchange;
      const asked = exchanges.get(exchange.request);
      if (asked) note(exchange, asked);
    });
  subscribe('undici:request:create', (message) => {
    const {request} = message as Exchange;
    const span = trace.getActiveSpan();
    const {step} = (span && open.get(idOf(span))) ?? {};
    if (!step) return;
    const asked = {address: `${request.method} ${request.path}`, body: '', status: 0, bytes: 0};
    step.asked.push(asked);
    exchanges.set(request, asked);
  });
  follow('bodyChunkSent', ({chunk}, asked) => (asked.body += Buffer.from(chunk).toString()));
  follow('headers', ({response}, asked) => (asked.status = response.statusCode));
  follow('bodyChunkReceived', ({chunk}, asked) => (asked.bytes += chunk.length));

  /** For the browser's developer tools: each step that has ended. */
  function addTimes(answer: Response): Response {
    const {steps = []} = current.getStore() ?? {};
    for (const [place, {name, from, to}] of steps.entries())
      if (to !== null)
        answer.headers.append(
          'Server-Timing',
          `step${place + 1};dur=${Math.round(to - from)};desc="${name.replace(/[^\w ./:?*-]/g, '')}"`,
        );
    return answer;
  }

  return {watch, processor, addTimes};
}

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
};
