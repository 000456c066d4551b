import {once} from 'node:events';
import {connect} from 'node:net';

/** Posts the beginning of a form and is gone. */
export async function sendHalf(origin: string, path: string, fields: Record<string, string>) {
  const {hostname, port} = new URL(origin);
  const body = String(new URLSearchParams(fields));
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length + 10}`,
  ];
  await new Promise<void>((sent) =>
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => sent()),
  );
  socket.resetAndDestroy();
  await once(socket, 'close');
}
