import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {serveArguments} from '../support/serve-command.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Host {
  url: string;
  child: ChildProcess;
  /** From the start of the process to the end of its first page, in milliseconds. */
  coldStartMs: number;
}

/** The built shop in a process of its own, in these settings, after its first page. */
export async function startHost(settings: Record<string, string>): Promise<Host> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, serveArguments, {
    env: {...process.env, PORT: String(port), HOST: '127.0.0.1', ENV_FILE: '', ...settings},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((open) => {
    child.stdout.on('data', (text) => String(text).includes('is open at') && open());
  });
  const page = await fetch(url, {headers: {Accept: 'text/html'}});
  if (!page.ok || !(await page.text()).includes('</html>'))
    throw new Error(`The first page is answered with ${page.status}, or not whole.`);
  return {url, child, coldStartMs: performance.now() - began};
}
