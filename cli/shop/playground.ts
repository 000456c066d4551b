import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {Source} from './blueprint';
import {placesIn, type ShopSettings} from './settings';

/** 582 MB with all versions of PHP: fetched by the developers who want it, and no dependency of the storefront. */
const playground = '@wp-playground/cli@3.1.56';

const ownPlugin = 'wordpress-plugin/bellyful-storefront';

const installMode: Record<Source, string> = {
  'made before': 'do-not-attempt-installing',
  'from disk': 'install-from-existing-files-if-needed',
  downloaded: 'download-and-install',
};

export function playgroundArguments(settings: ShopSettings, source: Source): string[] {
  const {port, folder, storefrontUrl} = settings;
  const {site, stored, blueprint, phpIni} = placesIn(folder);
  const mount = (from: string, to: string) => ['--mount-dir', path.resolve(from), to];
  const options = [
    ['--port', String(port)],
    ['--workers', oneAfterTheOther],
    ['--blueprint', blueprint],
    ['--wordpress-install-mode', installMode[source]],
    ['--mount-dir-before-install', site, '/wordpress'],
    ['--mount-dir-before-install', phpIni, '/internal/shared/php.ini'],
    mount(ownPlugin, '/wordpress/wp-content/plugins/bellyful-storefront'),
    mount('cli/shop/wordpress', '/shop/wordpress'),
    mount('mocks/media', '/shop/media'),
    mount(stored, '/shop/kept'),
    ['--define', 'BELLYFUL_STOREFRONT_URL', storefrontUrl],
    ...definitions,
  ];
  return ['--yes', '--prefer-offline', playground, 'server', ...options.flat()];
}

/**
 * Several workers wait for one another's locks on the SQLite file, for minutes when they write, and load WordPress
 * each for itself; measured, two answer no sooner than one.
 */
const oneAfterTheOther = '1';

/** WordPress refuses application passwords without TLS, except in a local environment. */
const definitions = [
  ['--define', 'WP_ENVIRONMENT_TYPE', 'local'],
  ['--define', 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost'],
  ['--define-bool', 'WP_HTTP_BLOCK_EXTERNAL', 'true'],
  ['--define-bool', 'DISABLE_WP_CRON', 'true'],
];

export interface Playground {
  /** The last it has said. */
  said: () => string;
  isOver: () => boolean;
  /** Ends it on request. */
  end: () => void;
  /** Ends it after a failure. */
  fail: () => void;
  /** Whether it ended on request. */
  ended: Promise<boolean>;
}

/** A group of its own: npx passes no signal on to what it started. */
export function startPlayground(settings: ShopSettings, source: Source): Playground {
  const child = spawn('npx', playgroundArguments(settings, source), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isWanted = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-mostStored)));
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(isWanted));
  });
  return {
    said: () => said,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    fail: () => endGroup(child),
    end() {
      isWanted = true;
      endGroup(child);
    },
    ended,
  };
}

const mostStored = 20_000;

function endGroup({pid}: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGINT');
  } catch {
    // It ended by itself just now.
  }
}
