import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {constants} from 'node:zlib';
import {createRequestListener, type ClientAddress} from '@remix-run/node-fetch-server';
import compression from 'compression';
import {tagsOfProducts} from '../app/platform/page-tags.ts';
import type {ShownShopper} from '../app/platform/page-template.ts';
import {readTarget} from '../app/platform/request-target.ts';
import {serveFiles} from './client-files.ts';
import {drain, usualDrainSeconds} from './drain.ts';
import {isHost, trustProxies} from './forwarded.ts';
import {limitHeapGrowth} from './heap-growth.ts';
import {keepingPages} from './kept-page.ts';
import {PageKeeper} from './page-keeper.ts';
import {pendingWork} from './pending-work.ts';
import {privacySignal, servePages} from './serve-pages.ts';
import {ShopperPages, type Asker} from './shopper-pages.ts';
import {startTelemetry} from './telemetry/start-telemetry.ts';
import {tellFatal} from './tell-fatal.ts';
import {whileVisited} from './visits.ts';
import {watchPages} from './watch-pages.ts';
import {workerSettings} from './worker-settings.ts';

interface Worker {
  fetch(
    request: Request,
    settings: Record<string, string | undefined>,
    execution: {
      waitUntil(promise: Promise<unknown>): void;
      clientAddress: string;
      isForEveryone?: boolean;
      standIn?: ShownShopper;
      onCatalogueRenewed?(slugs: readonly string[] | null): void;
    },
  ): Promise<Response>;
  /** Whom to greet on a page that shows nothing else of its shopper. */
  findAsker(
    request: Request,
    settings: Record<string, string | undefined>,
    execution: {waitUntil(promise: Promise<unknown>): void},
  ): Promise<Asker>;
  /** Learns what the shop told other processes, once it is time for that. */
  hear(
    settings: Record<string, string | undefined>,
    execution: {
      waitUntil(promise: Promise<unknown>): void;
      onCatalogueRenewed(slugs: readonly string[] | null): void;
    },
  ): Promise<void>;
  /** Whether a page of that time would be known for old if what it shows had changed. */
  isCovered(madeAt: number): boolean;
  /** Reads the whole catalogue, so that the first visitor finds all of it. */
  warmUp(
    settings: Record<string, string | undefined>,
    execution: {waitUntil(promise: Promise<unknown>): void},
  ): Promise<void>;
  /** The pattern behind an address. */
  routeOf: (pathname: string) => string;
  /** What is wrong with the settings, a sentence each. */
  problemsOf(settings: Record<string, string | undefined>): string[];
}

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
const dist = path.resolve(import.meta.dirname, '..');

const {default: worker} = (await import(path.join(dist, 'server/index.js'))) as {default: Worker};
const {settings, notice, closeBackend} = await workerSettings({...process.env, HOST: host});
const problems = worker.problemsOf(settings);
if (problems.length > 0) {
  console.error(['The shop cannot open until these settings are right:', ...problems].join('\n  '));
  process.exit(1);
}
const telemetry = await startTelemetry(settings);
const work = pendingWork();
const proxies = Number(process.env['TRUST_PROXY'] ?? 0);

const answer = (request: Request, {address}: ClientAddress): Promise<Response> =>
  worker.fetch(request, settings, {
    waitUntil: work.add,
    clientAddress: address,
    onCatalogueRenewed: outdatePages,
  });

const answerRequest = createRequestListener(answer, {trustProxy: proxies > 0});
/** Asks for a page as a visitor of whom nothing is known, or as the stand-in of all shoppers. */
function renderToKeep(address: string, standIn?: ShownShopper): Promise<Response> {
  const {origin, pathname, search, hash} = new URL(address);
  const headers = {Accept: 'text/html', ...(hash === privacySignal ? {'Sec-GPC': '1'} : {})};
  return worker.fetch(new Request(origin + pathname + search, {headers}), settings, {
    waitUntil: work.add,
    clientAddress: 'unknown',
    ...(standIn ? {standIn} : {isForEveryone: true}),
  });
}
const isTold = (madeAt: number) => worker.isCovered(madeAt);
const everyones = new PageKeeper({
  make: keepingPages((address) => renderToKeep(address)),
  isTold,
});
const shoppers = new ShopperPages({
  findAsker: (request) => worker.findAsker(request, settings, {waitUntil: work.add}),
  render: renderToKeep,
  everyones,
  routeOf: worker.routeOf,
  isTold,
});
const pages = servePages({everyones, shoppers, watch: watchPages(worker.routeOf)});

function outdatePages(slugs: readonly string[] | null): void {
  everyones.outdate(tagsOfProducts(slugs));
  shoppers.outdate(tagsOfProducts(slugs));
}

const visits = whileVisited(() => {
  if (draining.isClosing) return;
  work.add(worker.hear(settings, {waitUntil: work.add, onCatalogueRenewed: outdatePages}));
});

const files = serveFiles(path.join(dist, 'client'));
// Each part of a page goes out as it is written: a page that streams would otherwise wait for its last part.
const compress = compression({
  flush: constants.Z_SYNC_FLUSH,
  brotli: {flush: constants.BROTLI_OPERATION_FLUSH},
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const server = createServer((request, response) => {
  if (draining.isClosing) return draining.turnAway(response);
  const {host: asked} = request.headers;
  // A balancer may ask for `/healthz` by HTTP/1.0, without a name.
  if (asked !== undefined && !isHost(asked))
    return void response.writeHead(400, {'Server-Timing': 'turned-away'}).end();
  const target = readTarget(request.method ?? '', request.url ?? '');
  if (typeof target !== 'string')
    return void response.writeHead(target.status, target.headers).end(target.body);
  // Whatever stands behind decides by the path: it is spelled out once, here.
  request.url = target;
  visits.add(target);
  trustProxies(request.headers, proxies);
  pages(request, response, () =>
    files(request, response, () =>
      compress(request, response, () => answerRequest(request, response)),
    ),
  );
});

const draining = drain(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop what runs there, or choose another: PORT=3001 npm start`
      : `The server cannot start: ${error.message}`;
  console.error(reason);
  process.exit(1);
});

tellFatal();
server.listen(port, host, () => {
  console.log(`${notice}\nBellyful is open at http://${host}:${port}`);
  setTimeout(limitHeapGrowth, startedMs).unref();
  if (!process.env['WOO_GRAPHQL_URL']) return;
  // A shop that does not answer is asked again by the first page. The catalogue goes first.
  const warmed = worker.warmUp(settings, {waitUntil: work.add}).catch(() => {});
  work.add(warmed);
  void warmed.then(tellHowTheShopIs);
});

/** What can wait leaves the processor to the first visitors for so long. */
const startedMs = 2000;

/** The mocked shop is always well. */
async function tellHowTheShopIs() {
  await pause(startedMs, undefined, {ref: false});
  const {tellAtStart} = await import('./doctor/tell-at-start.ts');
  await tellAtStart(settings).catch(() => {});
}

const drainSeconds = Number(process.env['DRAIN_SECONDS'] ?? usualDrainSeconds);

/** Answers what was asked, finishes the work in the background, then ends. */
async function shutDown() {
  if (draining.isClosing) return;
  const latest = setTimeout(() => process.exit(1), drainSeconds * 1000);
  if (!(await draining.end(drainSeconds))) process.exit(1);
  await work.settled();
  await telemetry?.close();
  await closeBackend();
  clearTimeout(latest);
  process.exit(0);
}
process.on('SIGTERM', () => void shutDown());
process.on('SIGINT', () => void shutDown());
