const beginnings = [
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg'],
  [/^\u0089PNG\r\n\u001a\n/, 'image/png'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
] as const;

/** What a picture is by its bytes, whatever its name says; null for what is none of ours. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.find(([form]) => form.test(beginning))?.[1] ?? null;
}
