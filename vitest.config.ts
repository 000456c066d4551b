import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {tsconfigPaths: true},
  test: {
    include: [
      '{app,adapters,mocks,graphql,hosts}/**/*.test.{ts,tsx}',
      'tests/{contract,routes,faults}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    setupFiles: ['tests/support/setup.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
