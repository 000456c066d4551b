// Makes the package of the mocked shop in dist/mock: what is run, its pictures, types and texts.
import {cpSync, rmSync} from 'node:fs';
import {build} from 'vite';

const folder = 'dist/mock';

rmSync(folder, {recursive: true, force: true});
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: {tsconfigPaths: true},
  build: {
    ssr: true,
    outDir: folder,
    target: 'node24',
    rollupOptions: {
      input: ['mocks/mock.ts', 'mocks/index.ts', 'mocks/browser.ts'],
      output: {chunkFileNames: '[name]-[hash].js'},
    },
  },
});
for (const name of ['package.json', 'README.md', 'LICENSE', 'media', 'index.d.mts'])
  cpSync(`mocks/${name}`, `${folder}/${name}`, {recursive: true});
