import {isInnerList, parseDictionary, serializeDictionary} from 'structured-headers';

const sha256 = (content: BufferSource) => crypto.subtle.digest('SHA-256', content);

/** The header of that name for a content (RFC 9530). */
export const toContentDigest = async (content: BufferSource): Promise<string> =>
  serializeDictionary(new Map([['sha-256', [await sha256(content), new Map()]]]));

/** Whether such a header is about that content: it names its SHA-256, beside whatever else. */
export async function isDigestOf(header: string, content: BufferSource): Promise<boolean> {
  const member = readDictionary(header)?.get('sha-256');
  if (!member || isInnerList(member) || !(member[0] instanceof ArrayBuffer)) return false;
  const [given, real] = [new Uint8Array(member[0]), new Uint8Array(await sha256(content))];
  return given.length === real.length && given.every((byte, index) => byte === real[index]);
}

/** A dictionary of RFC 8941; null where it is none. */
export function readDictionary(header: string): ReturnType<typeof parseDictionary> | null {
  try {
    return parseDictionary(header);
  } catch {
    return null;
  }
}
