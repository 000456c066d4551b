import type * as backend from '../mocks/backend';
import {runnerImport} from 'vite';
import './env-file.ts';
import {withSecret} from './kept-secret.ts';

type Backend = typeof backend;

type Settings = Promise<Record<string, string>>;

/** Vite reads its config more than once a process: one mocked shop serves them all. */
const shared = globalThis as {bellyfulSettings?: Settings};

/** The worker's variables for `npm run dev`; the mocked shop is started when no shop is configured. */
export function developmentSettings(): Settings {
  return (shared.bellyfulSettings ??= readSettings());
}

async function readSettings(): Settings {
  const given = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && /^(WOO|MAIL|PAYMENT|STRIPE|SESSION|PUBLIC)_/.test(name) ? [[name, value]] : [],
    ),
  );
  // The development server listens on this machine alone.
  const settings: Record<string, string> = {HOST: '127.0.0.1', ...given};
  if (settings['WOO_GRAPHQL_URL']) return withSecret(settings).settings as Record<string, string>;
  const {module} = await runnerImport<Backend>('./mocks/backend.ts', {
    configFile: false,
    resolve: {tsconfigPaths: true},
  });
  const {notice, ...choice} = module.chooseCatalogue(process.env);
  const backend = await module.startBackend(choice);
  console.log(
    `No shop is configured: the mocked shop answers at ${backend.url}/__control${notice}`,
  );
  return {...module.offlineSettings(backend.url), ...settings};
}
