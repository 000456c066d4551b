import type * as backend from '../mocks/backend';
import {loadEnv, runnerImport} from 'vite';

type Backend = typeof backend;

type Settings = Promise<Record<string, string>>;

/** Vite reads its config more than once a process: one mocked shop serves them all. */
const shared = globalThis as {bellyfulSettings?: Settings};

/** The worker's variables for `npm run dev`; the mocked shop is started when no shop is configured. */
export function developmentSettings(mode: string): Settings {
  return (shared.bellyfulSettings ??= readSettings(mode));
}

async function readSettings(mode: string): Settings {
  const own = loadEnv(mode, process.cwd(), '');
  const given = Object.fromEntries(
    Object.entries(own).filter(([name]) =>
      /^(WOO|SUPABASE|MAIL|PAYMENT|STRIPE|SESSION|PUBLIC)_/.test(name),
    ),
  );
  if (given['WOO_GRAPHQL_URL']) return given;
  const {module} = await runnerImport<Backend>('./mocks/backend.ts', {
    configFile: false,
    resolve: {tsconfigPaths: true},
  });
  const backend = await module.startBackend();
  console.log(`No shop is configured: the mocked shop answers at ${backend.url}/__control`);
  return {...module.offlineSettings(backend.url), ...given};
}
