/** The fields of a request's body, from JSON or from a form. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('Content-Type')?.includes('json'))
    return (await request.json()) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** A whole number, or null for an absent or empty field. */
export const toNumber = (field: unknown): number | null => {
  const number = Number(field);
  return field === '' || field == null || !Number.isSafeInteger(number) ? null : number;
};
