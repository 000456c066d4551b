export type UnknownRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null;

/** What came from outside, to be read field by field; what is no object has no fields. */
export const toRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});
