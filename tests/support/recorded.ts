import {readFileSync} from 'node:fs';

interface Exchange {
  request: {body: unknown};
  response: {status: number; contentType: string; body: unknown};
}

function readExchange(name: string): Exchange {
  const file = new URL(`../contract/recorded/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Exchange;
}

/** The `data` that a real WooGraphQL answered, under the name of its recording. */
export function recorded(name: string): unknown {
  const {body} = readExchange(name).response;
  return (body as {data: unknown}).data;
}

/** The whole recorded answer, for a test's own fetch. */
export function recordedResponse(name: string): Response {
  const {status, contentType, body} = readExchange(name).response;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {status, headers: {'content-type': contentType}});
}
