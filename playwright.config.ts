import {defineConfig, devices} from '@playwright/test';
import {aboutBrowser} from './tests/browser.ts';
import {hostArguments} from './tests/support/own-shop.ts';

// Chromium takes the last list of these alone: Playwright's own, without what only Edge knows, and ours.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Processes that no test looks at: a spare one for every page, and the address bar's suggestions.
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

export const launchOptions = {
  ...aboutBrowser(),
  args: [
    `--disable-features=${disabledFeatures.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  // Two cores are idle for a quarter of the time: tests wait for timers and answers.
  workers: 4,
  // Beside other work everything takes several times as long.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', {outputFile: process.env['E2E_REPORT']}]]
    : 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    // Recording every test takes a third of its time: `npx playwright test --trace on` when one fails.
    trace: process.env['CI'] ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // The desktop tries everything, the phone what a narrow screen changes.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 900}},
    },
    {
      name: 'phone',
      grep: /@narrow|@phone-only/,
      // Three dots for each pixel take an eighth more of the processor.
      use: {...devices['Pixel 7'], viewport: {width: 390, height: 844}, deviceScaleFactor: 1},
    },
  ],
  webServer: {
    command: [process.execPath, ...hostArguments].map((part) => `'${part}'`).join(' '),
    // The tests' own shop is the mocked one, whatever shop this machine is connected to.
    env: {PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1', ENV_FILE: ''},
    // The tests' processes find the ports in their environment: here, and in tests/support/mock-shop.ts.
    wait: {stdout: /:(?<E2E_MOCK_PORT>\d+)\/__control[^]* is open at \S+:(?<E2E_PORT>\d+)\n/},
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
