import {loadEnv, runnerImport} from 'vite';

type Backend = typeof import('../mocks/backend');

let settings: Promise<Record<string, string>> | undefined;

/** The worker's variables for `npm run dev`; the mocked shop is started when no shop is configured. */
export function developmentSettings(mode: string): Promise<Record<string, string>> {
  return (settings ??= readSettings(mode));
}

async function readSettings(mode: string): Promise<Record<string, string>> {
  const own = loadEnv(mode, process.cwd(), '');
  const given = Object.fromEntries(
    Object.entries(own).filter(([name]) =>
      /^(WOO|SUPABASE|MAIL|PAYMENT|STRIPE|SESSION|PUBLIC)_/.test(name),
    ),
  );
  if (given['WOO_GRAPHQL_URL']) return given;
  const {module} = await runnerImport<Backend>('./mocks/backend.ts');
  const backend = await module.startBackend();
  console.log(`No shop is configured: the mocked shop answers at ${backend.url}/__control`);
  return {...module.offlineSettings(backend.url), ...given};
}
