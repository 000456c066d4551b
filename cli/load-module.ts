import {runnerImport} from 'vite';
import {contentFolder} from '../build/content-folder.ts';

/** What a command says when it cannot go on; of a wrong option, which there are. */
function toSentence(thrown: unknown, options: string): string {
  if (!(thrown instanceof Error)) return 'It could not be done.';
  const isOption = 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS');
  return isOption ? `${thrown.message.split('. ')[0]}. There are: ${options}` : thrown.message;
}

/** Runs a command, which gives how its process ends; what stops it is said with the heading that explains it. */
export async function runCommand(
  run: () => Promise<number>,
  options: string,
  heading: string,
): Promise<void> {
  process.exitCode = await run().catch((thrown: unknown) => {
    console.error(`${toSentence(thrown, options)}\nSee ${heading}`);
    return 2;
  });
}

/** A module of the project with its aliases, without a build; `folders` give its content. */
export async function loadModule<Module>(file: string, folders?: string[]): Promise<Module> {
  const {module} = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: contentFolder(folders),
    resolve: {tsconfigPaths: true},
  });
  return module;
}
