/** A body of at most so many bytes; null for a larger one. Counts them as they come: what is beyond is never held. */
export async function readWithin(
  {body, headers}: Pick<Request | Response, 'body' | 'headers'>,
  mostBytes: number,
): Promise<Blob | null> {
  if (Number(headers.get('Content-Length') ?? 0) > mostBytes) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
