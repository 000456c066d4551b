// Makes sure there is a Chromium: one that is here, else Debian's, else Playwright's own.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, isOld, isSlow} from './browser.ts';

function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const options = {stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000};
  return spawnSync(command, args, options).status === 0;
}

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/usr/bin/apt-get');

function apt(...args) {
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  return run(...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args);
}

function debians() {
  apt('update');
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  return install('chromium-headless-shell') || install('chromium');
}

// Somebody's own machine is left as it is as long as it has any Chromium.
if (isDebian && (findBrowser() === null || (isRoot && (isSlow() || isOld())))) debians();
if (findBrowser() === null) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
if (findBrowser() === null) {
  console.error(
    'No Chromium: install one and name it in CHROMIUM_PATH. See docs/help.md#a-check-fails',
  );
  process.exit(1);
}
