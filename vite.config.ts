import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defaultClientConditions, defineConfig, type Rolldown, type SSROptions} from 'vite';

const isRoot = (file: string) => /\/app\/(?:root|entry\.client)\.tsx/.test(file);

/** A few words that nearly every page needs: a file of their own would weigh more than they do. */
const isLabel = (file: string) => /\/content\/labels\/(?:controls|prices)\.ts/.test(file);

/**
 * What every page loads comes in two files. Left alone it is split into some thirty small ones, which compress worse.
 * The root and the entry stay files of their own: the router looks into them for what they export.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: (file, graph) =>
      isLabel(file) || (!isRoot(file) && graph.getModuleInfo(file)?.importers.some(isRoot))
        ? 'shell'
        : null,
    priority: 1,
  },
];

/** A smaller worker starts sooner. The names stay: a log of what went wrong tells them. */
const names = {keepNames: {function: true, class: true}};
const smallerWorker = {minify: {compress: names, mangle: names}};

/** One file that runs on Node, Workers and Oxygen alike, with all that it needs in it. */
const worker: SSROptions = {
  noExternal: true,
  target: 'webworker',
  resolve: {conditions: ['worker', 'workerd', ...defaultClientConditions]},
};

/** Numbers and single words stand where they are used: what they stand beside in a file is not loaded for them. */
const inlined = {inlineConst: {mode: 'all' as const, pass: 2}};

export default defineConfig(({command, isSsrBuild}) => ({
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [tailwindcss(), hydrogen({disableVirtualRoutes: true}), reactRouter()],
  resolve: {
    tsconfigPaths: true,
    // workerd has no node:path: vfile brings its own for everywhere else.
    alias: [
      {
        find: /^#(min(?:path|proc|url))$/,
        replacement: `${import.meta.dirname}/node_modules/vfile/lib/$1.browser.js`,
      },
    ],
  },
  ...(command === 'build' ? {ssr: worker} : {}),
  build: {
    assetsInlineLimit: 0,
    // Late code finds what it needs by itself: naming all of it beforehand costs every first visit.
    modulePreload: false,
    rolldownOptions: {
      ...(isSsrBuild ? {input: './server.ts'} : {optimization: inlined}),
      output: isSsrBuild ? smallerWorker : {codeSplitting: {groups}},
    },
  },
}));
