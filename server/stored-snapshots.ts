import {mkdirSync} from 'node:fs';
import {open, rename, rm, stat, type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import type {SnapshotStore} from '../adapters/cache/index.ts';

/** After so long who was writing has ended. */
const longestWriteMs = 60_000;

/** Snapshots as files of a folder: a file is replaced once all of the new one is there. */
export const storedSnapshots = (folder: string): SnapshotStore => ({
  async get(name) {
    const file = await open(path.join(folder, name)).catch(() => null);
    return file && {body: Readable.toWeb(file.createReadStream()) as ReadableStream};
  },
  async put(name, bytes) {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    const draft = path.join(folder, `${name}.new`);
    const file = await openDraft(draft);
    if (!file) return;
    try {
      await file.writeFile(bytes).finally(() => file.close());
      await rename(draft, path.join(folder, name));
    } catch (thrown) {
      await rm(draft, {force: true});
      throw thrown;
    }
  },
});

/** Null while another process writes. What one left that was killed is begun anew. */
async function openDraft(draft: string): Promise<FileHandle | null> {
  const begun = await stat(draft).catch(() => null);
  if (begun && Date.now() - begun.mtimeMs > longestWriteMs) await rm(draft, {force: true});
  return open(draft, 'wx', 0o600).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'EEXIST') return null;
    throw thrown;
  });
}
