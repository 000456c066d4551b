import {parseJson} from '~adapters/http';
import {toRecord} from '~/forms/to-record';
import {readText} from '~/server/http/request-body.server';

/** Nothing that is understood is longer; of what does not say how long it is the header counts. */
const mostBytes = 64 * 1024;

const isRead = ({headers}: Request) =>
  Number(headers.get('Content-Length') ?? Infinity) <= mostBytes;

/** What a program wants to read (`en-US`): its `context.language`, else its `Accept-Language`. Empty without either. */
export async function askedLanguage(request: Request): Promise<string> {
  const read = request.body && isRead(request) ? await readText(request.clone()) : null;
  const sent = toRecord(read?.ok ? parseJson(read.value) : null);
  const given = toRecord(toRecord(sent['params'])['arguments']);
  const asked = [sent, ...Object.values(given)]
    .map((part) => toRecord(toRecord(part)['context'])['language'])
    .find((language) => typeof language === 'string');
  return asked ?? request.headers.get('Accept-Language')?.trim() ?? '';
}
