const encoder = new TextEncoder();

/**
 * When a message was signed, in milliseconds, if it was with this secret; null for any other. The header is
 * `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 */
export async function findSigningTime(
  secret: string,
  body: string,
  header: string,
): Promise<number | null> {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || hex === undefined) return null;
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'verify',
  ]);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const signed = encoder.encode(`${seconds}.${body}`);
  return (await crypto.subtle.verify('HMAC', key, bytes, signed)) ? Number(seconds) * 1000 : null;
}
