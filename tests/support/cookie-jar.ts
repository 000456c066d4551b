/** The cookies of a browser. */
export function openCookieJar() {
  const jar = new Map<string, string>();
  return {
    store: (headers: Headers): void => {
      for (const cookie of headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const end = pair.indexOf('=');
        if (/Max-Age=0(?:;|$)/i.test(cookie)) jar.delete(pair.slice(0, end));
        else jar.set(pair.slice(0, end), pair.slice(end + 1));
      }
    },
    /** As it sends them; those of these names alone, where they are named. */
    cookies: (names: readonly string[] = [...jar.keys()]) =>
      names.map((name) => `${name}=${jar.get(name) ?? ''}`).join('; '),
    forget: () => jar.clear(),
  };
}
