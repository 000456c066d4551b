const mostBytes = 64 * 1024;

/** What was posted as JSON; undefined when it is no JSON or too much of it. */
export async function readPostedJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return undefined;
  const text = await request.text();
  if (text.length > mostBytes) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
