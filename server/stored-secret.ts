import {randomBytes} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The session secret of this machine, stored in the data folder; where that cannot be written, one for this process. */
export function storedSecret(folder: string): {secret: string; isStored: boolean} {
  const file = path.join(folder, 'session-secret');
  const made = randomBytes(32).toString('base64');
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    // Of two processes that start at once, one makes the file and the other reads it.
    writeFileSync(file, made, {flag: 'wx', mode: 0o600});
  } catch {
    return readSecret(file) ?? {secret: made, isStored: false};
  }
  return {secret: made, isStored: true};
}

function readSecret(file: string) {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret === '' ? null : {secret, isStored: true};
  } catch {
    return null;
  }
}

/** What outlives a process is stored there. */
export const dataFolder = ({DATA_DIR = '.data'}: Record<string, string | undefined>) => DATA_DIR;

/** Settings with a session secret in them, and what is to be said about it. */
export function withSecret(variables: Record<string, string | undefined>) {
  if (variables['SESSION_SECRET']) return {settings: variables, notice: ''};
  const {secret, isStored} = storedSecret(dataFolder(variables));
  return {
    settings: {...variables, SESSION_SECRET: secret},
    notice: isStored
      ? ''
      : '\nSESSION_SECRET is not set and DATA_DIR cannot be written: sign-ins end with this process.',
  };
}
