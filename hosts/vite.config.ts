import {defineConfig} from 'vite';

/** Bundles the Node host, and the mocked shop beside it in a chunk that loads only when no shop is configured. */
export default defineConfig({
  publicDir: false,
  resolve: {tsconfigPaths: true},
  build: {
    ssr: 'hosts/node.ts',
    outDir: 'dist/host',
    target: 'node22',
    rollupOptions: {external: [/server\/index\.js$/]},
  },
  ssr: {noExternal: true},
});
