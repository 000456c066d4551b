/** Whether these bytes begin as a JPEG, a PNG or a WebP, whatever the file's name says. */
export function isPicture(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    beginning.startsWith('\u00ff\u00d8\u00ff') ||
    beginning.startsWith('\u0089PNG\r\n\u001a\n') ||
    (beginning.startsWith('RIFF') && beginning.endsWith('WEBP'))
  );
}
