import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import {developmentSettings} from './hosts/development-settings.ts';
import {compilePatternsOnce} from './hosts/compile-patterns-once.ts';
import {leaveOut} from './hosts/leave-out.ts';
import {neverReload} from './hosts/never-reload.ts';
import {plainImports, sharedFiles} from './hosts/shared-files.ts';

/** Late code finds what it needs by itself: naming all of it beforehand costs every first visit. */
const leaveOutOfCode = (_file: string, needed: string[], {hostType}: {hostType: 'html' | 'js'}) =>
  hostType === 'js' ? [] : needed;

/** The package's own entry is the one that warns developers, in every build. */
const quietRouter = `${import.meta.dirname}/node_modules/react-router/dist/production`;
const withoutWarnings = [
  {find: /^react-router$/, replacement: `${quietRouter}/index.mjs`},
  {find: /^react-router\/dom$/, replacement: `${quietRouter}/dom-export.mjs`},
];

/**
 * React writes a page into buffers where it may use Node's own modules, and encodes each of its thousand pieces by
 * itself where it may not. Workers have these modules, by their full names. The package's entry brings an older
 * writer besides, which nobody here calls.
 */
const fasterRendering = [
  {
    find: /^react-dom\/server$/,
    replacement: `${import.meta.dirname}/node_modules/react-dom/cjs/react-dom-server.node.production.js`,
  },
  {find: /^(util|crypto|async_hooks|stream)$/, replacement: 'node:$1'},
];

/** What servers are given of it otherwise cannot be left out piece by piece. */
const fewerObservables = {
  find: /^rxjs$/,
  replacement: `${import.meta.dirname}/node_modules/rxjs/dist/esm/index.js`,
};

/** A smaller worker starts sooner. The names stay: a log of what went wrong tells them. */
const names = {keepNames: {function: true, class: true}};
const smallerWorker = {minify: {compress: names, mangle: names}};

export default defineConfig(async ({command, isSsrBuild}) => ({
  publicDir: 'app/public',
  plugins: [
    tailwindcss(),
    hydrogen({disableVirtualRoutes: true}),
    oxygen({env: command === 'serve' ? await developmentSettings() : {}}),
    reactRouter(),
    leaveOut(),
    compilePatternsOnce(),
    neverReload(),
    plainImports,
  ],
  resolve: {
    tsconfigPaths: true,
    // workerd has no node:path: vfile brings its own for everywhere else.
    alias: [
      {
        find: /^#(min(?:path|proc|url))$/,
        replacement: `${import.meta.dirname}/node_modules/vfile/lib/$1.browser.js`,
      },
      ...(command === 'build' ? withoutWarnings : []),
      ...(isSsrBuild ? [...fasterRendering, fewerObservables] : []),
    ],
  },
  ssr: {
    optimizeDeps: {
      include: [
        'rxjs',
        'stripe',
        'unified',
        'rehype-parse',
        'rehype-sanitize',
        'rehype-stringify',
        '@opentelemetry/api',
      ],
    },
  },
  server: {host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true},
  build: {
    assetsInlineLimit: 0,
    modulePreload: {resolveDependencies: leaveOutOfCode},
    rolldownOptions: {
      output: isSsrBuild ? smallerWorker : {codeSplitting: {groups: sharedFiles}},
    },
  },
}));
