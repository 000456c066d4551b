// Makes sure there is a Chromium: one that is here, else Playwright's own, else Debian's.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const places = () => [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
const isThere = () => places().some((file) => file && existsSync(file));

function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000}).status ===
    0
  );
}

if (!isThere()) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
if (!isThere()) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) =>
    run(...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args);
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}
if (!isThere()) {
  console.error('No Chromium: install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
