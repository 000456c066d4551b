import {defineConfig} from 'vite';

/** Bundles what verifies passkeys: a file beside the worker, loaded by all languages with the first passkey. */
export default defineConfig({
  publicDir: false,
  resolve: {tsconfigPaths: true},
  build: {
    ssr: 'app/account/passkeys/webauthn.server.ts',
    outDir: 'dist/server',
    emptyOutDir: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'passkeys.js',
        minify: true,
        comments: {annotation: false, jsdoc: false, legal: true},
      },
    },
  },
  ssr: {noExternal: true, target: 'webworker'},
});
