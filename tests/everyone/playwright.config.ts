import {defineConfig, devices} from '@playwright/test';
import usual, {launchOptions} from '../../playwright.config';
import {ways} from './ways';

/** Every page and state as different people see it: `npx playwright test --config tests/everyone/playwright.config.ts`. Too long for every change. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  reporter: [['list'], ['./count-pages.ts']],
  projects: ways.map(({name, width, height, textSize = 16}) => ({
    name,
    use: {
      ...devices['Desktop Chrome'],
      viewport: {width, height},
      launchOptions: {
        ...launchOptions,
        args: [...launchOptions.args, `--blink-settings=defaultFontSize=${textSize}`],
      },
    },
  })),
});
