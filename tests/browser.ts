// Which Chromium the tests open. The headless shell has no window to draw and takes a quarter less of the processor.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const debiansShell = '/usr/bin/chromium-headless-shell';
const debians = '/usr/bin/chromium';

const isThere = (file: string | undefined): file is string => Boolean(file && existsSync(file));

/** Where it is; undefined: Playwright's own, which Playwright finds; null: there is none. */
export function findBrowser(): string | null | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (isThere(wanted)) return wanted;
  if (isThere(debiansShell)) return debiansShell;
  if (isThere(chromium.executablePath())) return undefined;
  return isThere(debians) ? debians : null;
}

/** One that is more than a shell: only such a one stores whole pages for its Back button. */
export const findFullBrowser = (): string | null =>
  [debians, chromium.executablePath()].find(isThere) ?? null;

/** The only one here is the slower one. */
export const isSlow = (): boolean => findBrowser() === debians;

/** Chromium 150 never fetches a script again that it could not fetch once; 156 does, and the tests ask for it. */
export function isOld(): boolean {
  const found = findBrowser();
  if (found !== debiansShell && found !== debians) return false;
  const version = execFileSync(found, ['--version'], {encoding: 'utf8'});
  return Number(/\d+/.exec(version)?.[0]) < 156;
}

/** How to open it, for Playwright. */
export function aboutBrowser(): {executablePath?: string} {
  const executablePath = findBrowser();
  return executablePath ? {executablePath} : {};
}
