import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createRequest, sendResponse} from '@remix-run/node-fetch-server';
import {getResponse} from 'msw';
import type {MailBrand} from '~adapters/mail/mail-layout';
import {setBrand} from './brand';
import {breaksOff} from './changed-answers';
import {createHandlers} from './handlers';
import type {Scenario, Trouble} from './scenarios';
import {createServices, resetServices, type Services} from './services';
import type {ShopOptions} from './woocommerce';

export {offlineSettings} from './offline-settings';
export {chooseCatalogue} from './recorded/choose-catalogue';

export interface BackendOptions extends ShopOptions {
  /** 0 takes any free port. */
  port?: number;
  scenario?: Partial<Scenario> & {trouble: Trouble};
  /** How long every answer of `/graphql` takes at least. */
  latencyMs?: number;
  /** Whose shop it is: its name and the colours of its mails. */
  brand?: MailBrand;
}

export interface Backend extends Services {
  url: string;
  /** Back to the first day: catalogue, orders, accounts, mails, scenarios. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the mocked shop, accounts, payments and mail on this machine; no other machine can reach them. */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const {port = 0, scenario, latencyMs, brand, ...shopOptions} = options;
  if (brand) setBrand(brand);
  const services = createServices(shopOptions);
  if (scenario) services.scenarios.use(scenario);
  const handlers = createHandlers(services, latencyMs);
  const server = createServer((incoming, outgoing) => {
    const request = createRequest(incoming, outgoing, {protocol: 'http:'});
    getResponse(handlers, request)
      .then((response) =>
        send(incoming, outgoing, response ?? new Response('Not found', {status: 404})),
      )
      .catch((error: unknown) => {
        console.error('The mocked services failed', request.method, request.url, error);
        outgoing.destroy();
      });
  });
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(inUse(port)) : error),
    );
    server.listen(port, '127.0.0.1', done);
  });
  return {
    ...services,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => resetServices(services, shopOptions),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Of the command and of the storefront, which name the port each in its way. */
const inUse = (port: number) =>
  `Port ${port} is in use. Stop what runs there, or choose another for the mocked shop: --port ${port + 1}, or MOCK_PORT=${port + 1} beside npm start. 0 takes any free one.`;

/** A network error cannot be sent: the connection breaks. */
async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  if (response.type === 'error') incoming.socket.destroy();
  else if (response.headers.has(breaksOff)) await sendHalf(outgoing, response);
  else await sendResponse(outgoing, response);
}

async function sendHalf(outgoing: ServerResponse, response: Response): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    'Content-Type': response.headers.get('Content-Type') ?? 'application/json',
    'Content-Length': bytes.length + 1,
  });
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy());
}
