import {readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';
import {labelWords} from './build/content-folder.ts';
import {capabilitiesOf} from './build/own-content.ts';

/**
 * The fault trials take long: begun last, they would keep one core idle. What needs a browser's document stands together:
 * a process has one environment, and another one costs a new process with all its modules.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({moduleId}: TestSpecification) => {
      if (/\/tests\/(?:faults|simulation)\//.test(moduleId)) return 0;
      return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 2 : 1;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  define: {
    LABEL_WORDS: JSON.stringify(labelWords(null)),
    HAS: JSON.stringify(capabilitiesOf(null)),
  },
  resolve: {
    tsconfigPaths: true,
    alias: {
      'virtual:react-router/server-build': path.resolve('tests/simulation/server-build.ts'),
    },
  },
  test: {
    include: [
      '{app,adapters,mocks,graphql,server,build,cli}/**/*.test.{ts,tsx}',
      'tests/{built,contract,routes,faults,plugin,simulation}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    setupFiles: ['tests/support/setup.ts'],
    environment: 'node',
    // As in the bundle it shares the router with the routes.
    server: {deps: {inline: ['@shopify/remix-oxygen']}},
    // Two cores are idle while a test waits. A process is kept from file to file: what a module holds outlives a file.
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    sequence: {sequencer: LongFirst},
    // Beside other work everything takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: {poll: {timeout: 15_000}},
  },
});
