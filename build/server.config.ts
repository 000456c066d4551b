import {defineConfig} from 'vite';
import {contentFolder} from './content-folder.ts';

/** Bundles the Node host and the commands that need the built worker, and the mocked shop beside it in a chunk that loads only when no shop is configured. */
export default defineConfig({
  publicDir: false,
  plugins: contentFolder(),
  resolve: {tsconfigPaths: true},
  build: {
    ssr: true,
    outDir: 'dist/host',
    target: 'node24',
    rollupOptions: {
      input: ['server/node.ts', 'cli/reconcile.ts', 'cli/products.ts', 'cli/pages.ts'],
      external: [/server\/index\.js$/],
      // Beside what is started: from both, the rest of the build lies one folder up.
      output: {chunkFileNames: '[name]-[hash].js'},
    },
  },
  ssr: {noExternal: true},
});
