import {data} from 'react-router';

const mostBytes = 64 * 1024;

/** The texts of a posted form or JSON object; other kinds of values are left out. */
export async function readPostedFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw tooLarge();
  if (type.startsWith('multipart/form-data')) return onlyTexts([...(await request.formData())]);
  const body = await request.text();
  if (body.length > mostBytes) throw tooLarge();
  if (!type.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(body));
  return onlyTexts(Object.entries(toObject(body)));
}

const tooLarge = () => data({error: 'The request is too large.'}, {status: 413});

const onlyTexts = (entries: [string, unknown][]) =>
  Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function toObject(body: string): object {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value) return value;
  } catch {
    // Falls through: what is not JSON is refused like JSON that is no object.
  }
  throw data({error: 'The request is not valid JSON.'}, {status: 400});
}
