import {defineConfig, devices} from '@playwright/test';
import usual from '../../playwright.config';
import {hostArguments} from '../support/own-shop.ts';
import {liveSettings} from './live-settings.ts';
import {patienceFor} from './patience.ts';

const port = process.env['PORT'] || '3000';
const settings = await liveSettings();
// Its own processes read this file again, and need not measure again.
Object.assign(process.env, settings);

/** One purchase in a browser, from the built storefront, in the shop that the other live suites try. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Every page asks several times.
  timeout: patienceFor(150),
  expect: {timeout: patienceFor(30)},
  reporter: 'list',
  use: {
    ...usual.use,
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: patienceFor(30),
    navigationTimeout: patienceFor(45),
  },
  projects: [{name: 'live', use: {...devices['Desktop Chrome']}}],
  webServer: {
    command: [process.execPath, ...hostArguments].map((part) => `'${part}'`).join(' '),
    cwd: '../..',
    env: {
      ...settings,
      PORT: port,
      HOST: '127.0.0.1',
      PAYMENT_GATEWAY: 'hosted',
      SERVICE_TIMEOUT_MS: String(Math.min(60_000, patienceFor(10))),
    },
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
