import {BaseSequencer, type TestSpecification} from 'vitest/node';
import config from '../../vitest.config.ts';

/** The tests beside a module kill most of its mutants in the least time. */
class BesideFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isApart = ({moduleId}: TestSpecification) => Number(moduleId.includes('/tests/'));
    return (await super.sort(files)).toSorted((a, b) => isApart(a) - isApart(b));
  }
}

/** What needs no build; the trials of faults take as long as all the rest. */
export default {
  ...config,
  test: {
    ...config.test,
    include: [
      '{app,adapters}/**/*.test.{ts,tsx}',
      'tests/routes/**/*.test.ts',
      'tests/contract/connected-products.test.ts',
    ],
    sequence: {sequencer: BesideFirst},
  },
};
