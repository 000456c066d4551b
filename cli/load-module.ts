import {runnerImport} from 'vite';
import {contentFolder} from '../build/content-folder.ts';

/** A module of the project with its aliases, without a build. */
export async function loadModule<Module>(file: string): Promise<Module> {
  const {module} = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: contentFolder(),
    resolve: {tsconfigPaths: true},
  });
  return module;
}
