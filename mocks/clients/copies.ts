import {existsSync} from 'node:fs';
import path from 'node:path';

/** A folder of a public client's copy, below that which CLIENTS names, as `owner/name`. Null: there is none. */
export function folderOfCopy(repository: string, folder: string): string | null {
  const place = path.join(process.env['CLIENTS'] ?? '', repository, folder);
  return process.env['CLIENTS'] && existsSync(place) ? place : null;
}
