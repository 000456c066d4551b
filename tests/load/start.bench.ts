/**
 * Prints how long the built shop takes from the start of its process to the end of its first page, and how large the
 * worker is: `npm run build && npm run bench`. Nothing is asserted by a clock.
 */
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {shopManager} from '../../mocks/woocommerce/visitor.ts';
import {freePort, startHost} from './start-host.ts';

const starts = 7;

/** The fastest and the middle one. */
async function coldStarts(settings: () => Promise<Record<string, string>>): Promise<string> {
  const taken: number[] = [];
  while (taken.length < starts) {
    const {child, coldStartMs} = await startHost(await settings());
    taken.push(coldStartMs);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  taken.sort((one, other) => one - other);
  const [fastest = 0, middle = 0] = [taken[0], taken[starts >> 1]].map((ms = 0) => Math.round(ms));
  return `${fastest} ms at best, ${middle} ms mostly`;
}

const ownServices = async () => ({MOCK_PORT: String(await freePort())});
const services = await ownServices();
const shop = await startHost(services);
const mockUrl = `http://127.0.0.1:${services.MOCK_PORT}`;
const connection = {
  WOO_GRAPHQL_URL: `${mockUrl}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  SESSION_SECRET: randomBytes(32).toString('base64'),
  PAYMENT_GATEWAY: 'offline',
  PAYMENT_OFFLINE_URL: mockUrl,
};
console.log(`\ncold start, shop elsewhere: ${await coldStarts(async () => connection)}`);
shop.child.kill('SIGTERM');
console.log(`cold start, mocked shop in the same process: ${await coldStarts(ownServices)}`);

const worker = readFileSync('dist/server/index.js');
const [whole, packed] = [worker, gzipSync(worker)].map(({length}) => Math.round(length / 1024));
console.log(`the worker: ${whole} KiB, ${packed} KiB gzip`);
