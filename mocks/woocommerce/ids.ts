/** WPGraphQL's global ids: base64 of `type:databaseId`. */
export const globalId = (type: string, databaseId: number | string): string =>
  btoa(`${type}:${databaseId}`);

/** The number in a global id of that type; null for any other text. */
export function databaseIdOf(type: string, id: string): number | null {
  const [kind, number] = decode(id).split(':');
  return kind === type && number !== undefined && /^\d+$/.test(number) ? Number(number) : null;
}

export const toCursor = (databaseId: number): string => btoa(`arrayconnection:${databaseId}`);

export const fromCursor = (cursor: string): number | null =>
  databaseIdOf('arrayconnection', cursor);

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}
