/** Answers every request with the bytes of one file, packed as `argv[3]` says, and does nothing else; prints its port. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const [, , file = '', encoding = 'identity'] = process.argv;
const body = readFileSync(file);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': body.length,
  ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
