import {shopName} from '~/content/brand';

/** Codes of JSON-RPC 2.0. */
export const parseError = -32700;
export const invalidRequest = -32600;
export const methodNotFound = -32601;
export const invalidParameters = -32602;
export const internalError = -32603;
/** Those of the Model Context Protocol. */
export const headerMismatch = -32020;
export const unsupportedVersion = -32022;
/** Those of the Universal Commerce Protocol: of transport, and of the program's profile. */
export const transportError = -32000;
export const discoveryError = -32001;

/** Of the Model Context Protocol's own names in `_meta`. */
export const metaPrefix = 'io.modelcontextprotocol/';

export type Id = string | number | null;

const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, {status, headers});

export function fail(
  id: Id,
  code: number,
  text: string,
  status = 200,
  {data, headers}: {data?: object; headers?: Record<string, string>} = {},
) {
  const error = {code, message: text, ...(data && {data})};
  return json({jsonrpc: '2.0', id, error}, status, headers);
}

export const serverInfo = {name: shopName, version: '1.0.0'};

/** A result in its revision's form: clients of an older one accept no further fields. */
export const succeed = ({id, isStateless}: {id: Id; isStateless: boolean}, result: object) =>
  json({
    jsonrpc: '2.0',
    id,
    result: isStateless
      ? {resultType: 'complete', ...result, _meta: {[`${metaPrefix}serverInfo`]: serverInfo}}
      : result,
  });
