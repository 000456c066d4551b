import {readdirSync, readFileSync} from 'node:fs';

/** One question to a real WooGraphQL, by whom it was asked, and the answer; without headers and tokens. */
export interface Recording {
  request: {as: 'visitor' | 'shop manager' | 'wrong password'; body: unknown};
  response: {status: number; contentType: string; body: unknown};
}

const folder = new URL('../contract/recorded/', import.meta.url);

export const readRecording = (name: string): Recording =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Recording;

/** The names of the recordings that begin like this, in the order they were made. */
export const recordingsOf = (...beginnings: string[]): string[] =>
  readdirSync(folder)
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
    .toSorted();

/** The `data` that a real WooGraphQL answered, under the name of its recording. */
export function recorded(name: string): unknown {
  const {body} = readRecording(name).response;
  return (body as {data: unknown}).data;
}

/** The whole recorded answer, for a test's own fetch. */
export function recordedResponse(name: string): Response {
  const {status, contentType, body} = readRecording(name).response;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {status, headers: {'content-type': contentType}});
}
