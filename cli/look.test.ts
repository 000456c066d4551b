import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {completeLook} from '../build/look/shape';

// Rules: The look
const colors = {
  ground: '#f5f8fd',
  ink: '#1b2433',
  brand: '#1d4f91',
  accent: '#f2b632',
  sale: '#b3361f',
};

/** The command, with a file that says so, for an owner's folder. */
function run(look: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'look-'));
  const file = path.join(folder, 'acorn.json');
  writeFileSync(file, JSON.stringify(look));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--no-warnings', path.resolve('cli/look.ts'), 'import', file],
    {env: {...process.env, CONTENT: folder}, encoding: 'utf8'},
  );
  const written = path.join(folder, 'look.json');
  return {
    status,
    said: stdout + stderr,
    text: existsSync(written) && readFileSync(written, 'utf8'),
  };
}

test('a look of five colours is written whole into the owner’s folder', () => {
  const {status, text} = run({colors, corners: 'round'});
  expect(status).toBe(0);
  expect(JSON.parse(text || 'null')).toEqual(completeLook({colors, corners: 'round'}));
});

test('what cannot be read is named and not written', () => {
  const {status, said, text} = run({colors: {...colors, brand: '#9db8dd'}});
  expect([status, text]).toEqual([1, false]);
  expect(said).toMatch(/leaf on white: 2\.\d\d, needs 4\.5/);
});
