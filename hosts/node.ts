import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {constants} from 'node:zlib';
import {createRequestListener, type ClientAddress} from '@remix-run/node-fetch-server';
import compression from 'compression';
import {serveFiles} from './client-files.ts';
import {pendingWork} from './pending-work.ts';
import {workerSettings} from './worker-settings.ts';

interface Worker {
  fetch(
    request: Request,
    settings: Record<string, string | undefined>,
    execution: {waitUntil(promise: Promise<unknown>): void},
  ): Promise<Response>;
}

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
const dist = path.resolve(import.meta.dirname, '..');

const {default: worker} = (await import(path.join(dist, 'server/index.js'))) as {default: Worker};
const {settings, notice, closeBackend} = await workerSettings(process.env);
const work = pendingWork();
const trustsProxy = process.env['TRUST_PROXY'] === '1';

function answer(request: Request, client: ClientAddress): Promise<Response> {
  // Only this host says who asks: a browser could send these headers itself.
  request.headers.delete('CF-Connecting-IP');
  request.headers.set('Oxygen-Buyer-IP', client.address);
  return worker.fetch(request, settings, {waitUntil: work.add});
}

const answerPage = createRequestListener(answer, {trustProxy: trustsProxy});
const files = serveFiles(path.join(dist, 'client'));
// Each part of a page goes out as it is written: a page that streams would otherwise wait for its last part.
const compress = compression({
  flush: constants.Z_SYNC_FLUSH,
  brotli: {flush: constants.BROTLI_OPERATION_FLUSH},
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const server = createServer((request, response) => {
  files(request, response, () => compress(request, response, () => answerPage(request, response)));
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop what runs there, or choose another: PORT=3001 npm start`
      : `The server cannot start: ${error.message}`;
  console.error(reason);
  process.exit(1);
});

server.listen(port, host, () => {
  console.log(`${notice}\nBellyful is open at http://${host}:${port}`);
});

let isClosing = false;
/** Answers what was asked, finishes the work in the background, then ends; at most 10 s. */
async function shutDown() {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  server.closeIdleConnections();
  await new Promise((done) => server.close(done));
  await work.settled();
  await closeBackend();
  process.exit(0);
}
process.on('SIGTERM', () => void shutDown());
process.on('SIGINT', () => void shutDown());
