import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {constants} from 'node:zlib';
import {createRequestListener, type ClientAddress} from '@remix-run/node-fetch-server';
import compression from 'compression';
import type {Tags} from '../adapters/cache/index.ts';
import {shopName} from '../app/content/brand.ts';
import {readTarget} from '../app/server/http/request-target.ts';
import {drain, usualDrainSeconds, pendingWork, logFatal} from './drain.ts';
import {isHost, trustProxies} from './forwarded.ts';
import {createPageCache} from './page-cache.ts';
import {isPublicHost} from './public-host.ts';
import {servePages} from './serve-pages.ts';
import {startTelemetry} from './telemetry/start-telemetry.ts';
import {whileVisited} from './visits.ts';
import {instrumentPages} from './instrument-pages.ts';
import type {Worker} from '../app/worker.ts';
import {workerSettings} from './worker-settings.ts';

/** Answers a request or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface HostOptions {
  /** The worker as it is now: while developing it changes. */
  worker: () => Worker;
  /** Answers before anything else: the development server's modules. */
  first?: Middleware;
  /** The built files. */
  files?: Middleware;
  server?: Server;
  isDevelopment?: boolean;
}

const passOn: Middleware = (_request, _response, next) => next();

/** The check of the shop waits so long, so that the first visitors have the processor. */
const startedMs = 2000;

/** Opens the shop on `HOST` and `PORT`, until a signal ends the process. */
export async function openHost(options: HostOptions) {
  const {worker, first = passOn, files = passOn, server = createServer()} = options;
  const {isDevelopment = false} = options;
  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = Number(process.env['PORT'] ?? 3000);
  const {settings, bindings, notice, closeBackend} = await workerSettings({
    ...process.env,
    HOST: host,
  }).catch(stopWith);
  const variables = {...settings, ...bindings};
  const problems = worker().problemsOf(settings);
  if (problems.length > 0) {
    console.error(
      [
        'The shop cannot open until these settings are right (README.md#settings):',
        ...problems,
      ].join('\n  '),
    );
    process.exit(1);
  }
  // Only the mocked shop takes payments offline.
  const isWatched = isDevelopment || Boolean(settings['PAYMENT_OFFLINE_URL']);
  const watching =
    isWatched && settings['PUBLIC_DEMO'] !== '1'
      ? (await import('./telemetry/watch-requests.ts')).watchRequests()
      : null;
  const {watch = passOn, addTimes = (answer: Response) => answer} = watching ?? {};
  const telemetry = await startTelemetry(settings, watching?.processor);
  const work = pendingWork();
  const proxies = Number(process.env['TRUST_PROXY'] ?? 0);

  const answer = async (request: Request, {address}: ClientAddress): Promise<Response> =>
    addTimes(
      await worker().fetch(request, variables, {
        waitUntil: work.add,
        clientAddress: address,
        isPublicHost,
        onInvalidate: invalidatePages,
      }),
    );

  const answerRequest = createRequestListener(answer, {trustProxy: proxies > 0});
  /** Requests a public page, without anything of who wants it. */
  function renderPublic(address: string): Promise<Response> {
    return worker().fetch(new Request(address, {headers: {Accept: 'text/html'}}), variables, {
      waitUntil: work.add,
      clientAddress: 'unknown',
      isPublic: true,
    });
  }
  const routeOf = (pathname: string) => worker().routeOf(pathname);
  const cache = createPageCache({
    isLiveSince: (storedAt) => worker().isLiveSince(variables, storedAt),
  });
  const invalidatePages = (tags: Tags) => cache.invalidate(tags);
  const pages =
    settings['PAGE_CACHE'] === 'off'
      ? passOn
      : servePages({
          cache,
          render: renderPublic,
          instrument: instrumentPages(routeOf),
          store: settings['PUBLIC_STORE_URL'],
        });

  const visits = whileVisited(() => {
    if (draining.isClosing) return;
    work.add(worker().pollChanges(variables, {waitUntil: work.add, onInvalidate: invalidatePages}));
  });

  // Each part of a page goes out as it is written: a page that streams would otherwise wait for its last part.
  const compress = compression({
    flush: constants.Z_SYNC_FLUSH,
    brotli: {flush: constants.BROTLI_OPERATION_FLUSH},
  }) as unknown as Middleware;
  function respondTo(request: IncomingMessage, response: ServerResponse): void {
    if (draining.isClosing) return draining.turnAway(response);
    const {host: requestedHost} = request.headers;
    // A balancer may ask for `/healthz` by HTTP/1.0, without a name.
    if (requestedHost !== undefined && !isHost(requestedHost))
      return void response.writeHead(400, {'Server-Timing': 'refused'}).end();
    const target = readTarget(request.method ?? '', request.url ?? '');
    if (typeof target !== 'string')
      return void response.writeHead(target.status, target.headers).end(target.body);
    // Everything after this decides by the path: it is normalised once, here.
    request.url = target;
    visits.add(target);
    trustProxies(request.headers, proxies);
    watch(request, response, () =>
      pages(request, response, () =>
        files(request, response, () =>
          compress(request, response, () => answerRequest(request, response)),
        ),
      ),
    );
  }
  server.on('request', (request, response) =>
    first(request, response, () => respondTo(request, response)),
  );

  const draining = drain(server);

  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use. Stop what runs there, or choose another: PORT=3001 npm start`
        : `The server cannot start: ${error.message}`;
    stopWith(reason);
  });

  logFatal();
  // Proxies reuse a connection, mostly for 60 seconds: were it closed sooner, their next request would fail.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host, () => {
    const openPort = portOf(server);
    // The mocked shop in this process sends its messages there.
    process.env['PORT'] = String(openPort);
    for (const line of worker().misspeltOf(process.env)) console.warn(line);
    const seenAt = watching ? '\nWhat each request did, and how long: /__requests' : '';
    console.log(`${notice}${seenAt}\n${shopName} is open at http://${host}:${openPort}`);
    if (!process.env['WOO_GRAPHQL_URL']) return;
    // A shop that does not answer is requested again by the first page. The catalogue goes first.
    const warmed = worker()
      .warmUp(variables, {waitUntil: work.add})
      .catch(() => {});
    work.add(warmed);
    void warmed.then(reportShop);
  });

  async function reportShop() {
    await pause(startedMs, undefined, {ref: false});
    const {reportAtStart} = await import('./doctor/report-at-start.ts');
    await reportAtStart(settings).catch(() => {});
  }

  const drainSeconds = Number(process.env['DRAIN_SECONDS'] ?? usualDrainSeconds);

  /** Answers open requests, finishes the work in the background, then ends. */
  async function shutDown() {
    if (draining.isClosing) return;
    const latest = setTimeout(() => process.exit(1), drainSeconds * 1000);
    if (!(await draining.end(drainSeconds))) process.exit(1);
    await work.settled();
    await worker().keepSnapshot(variables);
    await telemetry?.close();
    await closeBackend();
    clearTimeout(latest);
    process.exit(0);
  }
  process.on('SIGTERM', () => void shutDown());
  process.on('SIGINT', () => void shutDown());

  return {invalidatePages, settings};
}

/** The mocked shop's port may be in use, too. */
function stopWith(thrown: unknown): never {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  console.error(`${reason}\nSee docs/help.md#the-shop-does-not-open`);
  process.exit(1);
}

/** Of `PORT=0` the system chooses. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
