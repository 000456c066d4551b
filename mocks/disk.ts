/** Node's files, without an import that bundlers for browsers would follow; nothing in a browser. */
export const disk = globalThis.process?.getBuiltinModule?.('node:fs') ?? null;

export const environment: Readonly<Record<string, string | undefined>> =
  globalThis.process?.env ?? {};
