import {createHash} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {createTryCounter, type Limit} from '../adapters/cache/index.ts';

const tables = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS tries (bucket TEXT PRIMARY KEY, ends_at INTEGER, tries INTEGER) WITHOUT ROWID`;
const countOne = `
  INSERT INTO tries VALUES (:bucket, :end, 1) ON CONFLICT (bucket) DO UPDATE SET
    tries = iif(ends_at > :now, tries + 1, 1), ends_at = iif(ends_at > :now, ends_at, :end)
  RETURNING tries, ends_at AS endsAt`;
const forgetEnded = 'DELETE FROM tries WHERE ends_at <= :now';

/** So long another process may be writing. */
const patience = 100;
const minute = 60_000;

/** Counts tries in a file of this folder, for all its processes, without addresses. Where it cannot, each process counts for itself. */
export function storedCounters(folder: string, now: () => number = Date.now) {
  const own = createTryCounter(now);
  const open = () => openCounts(folder, now);
  let counts: ReturnType<typeof open> | undefined;
  return {
    async count(limits: readonly Limit[]): Promise<number[]> {
      try {
        counts ??= open();
        return limits.map(counts);
      } catch {
        return own(limits);
      }
    },
  };
}

function openCounts(folder: string, now: () => number) {
  mkdirSync(folder, {recursive: true, mode: 0o700});
  const database = new DatabaseSync(path.join(folder, 'tries.sqlite'), {timeout: patience});
  database.exec(tables);
  const count = database.prepare(countOne);
  const forget = database.prepare(forgetEnded);
  let forgotAt = 0;
  return ({bucket, limit, windowSeconds}: Limit): number => {
    const at = now();
    if (at - forgotAt > minute) {
      forget.run({now: at});
      forgotAt = at;
    }
    const name = createHash('sha256').update(bucket).digest('base64url');
    const end = at + windowSeconds * 1000;
    const {tries = 0, endsAt = 0} = count.get({bucket: name, end, now: at}) ?? {};
    return Number(tries) > limit ? Math.ceil((Number(endsAt) - at) / 1000) : 0;
  };
}
