import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from './free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Cloudflare's own program, on the worker's configuration; it asks nobody and tells nobody. */
export const runWrangler = (args: string[]) =>
  spawn(
    process.execPath,
    [
      'node_modules/cloudflare-wrangler/bin/wrangler.js',
      ...args,
      '--config',
      'server/wrangler.jsonc',
    ],
    {
      cwd: root,
      env: {...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

/** The built worker under workerd, in these settings. `stored`: a folder with what an earlier run has kept, where it may find that. */
export async function startWorkerd(given: Record<string, string>, stored?: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const state = stored ?? mkdtempSync(path.join(tmpdir(), 'workerd-'));
  const settings = {PUBLIC_STORE_URL: url, ...given};
  const inspectorPort = await freePort();
  const place = ['--ip', '127.0.0.1', '--port', String(port)];
  const child = runWrangler([
    'dev',
    ...place,
    '--inspector-port',
    String(inspectorPort),
    '--persist-to',
    state,
    '--show-interactive-dev-session=false',
    ...Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]);
  const ended = once(child, 'exit');
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => (said += text.toString()));
  await untilAlive(url, child);
  return {
    url,
    /** Where its inspector listens (Chrome DevTools Protocol). */
    inspectorPort,
    log: () => said,
    async close() {
      child.kill('SIGTERM');
      await ended;
      if (!stored) rmSync(state, {recursive: true, force: true});
    },
  };
}

async function untilAlive(url: string, child: {exitCode: number | null}): Promise<void> {
  for (let look = 0; look < 600 && child.exitCode === null; look += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The worker does not start under workerd');
}
