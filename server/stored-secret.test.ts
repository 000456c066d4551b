import {mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {storedSecret, withSecret} from './stored-secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('a session secret is made once and outlives the process', () => {
  const data = path.join(folder, 'data');
  const {secret, isStored} = storedSecret(data);
  expect(isStored).toBe(true);
  expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  expect(storedSecret(data)).toEqual({secret, isStored: true});
  for (const made of [data, path.join(data, 'session-secret')])
    expect(statSync(made).mode & 0o077).toBe(0);
});

test('where nothing can be written, the shop opens and says what that means', () => {
  const file = path.join(folder, 'a file');
  writeFileSync(file, '');
  const {settings, notice} = withSecret({DATA_DIR: file});
  expect(settings).toMatchObject({SESSION_SECRET: expect.any(String)});
  expect(notice).toContain('sign-ins end with this process');
});

test('a given secret is used, and none is made', () => {
  const given = {SESSION_SECRET: 'given', DATA_DIR: folder};
  expect(withSecret(given)).toEqual({settings: given, notice: ''});
});
