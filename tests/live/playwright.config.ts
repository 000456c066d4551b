import {defineConfig, devices} from '@playwright/test';
import usual from '../../playwright.config';
import {liveSettings} from './live-settings.ts';

const port = process.env['PORT'] || '3000';

/** One purchase in a browser, from the built storefront, in the shop that the other live suites try. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A shop under Playground answers within seconds, and every page asks several times.
  timeout: 600_000,
  expect: {timeout: 120_000},
  reporter: 'list',
  use: {...usual.use, baseURL: `http://127.0.0.1:${port}`, navigationTimeout: 180_000},
  projects: [{name: 'live', use: {...devices['Desktop Chrome']}}],
  webServer: {
    command: 'npm run --silent serve',
    cwd: '../..',
    env: {...liveSettings(), PORT: port, HOST: '127.0.0.1', PAYMENT_GATEWAY: 'hosted'},
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
