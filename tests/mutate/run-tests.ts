import path from 'node:path';
import {
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';

/** A fault that no file survives loading is none that anybody would hand in. */
export const doesNotLoad = 'does not load';

/** One Vitest that stays open: what no fault has changed is transformed once. */
export async function openTests(folder: string) {
  let failed: string | null = null;
  let isBrokenOff = false;
  const note = (file: string, name: string) =>
    (failed ??= `${path.relative(folder, file)}: ${name}`);
  const reporter: Reporter = {
    onTestCaseResult(test: TestCase) {
      if (test.result().state === 'failed') note(test.module.moduleId, test.fullName);
    },
    onTestModuleEnd(module: TestModule) {
      if (module.errors().length > 0) note(module.moduleId, doesNotLoad);
    },
    onTestRunEnd(_modules, _errors, reason) {
      isBrokenOff = reason === 'interrupted';
    },
  };
  // Some tests read files by their path from where they run.
  process.chdir(folder);
  const vitest = await createVitest('test', {
    root: folder,
    watch: false,
    bail: 1,
    maxWorkers: 2,
    reporters: [reporter],
    sequence: {sequencer: InGivenOrder},
  });
  await vitest.standalone();
  /** Once more where it was broken off at a failure before anybody knew which, as happens on a busy machine. */
  const run = async (specifications: TestSpecification[]): Promise<void> => {
    await vitest.runTestSpecifications(specifications);
    if (failed === null && isBrokenOff) await run(specifications);
  };
  const forget = (file: string) => vitest.invalidateFile(path.join(folder, file));
  return {
    /** The first test that fails, in the order of the files; null when none does. */
    async firstToFail(changedFile: string, testFiles: readonly string[]): Promise<string | null> {
      failed = null;
      forget(changedFile);
      // What a run that was broken off still reads is not taken for it.
      if (!changedFile.endsWith('.php'))
        for (const environment of Object.values(vitest.vite.environments))
          await environment.transformRequest(`/${changedFile}`).catch(() => null);
      const specifications = testFiles.flatMap((file) =>
        vitest.getModuleSpecifications(path.join(folder, file)),
      );
      // Most are noticed by the nearest: it needs no second process beside it.
      for (const part of [specifications.slice(0, 1), specifications.slice(1)])
        if (part.length > 0 && failed === null) await run(part);
      return failed;
    },
    forget,
    close: () => vitest.close(),
  };
}

class InGivenOrder {
  sort = async <Files>(files: Files) => files;
  shard = async <Files>(files: Files) => files;
}
