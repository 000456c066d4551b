// Writes a .br and a .gz beside every text file of the client build.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const client = path.resolve('dist/client');
for (const file of readdirSync(client, {encoding: 'utf8', recursive: true})) {
  if (!/\.(js|css|svg|txt|json|xml|webmanifest)$/.test(file)) continue;
  const content = readFileSync(path.join(client, file));
  if (content.length < 256) continue;
  const quality = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  writeFileSync(path.join(client, `${file}.br`), brotliCompressSync(content, quality));
  writeFileSync(path.join(client, `${file}.gz`), gzipSync(content, {level: 9}));
}
