/** The cookies of a request, by name. */
export function readCookies(request: Request): Map<string, string> {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ');
  return new Map(
    pairs.map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
}
