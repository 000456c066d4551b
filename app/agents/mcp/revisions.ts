import {z} from 'zod';
import {headerMismatch, invalidParameters, metaPrefix, unsupportedVersion} from './json-rpc';

/** Since this revision there is no `initialize`: each request names its version, and headers repeat its method and tool. */
const stateless = '2026-07-28';

/** Revisions of the Model Context Protocol whose requests follow an `initialize`, the newest first. */
export const initialized = ['2025-11-25', '2025-06-18'] as const;

export const revisions: readonly string[] = [stateless, ...initialized];

const requestMeta = z.looseObject({
  [`${metaPrefix}protocolVersion`]: z.string(),
  [`${metaPrefix}clientCapabilities`]: z.looseObject({}),
});

interface Message {
  method: string;
  params?: Record<string, unknown> | undefined;
}

/** The JSON-RPC error of a message that cannot be answered, with status 400. */
interface RevisionProblem {
  code: number;
  message: string;
  data?: object;
}

/** The revision by which a message is answered, or its error. */
export function readRevision(
  headers: Headers,
  {method, params = {}}: Message,
): {isStateless: boolean} | RevisionProblem {
  const meta = z.looseObject({}).safeParse(params['_meta']).data ?? {};
  const said = headers.get('MCP-Protocol-Version');
  const named = meta[`${metaPrefix}protocolVersion`] ?? said;
  if (named !== said) return mismatch('MCP-Protocol-Version');
  if (said === null) return {isStateless: false};
  if (!revisions.includes(said))
    return {
      code: unsupportedVersion,
      message: 'Unsupported protocol version',
      data: {supported: revisions, requested: said},
    };
  if (said !== stateless) return {isStateless: false};
  if (!requestMeta.safeParse(meta).success)
    return {
      code: invalidParameters,
      message: `_meta needs ${Object.keys(requestMeta.shape).join(' and ')}.`,
    };
  const isSaid = (name: string, value: unknown) => decode(headers.get(name)) === value;
  if (!isSaid('Mcp-Method', method)) return mismatch('Mcp-Method');
  if (method === 'tools/call' && !isSaid('Mcp-Name', params['name'])) return mismatch('Mcp-Name');
  return {isStateless: true};
}

const mismatch = (name: string): RevisionProblem => ({
  code: headerMismatch,
  message: `Header mismatch: ${name} is not what the body says.`,
});

/** Values that a header cannot hold are the Base64 of their UTF-8. */
function decode(header: string | null): string | null {
  const [, encoded] = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(header ?? '') ?? [];
  if (encoded === undefined) return header;
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
