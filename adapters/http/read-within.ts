/** A body of at most so many bytes; null for a larger one. Counts them as they come: what is beyond is never held. */
export async function readWithin(
  {body, headers}: Pick<Request | Response, 'body' | 'headers'>,
  mostBytes: number,
): Promise<Blob | null> {
  if (Number(headers.get('Content-Length') ?? 0) > mostBytes) {
    await body?.cancel();
    return null;
  }
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}
