// Breaks the code of sums, orders, stores and forms piece by piece; `-m 'app/forms/*.ts,!**/*.test.ts'`: one folder's.
export default {
  mutate: [
    'app/{pricing,forms,checkout/order}/**/*.ts',
    'adapters/{cache,http}/*.ts',
    'adapters/woocommerce/to-*.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: {configFile: 'tests/mutate/vitest.config.ts'},
  ignorePatterns: ['.data', 'artwork', 'dist', 'wordpress-plugin'],
  disableTypeChecks: false,
  // TypeScript 7 has no API that could rewrite it, and nothing in it leads out.
  tsconfigFile: 'none',
  tempDirName: '.data/stryker',
  incremental: true,
  incrementalFile: '.data/stryker.json',
  reporters: ['clear-text'],
  clearTextReporter: {reportTests: false},
  concurrency: 1,
  timeoutMS: 20_000,
  thresholds: {high: 95, low: 90, break: 90},
};
