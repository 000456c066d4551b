import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../support/imports.ts';
import {breakText, type Fault} from './faults.ts';

const generated = ['graphql/generated', '.react-router'];

/** A copy of the repository to break, with the same packages. */
export function copyRepository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const name of [...listed.split('\0').filter(Boolean), ...generated])
    if (existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const change = (fault: Fault, text: string) => writeFileSync(path.join(folder, fault.file), text);
  return {
    folder,
    /** Breaks the copy; the answer mends it. */
    break(fault: Fault): () => void {
      const sound = readFileSync(path.join(folder, fault.file), 'utf8');
      change(fault, breakText(sound, fault));
      return () => change(fault, sound);
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
