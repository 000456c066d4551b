import {ProtocolError, protocolVersion} from './protocol';

/** Letters of a profile's address: it is written on orders. */
const longestProfile = 500;

/** One member of a dictionary (RFC 8941, 3.2): `name`, `name=token`, `name="text"`, with parameters after it. */
const member =
  /[ \t]*([a-z*][a-z0-9_.*-]*)(?:=("(?:[^"\\]|\\["\\])*"|[^",;\s]+))?((?:;[^,"]*(?:"(?:[^"\\]|\\["\\])*")?)*)[ \t]*(?:,|$)/y;

/** The texts of a dictionary; null when it is none. */
function readDictionary(text: string): Map<string, string> | null {
  const read = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    member.lastIndex = 0;
    const [all, name, value = ''] = member.exec(rest) ?? [];
    if (!all || !name) return null;
    const isText = value.startsWith('"');
    read.set(name, isText ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value);
    rest = rest.slice(all.length);
  }
  return read;
}

/**
 * The address of the profile by which a program names itself (`UCP-Agent`). It is a name, not a proof, and is not
 * requested (SECURITY.md). Throws a ProtocolError where it is missing, or another version of the protocol is spoken.
 */
export function readAgent(headers: Headers): string {
  const dictionary = readDictionary(headers.get('UCP-Agent') ?? '');
  const profile = readProfile(dictionary?.get('profile') ?? '');
  const version = dictionary?.get('version') ?? protocolVersion;
  if (version !== protocolVersion)
    throw new ProtocolError(
      422,
      'version_unsupported',
      `Protocol version ${version.slice(0, 20)} is not supported. This business supports version ${protocolVersion}.`,
    );
  return profile;
}

/** A profile's address. Throws a ProtocolError where it is none. */
export function readProfile(given: string): string {
  const isAddress = URL.canParse(given) && new URL(given).protocol === 'https:';
  if (!isAddress || given.length > longestProfile)
    throw new ProtocolError(
      400,
      'invalid_profile_url',
      'UCP-Agent must name the address of your profile: profile="https://agent.example/profile.json".',
    );
  return new URL(given).href;
}

/** Of a program that names no profile, as those that speak no more than MCP. */
export const unnamedAgent = 'mcp';

/** What a program calls itself; null where it does not. */
export const nameOfAgent = (agent: string): string | null =>
  agent === unnamedAgent ? null : new URL(agent).host;
