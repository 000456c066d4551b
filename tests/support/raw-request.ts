import {request, type IncomingHttpHeaders} from 'node:http';

export interface RawAnswer {
  status: number;
  contentType: string;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method: string;
  /** Sent as it is: `fetch` would tidy it up. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends what no browser would; rejects when no whole answer arrives in time. */
export const sendRaw = (origin: string, {method, path, headers, body}: RawRequest, ms: number) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    const length = ['GET', 'HEAD'].includes(method)
      ? {}
      : {'Content-Length': Buffer.byteLength(body)};
    const options = {hostname, port, method, path, headers: {...headers, ...length}};
    const sent = request({...options, signal: AbortSignal.timeout(ms)}, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          contentType: answer.headers['content-type'] ?? '',
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end('Content-Length' in length ? body : undefined);
  });
