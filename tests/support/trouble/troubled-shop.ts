import {startBackend} from '~mocks/backend';
import {offlineSettings} from '~mocks/offline-settings';
import type {Trouble} from '~mocks/scenarios';
import {openGateway} from '../gateway';
import {startHost} from '../own-shop';

/** How long a service may take in these shops. */
const serviceTimeoutMs = 600;

export type Kind = Trouble | 'refused';

/** The built shop before mocked services in this process, which answer through a gateway. */
export async function openTroubledShop(settings: Record<string, string> = {}) {
  const backend = await startBackend();
  const gateway = await openGateway(backend.url);
  const start = () =>
    startHost({
      ...offlineSettings(gateway.url),
      SERVICE_TIMEOUT_MS: String(serviceTimeoutMs),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '1',
      ...settings,
    });
  let host = await start();
  return {
    backend,
    host: () => host,
    async begin(operation: string, kind: Kind) {
      if (kind === 'refused') await gateway.shut();
      else backend.scenarios.use({operation, trouble: kind});
    },
    async end() {
      backend.scenarios.clear();
      await gateway.open();
    },
    /** A process that knows nothing yet. */
    async restart() {
      await host.close();
      host = await start();
    },
    async close() {
      await host.close();
      await gateway.shut();
      await backend.close();
    },
  };
}

export type TroubledShop = Awaited<ReturnType<typeof openTroubledShop>>;
