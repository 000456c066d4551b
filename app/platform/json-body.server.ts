const mostBytes = 64 * 1024;

export type JsonBody = {ok: true; value: unknown} | {ok: false; status: 400 | 413};

/** The JSON of a request; far more than an order needs is not read to its end. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes)
    return {ok: false, status: 413};
  const text = await request.text();
  if (text.length > mostBytes) return {ok: false, status: 413};
  try {
    return {ok: true, value: JSON.parse(text)};
  } catch {
    return {ok: false, status: 400};
  }
}
