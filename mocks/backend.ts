import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createRequestListener} from '@remix-run/node-fetch-server';
import {getResponse} from 'msw';
import {createShop, shopManager, woocommerceHandlers} from './woocommerce';

/** Starts the mocked services on this machine. */
export async function startBackend({port = 0}: {port?: number} = {}) {
  const shop = createShop();
  const handlers = woocommerceHandlers(shop);
  const server = createServer(
    createRequestListener(
      async (request) =>
        (await getResponse(handlers, request)) ?? new Response('Not found', {status: 404}),
    ),
  );
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    shop,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The worker's variables that lead to the mocked services. */
export const offlineSettings = (url: string): Record<string, string> => ({
  WOO_GRAPHQL_URL: `${url}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: 'offline-anonymous-key',
  SUPABASE_SERVICE_ROLE_KEY: 'offline-service-key',
  SESSION_SECRET: 'offline-session-secret-on-this-machine-only',
  MAIL_API_URL: url,
  MAIL_API_KEY: 'offline-mail-key',
  MAIL_FROM: 'Bellyful <hello@bellyful.example>',
  PAYMENT_GATEWAY: 'offline',
  PAYMENT_OFFLINE_URL: url,
});
