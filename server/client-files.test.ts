import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveFiles} from './client-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
for (const name of ['app.js', 'app.css', 'logo.svg', 'film.mp4'])
  writeFileSync(path.join(folder, name), 'a');

const files = serveFiles(folder);
const server = createServer((request, response) =>
  files(request, response, () => void response.writeHead(404).end()),
);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

const open = async (name: string, headers: Record<string, string> = {}) => {
  const {port} = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/${name}`, {headers})).headers;
};

test.each([
  ['app.js', 'text/javascript; charset=utf-8'],
  ['app.css', 'text/css; charset=utf-8'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['film.mp4', 'video/mp4'],
])('%s says what it is', async (name, type) => {
  expect((await open(name)).get('Content-Type')).toBe(type);
});

test('a file that is opened by itself runs nothing and is framed by nobody, on an edge too', async () => {
  const headers = await open('logo.svg', {'X-Forwarded-Proto': 'https'});
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const transport = headers.get('Strict-Transport-Security') ?? '';
  expect(transport).toBe('max-age=31536000; includeSubDomains');
  expect((await open('logo.svg')).has('Strict-Transport-Security')).toBe(false);
  const edge = readFileSync(path.resolve(import.meta.dirname, '../app/public/_headers'), 'utf8');
  expect(edge).toContain(`  Content-Security-Policy: ${policy}\n`);
  expect(edge).toContain(`  Strict-Transport-Security: ${transport}\n`);
});
