/** A path of our own to go on to; anything that could lead to another site becomes the home page. */
export function toReturnPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\s]/.test(wanted)) return fallback;
  return wanted;
}
