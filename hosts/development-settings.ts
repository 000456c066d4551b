import type * as env from '../app/platform/env';
import type * as backend from '../mocks/backend';
import './env-file.ts';
import {withSecret} from './kept-secret.ts';
import {loadModule} from './load-module.ts';

type Settings = Promise<Record<string, string>>;

/** Vite reads its config more than once a process: one mocked shop serves them all. */
const shared = globalThis as {bellyfulSettings?: Settings};

/** The worker's variables for `npm run dev`; the mocked shop is started when no shop is configured. */
export function developmentSettings(): Settings {
  return (shared.bellyfulSettings ??= readSettings().then(requireRight));
}

/** As the Node host: nothing opens with settings that are wrong. */
async function requireRight(settings: Record<string, string>): Settings {
  const {findSettingProblems} = await loadModule<typeof env>('./app/platform/env.ts');
  const problems = findSettingProblems(settings);
  if (problems.length === 0) return settings;
  console.error(['The shop cannot open until these settings are right:', ...problems].join('\n  '));
  process.exit(1);
}

async function readSettings(): Settings {
  const given = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && /^(WOO|MAIL|MOCK|PAYMENT|STRIPE|SESSION|PUBLIC)_/.test(name) ? [[name, value]] : [],
    ),
  );
  // The development server listens on this machine alone.
  const settings: Record<string, string> = {HOST: '127.0.0.1', ...given};
  if (settings['WOO_GRAPHQL_URL']) return withSecret(settings).settings as Record<string, string>;
  const mocks = await loadModule<typeof backend>('./mocks/backend.ts');
  const {notice, ...choice} = mocks.chooseCatalogue(process.env);
  const {url} = await mocks.startBackend(choice);
  console.log(`No shop is configured: the mocked shop answers at ${url}/__control${notice}`);
  return {...mocks.offlineSettings(url), ...settings};
}
