import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** A way to a server on this machine that can be shut: then connections are refused. */
export async function openGateway(target: string) {
  const {port: targetPort, hostname} = new URL(target);
  const sockets = new Set<Socket>();
  const pass = (incoming: Socket) => {
    const outgoing = connect(Number(targetPort), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  };
  let server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  let isOpen = true;
  return {
    url: `http://127.0.0.1:${port}`,
    async shut() {
      if (!isOpen) return;
      isOpen = false;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    async open() {
      if (isOpen) return;
      isOpen = true;
      server = createServer(pass).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
