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
  return {
    folder,
    /** Changes a file of the copy; the answer mends it. */
    change(file: string, to: (sound: string) => string): () => void {
      const place = path.join(folder, file);
      const sound = readFileSync(place, 'utf8');
      writeFileSync(place, to(sound));
      return () => writeFileSync(place, sound);
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
