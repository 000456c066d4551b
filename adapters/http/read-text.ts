/** Far more than a hundred products take; a service that sends more has lost its way. */
const mostBytes = 8 * 1024 * 1024;

/** There was more of an answer than any can be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The text of an answer. Counts the bytes as they come: what is beyond the limit is never held. */
export async function readText({body, headers}: Response): Promise<string> {
  if (Number(headers.get('Content-Length') ?? 0) > mostBytes) {
    await body?.cancel();
    throw new TooLarge();
  }
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new TooLarge();
    }
    chunks.push(part.value);
  }
  return new Blob(chunks).text();
}
