import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {labelWords} from '../../build/content-folder.ts';
import {capabilitiesOf} from '../../build/own-content.ts';
import {liveSettings} from './live-settings.ts';
import {patienceFor} from './patience.ts';

const settings: Record<string, string> = await liveSettings();
settings['LIVE_RUN'] = String(process.pid);
// What stands around the suites reads them, too.
Object.assign(process.env, settings);
const questionMs = Number(settings['LIVE_QUESTION_MS']);

/** The suites that only a real shop can hold: that of `npm run shop`, or `WOO_GRAPHQL_URL=… npm run test:live`. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  define: {
    LABEL_WORDS: JSON.stringify(labelWords(null)),
    HAS: JSON.stringify(capabilitiesOf(null)),
  },
  resolve: {tsconfigPaths: true},
  test: {
    name: 'live',
    include: ['tests/live/**/*.test.ts', 'tests/contract/woocommerce.test.ts'],
    globalSetup: ['tests/live/clean-up.ts'],
    setupFiles: ['tests/support/setup.ts'],
    env: settings,
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    testTimeout: patienceFor(200, questionMs),
    hookTimeout: patienceFor(200, questionMs),
  },
});
