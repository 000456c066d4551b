import {parseArgs} from 'node:util';
import type * as backend from '../mocks/backend';
import type * as doctor from '../server/doctor/run-doctor';
import '../server/env-file.ts';
import {ownContent} from '../build/own-content.ts';
import {compareContent} from '../build/own-texts.ts';
import {loadModule, runCommand} from './load-module.ts';

const options = {json: {type: 'boolean'}, write: {type: 'boolean'}} as const;

/** Asks the shop of `.env` what the storefront needs; without one, the mocked shop. */
async function run(): Promise<number> {
  const {values} = parseArgs({options});
  const {runDoctor} = await loadModule<typeof doctor>('./server/doctor/run-doctor.ts');
  const folder = ownContent();
  const {isOk, text} = await runDoctor(process.env, {
    isJson: values.json ?? false,
    isWriting: values.write ?? false,
    ownContent: folder === null ? null : {folder, ...compareContent(folder)},
    loadMocks: () => loadModule<typeof backend>('./mocks/backend.ts'),
  });
  console.log(text);
  return isOk ? 0 : 1;
}

await runCommand(run, '--json, --write', 'docs/help.md#the-doctor-finds-something');
