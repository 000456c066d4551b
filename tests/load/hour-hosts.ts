import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {residentMb} from './memory.ts';
import {startHost, type Host} from './start-host.ts';

const isAlive = ({exitCode, signalCode}: ChildProcess) => (exitCode ?? signalCode) === null;

/** Two processes of one folder; a visitor whose process is gone comes to the other one, as a balancer has it. */
export async function openHosts() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hour-'));
  const start = async (): Promise<Host> => {
    for (;;) {
      const host = await startHost({
        TRUST_PROXY: '1',
        DATA_DIR: folder,
        DRAIN_SECONDS: '20',
      }).catch((error: unknown) => console.error(String(error)));
      if (host) return host;
      await pause(1000);
    }
  };
  const hosts = [await start(), await start()];
  let turn = 0;
  return {
    hosts,
    open: async (target: string): Promise<Response> => {
      const [one, other] = hosts.map((_, place) => hosts[(turn + place) % 2]?.url ?? '');
      turn += 1;
      const send = (url = '') =>
        fetch(url + target, {headers: {Accept: 'text/html'}, signal: AbortSignal.timeout(60_000)});
      return send(one).catch(() => send(other));
    },
    /** Ends it, and starts another one in its place. */
    async replace(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      const {child} = hosts[place] ?? {};
      if (child && isAlive(child)) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      hosts[place] = await start();
    },
    /** Of each process, in MB; none of one that is gone. */
    memory: () => hosts.map(({child}) => (isAlive(child) && residentMb(child)) || 0),
    async close() {
      for (const {child} of hosts) child.kill('SIGKILL');
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/**
 * How long after it was set a page still showed another price, in seconds: both processes' pages are looked at until they
 * show it and fifty seconds are over, through whatever happens to the processes meanwhile.
 */
export async function watchPrice(
  hosts: readonly Host[],
  slug: string,
  price: string,
): Promise<number> {
  const began = performance.now();
  let late = 0;
  for (;;) {
    const pages = await Promise.all(
      hosts.map(({url}) =>
        fetch(`${url}/wordpress-product/${slug}`, {signal: AbortSignal.timeout(30_000)})
          .then((answer) => (answer.ok ? answer.text() : ''))
          .catch(() => ''),
      ),
    );
    const seconds = (performance.now() - began) / 1000;
    const isSeen = pages.every((page) => page.includes(`$${price}`));
    // A process that shows nothing for so long shows no price either.
    if (
      !isSeen &&
      (seconds > 180 || pages.some((page) => page !== '' && !page.includes(`$${price}`)))
    )
      late = seconds;
    if (seconds > 180 || (isSeen && seconds > 50)) return late;
    await pause(500);
  }
}
