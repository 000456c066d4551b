import {z} from 'zod';
import {isLoopback} from '~/server/settings/known-host';
import {ProtocolError, requireVersion} from './protocol';
import {readDictionary} from './signatures/content-digest';

/** Letters of a profile's address: it is written on orders. */
const longestProfile = 500;

/**
 * The address of the profile by which a program names itself (`UCP-Agent`, a dictionary of RFC 8941). It is a name; a
 * signature is its proof. Throws a ProtocolError where it is missing, or another version of the protocol is spoken.
 */
export function readAgent(headers: Headers, siteUrl: string): string {
  const header = headers.get('UCP-Agent') ?? '';
  const dictionary = readDictionary(header);
  const [named, parameters] = dictionary?.get('profile') ?? [];
  // Programs write the version as a member of its own, or behind the profile; bare it is none of RFC 8941.
  const version = dictionary
    ? (dictionary.get('version')?.[0] ?? parameters?.get('version'))
    : /[;,]\s*version=(\d{4}-\d\d-\d\d)/.exec(header)?.[1];
  if (version !== undefined) requireVersion(z.coerce.string().parse(version));
  return readProfile(z.string().safeParse(named).data ?? '', siteUrl);
}

/** A profile's address. Throws a ProtocolError where it is none. */
export function readProfile(given: string, siteUrl: string): string {
  if (!isOpenAddress(given, siteUrl))
    throw new ProtocolError(
      400,
      'invalid_profile_url',
      'UCP-Agent must name the address of your profile: profile="https://agent.example/profile.json".',
    );
  return new URL(given).href;
}

/** An address of a program's own that a message may be sent to. */
export const isOpenAddress = (given: string, siteUrl: string): boolean =>
  URL.canParse(given) && given.length <= longestProfile && isOpen(new URL(given), siteUrl);

/** On the internet, at the usual port; a shop that only this machine reaches also accepts programs on it. */
function isOpen({protocol, port, hostname, username}: URL, siteUrl: string): boolean {
  if (isLoopback(hostname)) return isLoopback(new URL(siteUrl).hostname);
  return protocol === 'https:' && port === '' && username === '';
}

/** For a program without a profile, as those that only use MCP. */
export const unnamedAgent = 'mcp';

/** The host of a program's profile; null without one. */
export const nameOfAgent = (agent: string): string | null =>
  agent === unnamedAgent ? null : new URL(agent).host;
