import {runnerImport} from 'vite';

/** A module of the project with its aliases, without a build. */
export async function loadModule<Module>(file: string): Promise<Module> {
  const {module} = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: {tsconfigPaths: true},
  });
  return module;
}
