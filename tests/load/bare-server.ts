/** Answers every request with one body of `process.argv[2]` bytes, and does nothing else; prints its port. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const body = Buffer.alloc(Number(process.argv[2]), 'x');
const headers = {'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length};

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
