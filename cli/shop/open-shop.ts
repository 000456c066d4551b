import {randomBytes} from 'node:crypto';
import {createServer} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {findAccess} from './access';
import {startPlayground, type Playground} from './playground';
import {noInternet, opened, portTaken, whyEnded} from './sentences';
import {readShopSettings, type ShopSettings} from './settings';
import {prepareSite, sourceOf} from './site';

type Say = (line: string) => void;

/** Makes the shop if there is none, and starts it. */
export async function openShop(given: Record<string, string | undefined>, say: Say) {
  const settings = readShopSettings(given);
  await requirePort(settings.port);
  if (sourceOf(settings) === 'downloaded') await requireInternet();
  const source = prepareSite(settings, randomBytes(9).toString('base64url'));
  say(
    source === 'made before'
      ? 'Opening the shop ...'
      : 'Making the shop; this takes a minute or two ...',
  );
  const playground = startPlayground(settings, source);
  void sayOnceOpen(settings, playground, say);
  return {end: () => playground.end(), ended: requireWanted(settings, playground)};
}

async function requireWanted({port}: ShopSettings, playground: Playground): Promise<void> {
  if (!(await playground.ended)) throw new Error(whyEnded(playground.said(), port));
}

function requirePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new Error(portTaken(port))));
    // Playground listens on every address of the machine.
    server.listen(port, () => server.close(() => resolve()));
  });
}

async function requireInternet(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(10_000);
    await fetch('https://downloads.wordpress.org/', {method: 'HEAD', signal});
  } catch (cause) {
    throw new Error(noInternet, {cause});
  }
}

async function sayOnceOpen(settings: ShopSettings, playground: Playground, say: Say) {
  while (!playground.isOver()) {
    // GraphQL answers before the products are made: what is written last is waited for.
    const access = findAccess(settings.folder);
    if (access && (await answers(settings.port))) return say(opened(settings, access));
    if (!access && playground.said().includes('Ready!')) return playground.fail();
    await wait(1_000);
  }
}

/** While it boots, its port is open and answers 502. */
async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({query: '{__typename}'}),
      signal: AbortSignal.timeout(60_000),
    });
    return response.ok && (await response.text()).includes('RootQuery');
  } catch {
    return false;
  }
}
