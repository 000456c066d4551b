import {once} from 'node:events';
import {createServer} from 'node:net';
import {randomInt} from 'node:crypto';

/** For programs that cannot take port 0. Below those that the system gives to connections, so that none is taken meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
