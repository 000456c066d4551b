import './env-file.ts';
import {withSecret} from './stored-secret.ts';

type Variables = Record<string, string | undefined>;

/** The worker's variables; without a configured shop the mocked one is started (on MOCK_PORT) and connected. */
export async function workerSettings(given: Variables) {
  // A copied .env.example names settings without giving them.
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  if (variables['WOO_GRAPHQL_URL']) {
    const {settings, notice} = withSecret(variables);
    return {
      settings,
      notice: `The shop is ${variables['WOO_GRAPHQL_URL']}.${notice}`,
      closeBackend: async () => {},
    };
  }
  const {startBackend, offlineSettings, chooseCatalogue} = await import('../mocks/backend.ts');
  const {notice, ...choice} = chooseCatalogue(variables);
  const backend = await startBackend({port: Number(variables['MOCK_PORT'] ?? 0), ...choice});
  return {
    settings: {...offlineSettings(backend.url), ...variables},
    notice: `No shop is configured (WOO_GRAPHQL_URL): the mocked shop stands behind this one, see ${backend.url}/__control${notice}`,
    closeBackend: () => backend.close(),
  };
}
