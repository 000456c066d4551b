// Builds the shop once more in each further language, beside its own: `dist/server/es.js`, and its files among the others.
import {execFileSync} from 'node:child_process';
import {cpSync, renameSync, rmSync} from 'node:fs';
import {languagesOf} from './own-content.ts';

const routerBuild = [
  '--import',
  './build/without-notices.ts',
  'node_modules/@react-router/dev/bin.js',
  'build',
];

for (const {code: language} of languagesOf()) {
  execFileSync(process.execPath, [...routerBuild, '--logLevel', 'warn'], {
    env: {...process.env, CONTENT_LANGUAGE: language},
    stdio: 'inherit',
  });
  const built = `dist/${language}`;
  cpSync(`${built}/client/assets`, 'dist/client/assets', {recursive: true});
  renameSync(`${built}/server/index.js`, `dist/server/${language}.js`);
  rmSync(built, {recursive: true});
}
