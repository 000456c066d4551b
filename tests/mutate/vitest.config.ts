import config from '../../vitest.config.ts';

/** What needs no build; the trials of faults take as long as all the rest. */
export default {
  ...config,
  test: {
    ...config.test,
    include: ['{app,adapters}/**/*.test.{ts,tsx}'],
  },
};
