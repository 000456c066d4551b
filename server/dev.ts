import {createServer as createHttpServer, type ServerResponse} from 'node:http';
import '../build/without-notices.ts';
import path from 'node:path';
import {createServer} from 'vite';
import {ownContent} from '../build/own-content.ts';
import {serveGraphiql} from './graphiql.ts';
import type * as host from './open';
import type {Worker} from '../app/worker.ts';

/** The shop as `npm start` opens it, from its sources: only the files come from Vite. */
const server = createHttpServer();
const vite = await createServer({server: {middlewareMode: true, cors: false, hmr: {server}}});
const loadWorker = async () =>
  ((await vite.ssrLoadModule('/server.ts')) as {default: Worker}).default;

let worker = await loadWorker();
/** Loaded anew only when one of its sources has changed. */
async function renewWorker(response: ServerResponse, next: () => void): Promise<void> {
  try {
    worker = await loadWorker();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, {'Content-Type': 'text/plain'}).end(error.stack);
    return;
  }
  next();
}

const {openHost} = (await vite.ssrLoadModule('/server/open.ts')) as typeof host;
const graphiql = serveGraphiql(() => settings);
const {invalidatePages, settings} = await openHost({
  server,
  isDevelopment: true,
  worker: () => worker,
  first: (request, response, next) =>
    graphiql(request, response, () =>
      vite.middlewares(request, response, () => void renewWorker(response, next)),
    ),
});

const content = ownContent();
vite.watcher.on('all', (_event, file) => {
  const isOwn = content !== null && file.startsWith(content);
  if (isOwn || !path.relative(vite.config.root, file).startsWith('.')) invalidatePages('all');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void vite.close());
