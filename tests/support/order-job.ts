import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'vite';
import type {AccountSession} from '~adapters/accounts';

/** What a server process is given to do. */
export interface OrderJob {
  url: string;
  gateway: 'hosted' | 'offline';
  key: string;
  body: unknown;
  session: AccountSession | null;
  nowMs: number;
}

/** Bundles the server process once for a file of tests. */
export async function bundleOrderProcess() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'order-process-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {tsconfigPaths: true},
    ssr: {noExternal: true},
    build: {
      ssr: path.resolve(import.meta.dirname, 'order-process.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node22',
      rollupOptions: {output: {entryFileNames: 'order-process.mjs'}},
    },
  });
  return {
    file: path.join(outDir, 'order-process.mjs'),
    remove: () => rmSync(outDir, {recursive: true}),
  };
}

export interface KilledOrder {
  /** How many questions the process had answered. */
  calls: number;
  wasKilled: boolean;
}

/**
 * Places an order in a process of its own and kills it (SIGKILL) the moment its services have done what
 * its call number `killAfter` asked; it never hears the answer. Without a number it lives to its end.
 */
export async function placeInProcess(
  file: string,
  services: typeof fetch,
  job: Omit<OrderJob, 'url'>,
  killAfter: number | null,
): Promise<KilledOrder> {
  let calls = 0;
  let child: ChildProcess | null = null;
  const reply = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const response = await answer(services, incoming);
    calls += 1;
    if (calls === killAfter) child?.kill('SIGKILL');
    else outgoing.writeHead(response.status, response.headers).end(response.text);
  };
  const server = createServer((incoming, outgoing) => void reply(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  child = spawn(process.execPath, [file], {
    // The bundle is compiled by the first process that lives to its end, and read by the others.
    env: {ORDER_JOB: JSON.stringify({...job, url}), NODE_COMPILE_CACHE: path.dirname(file)},
    stdio: ['ignore', 'ignore', 'inherit'],
    // Whose services say nothing asks them again and again.
    timeout: 30_000,
  });
  const signal = await ended(child);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  return {calls, wasKilled: signal === 'SIGKILL'};
}

async function answer(services: typeof fetch, incoming: IncomingMessage) {
  const sent = Buffer.concat(await incoming.toArray()).toString();
  const response = await services(
    new Request(new URL(incoming.url ?? '/', 'http://services.example'), {
      method: incoming.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ),
      ...(sent && {body: sent}),
    }),
  );
  const {status, headers} = response;
  return {status, headers: Object.fromEntries(headers), text: await response.text()};
}

const ended = (child: ChildProcess) =>
  new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_code, signal) => done(signal)));
