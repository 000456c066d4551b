import {data} from 'react-router';
import {readWithin} from '~adapters/http';
import {plainProblems} from '~/content/problem-pages';

/** More than any order, form or notice needs. */
const usualBytes = 64 * 1024;

/** What a body said; 400 when it cannot be read as what it claims to be, 413 when there is too much of it. */
export type ReadBody<Value> = {ok: true; value: Value} | {ok: false; status: 400 | 413};

const malformed = {ok: false, status: 400} as const;
const tooLarge = {ok: false, status: 413} as const;

async function readAs<Value>(
  request: Request,
  parse: (body: Response) => Promise<Value>,
  mostBytes = usualBytes,
): Promise<ReadBody<Value>> {
  try {
    const bytes = await readWithin(request, mostBytes);
    if (!bytes) return tooLarge;
    const type = request.headers.get('Content-Type') ?? '';
    return {
      ok: true,
      value: await parse(new Response(bytes, {headers: {'Content-Type': type}})),
    };
  } catch {
    return malformed;
  }
}

/** The body as it was sent: signatures are made over it. */
export const readText = (request: Request) => readAs(request, (body) => body.text());

export const readJson = (request: Request, mostBytes?: number) =>
  readAs(request, (body) => body.json() as Promise<unknown>, mostBytes);

/** The texts of a posted form or JSON object; other kinds of values are left out. Throws 400 and 413. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const fields = await readAs(request, toEntries);
  if (fields.ok) return Object.fromEntries(fields.value.filter(isText));
  const error = fields.status === 413 ? plainProblems.tooLarge : plainProblems.unreadable;
  throw data({error}, {status: fields.status});
}

/** A form with files, of at most so many bytes; null for a larger one. Throws 400. */
export async function readForm(request: Request, mostBytes: number): Promise<FormData | null> {
  const form = await readAs(request, (body) => body.formData(), mostBytes);
  if (form.ok) return form.value;
  if (form.status === 413) return null;
  throw data({error: plainProblems.unreadable}, {status: form.status});
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

async function toEntries(body: Response): Promise<[string, unknown][]> {
  const type = body.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return [...(await body.formData())];
  if (type.startsWith('application/json')) return entriesOf(await body.json());
  const text = await body.text();
  // Throws where a percent sign leads to no character; the parser below would make something up. A bundler leaves a
  // call out whose value is not read.
  return decodeURIComponent(text) === '' ? [] : [...new URLSearchParams(text)];
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new TypeError('No object');
  return Object.entries(value);
}
