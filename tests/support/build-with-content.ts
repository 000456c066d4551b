import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const copied = ['app', 'adapters', 'build', 'cli', 'graphql', 'mocks', 'server', 'server.ts'];
const settings = ['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];

/** Builds a copy of the shop with such a folder of its owner's (`CONTENT`). */
export function buildWithContent(content: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  for (const name of [...copied, ...settings])
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(path.join(root, 'node_modules/.bin', command), args, {
      cwd: folder,
      env: {...process.env, NODE_ENV: 'production', CONTENT: content},
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  run('react-router', 'build', '--logLevel', 'error');
  run('vite', 'build', '--config', 'build/server.config.ts', '--logLevel', 'error');
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
