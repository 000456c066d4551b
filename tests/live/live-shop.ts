import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';

const given = process.env;

function setting(name: string): string {
  const value = given[name];
  if (!value) throw new Error(`npm run test:live needs ${name}`);
  return value;
}

/** The plugin of the shop that the environment names. */
export const livePlugin = () =>
  createPluginClient({
    endpoint: setting('WOO_GRAPHQL_URL'),
    username: setting('WOO_USERNAME'),
    applicationPassword: setting('WOO_APPLICATION_PASSWORD'),
    timeoutMs: 150_000,
  });

export interface LiveFacts {
  plugin: {version: string};
  wordpress: string;
  woocommerce: string;
  wpgraphql: string;
  woographql: string;
  php: string;
  storefrontUrl: string | null;
}

export async function readFacts(): Promise<LiveFacts> {
  const answer = await livePlugin().ask<LiveFacts>('shop', {method: 'GET', path: '/shop'});
  if (!answer.ok) throw new Error(`The shop tells no facts: ${answer.code}`);
  return answer.body;
}

interface KeptMail {
  to: string | string[];
  subject: string;
  message: string;
}

/**
 * Where the shop under test keeps its mails instead of sending them: one JSON file each, with what
 * `wp_mail` was given. Unset: nobody can read them.
 */
export const mailFolder = given['LIVE_MAILS'];

export function mailsTo(address: string): KeptMail[] {
  const folder = mailFolder ?? '';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as KeptMail)
    .filter(({to}) => [to].flat().some((one) => one.toLowerCase() === address.toLowerCase()));
}

const seen = new Map<string, number>();
const patienceMs = 5_000;

/** The links that carry a token, oldest first. The shop mails after its answer: a new one is waited for. */
export async function mailedLinks(address: string): Promise<URL[]> {
  const endsAt = Date.now() + patienceMs;
  const known = seen.get(address) ?? 0;
  while (mailsTo(address).length <= known && Date.now() < endsAt)
    await new Promise((done) => setTimeout(done, 100));
  const mails = mailsTo(address);
  seen.set(address, mails.length);
  return mails.flatMap(({message}) => linkIn(message));
}

function linkIn(message: string): URL[] {
  const [link] = message.match(/https?:[^\s"'<>]+token_hash=[^\s"'<>]+/) ?? [];
  return link ? [new URL(link.replaceAll('&amp;', '&'))] : [];
}
