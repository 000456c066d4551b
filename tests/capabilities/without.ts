// Takes a capability out of a copy of the repository and names the product files that no longer compile: its seam.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyRepository} from '../mutate/copy.ts';
import {productFiles} from './seam.ts';
import {capabilities} from './table.ts';

const name = process.argv.slice(2).join(' ');
const capability = capabilities[name];
if (!capability) {
  console.error(`Name one of: ${Object.keys(capabilities).join(', ')}`);
  process.exit(1);
}

const copy = copyRepository();
for (const place of capability.places)
  rmSync(path.join(copy.folder, place), {recursive: true, force: true});
const settings = path.join(copy.folder, 'tsconfig.json');
const {compilerOptions} = JSON.parse(readFileSync(settings, 'utf8')) as {compilerOptions: object};
const include = ['adapters', 'app', 'build', 'cli', 'server', 'server.ts', '.react-router/types'];
const exclude = ['node_modules', '**/*.test.ts', '**/*.test.tsx'];
writeFileSync(settings, JSON.stringify({compilerOptions, include, exclude}));
const {stdout} = spawnSync('tsc', ['-p', copy.folder], {
  cwd: copy.folder,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
copy.remove();
const failing = new Set(stdout.match(/^[^\s(]+(?=\(\d+,\d+\): error)/gm));
const broken = productFiles.filter((file) => failing.has(file));
for (const file of broken) console.log(file);
console.log(`${broken.length} product files do not compile without ${name}`);
