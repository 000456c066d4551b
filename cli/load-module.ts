import {runnerImport} from 'vite';
import {contentFolder} from '../build/content-folder.ts';

/** What a command says when it cannot go on; of a wrong option, which there are. */
export function toSentence(thrown: unknown, options: string, other: string): string {
  if (!(thrown instanceof Error)) return other;
  const isOption = 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS');
  return isOption ? `${thrown.message.split('. ')[0]}. There are: ${options}` : thrown.message;
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
