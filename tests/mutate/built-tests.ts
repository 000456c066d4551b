import {spawnSync} from 'node:child_process';
import type {copyRepository} from './copy.ts';
import {problemOf, type Fault} from './faults.ts';

/**
 * Builds the copy once with all of these faults in it, and tells which of them their tests notice. One that stands in
 * the way of another is not among them.
 */
export function showBuilt(
  copy: ReturnType<typeof copyRepository>,
  faults: readonly Fault[],
): Fault[] {
  const built = faults.filter((fault) => {
    if (problemOf(fault, copy.folder) !== null) return false;
    copy.break(fault);
    return true;
  });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {cwd: copy.folder, stdio: ['ignore', 'ignore', 'inherit']}).status ===
    0;
  if (!run('npm', 'run', 'build')) throw new Error('What survived cannot be built together.');
  return built.filter(({builtTest}) => {
    const [, file = '', title = ''] = /^(\S+): (.+)$/.exec(builtTest ?? '') ?? [];
    const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return file.startsWith('tests/e2e/')
      ? !run('npx', 'playwright', 'test', file, '--project', 'desktop', '-g', pattern)
      : !run('npx', 'vitest', 'run', file, '-t', pattern);
  });
}
