import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createWooCommerce} from '~adapters/woocommerce';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {patienceFor} from './patience';

const given = process.env;

export function setting(name: string): string {
  const value = given[name];
  if (!value) throw new Error(`npm run test:live needs ${name}, or a shop made by npm run shop.`);
  return value;
}

const connection = () => ({
  endpoint: setting('WOO_GRAPHQL_URL'),
  username: setting('WOO_USERNAME'),
  applicationPassword: setting('WOO_APPLICATION_PASSWORD'),
  timeoutMs: patienceFor(100),
});

/** The plugin of the shop that the environment names. */
export const livePlugin = () => createPluginClient(connection());

/** That shop behind the storefront's port; what it told of its taxes is forgotten. */
export const liveCommerce = () => createWooCommerce({...connection(), retries: 0});

/** It gets orders only when its owner says so. */
export const mayWrite = given['WOO_CONTRACT_WRITES'] === '1';

/**
 * An administrator's name and application password, `name:password`: with it the tests cancel orders, make
 * codes, and change the shop's tax settings and put them back. Never for a shop that people buy from.
 */
export const admin = given['LIVE_ADMIN'];

/** WooCommerce's own REST interface, as that administrator. */
export async function requestAsAdmin<Body>(
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const response = await fetch(new URL(`wp-json/wc/v3/${path}`, setting('WOO_GRAPHQL_URL')), {
    method,
    headers: {
      Authorization: `Basic ${btoa(admin ?? '')}`,
      'Content-Type': 'application/json',
    },
    ...(body && {body: JSON.stringify(body)}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** As the owner chooses on the plugin's page. */
export async function setRules(name: 'storefront' | 'shop'): Promise<void> {
  const response = await fetch(new URL('wp-json/wp/v2/settings', setting('WOO_GRAPHQL_URL')), {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(admin ?? '')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({bellyful_storefront_rules: name}),
  });
  if (!response.ok) throw new Error(`The rules were not set: ${await response.text()}`);
}

export interface LiveFacts {
  plugin: {version: string; contract?: number};
  wordpress: string;
  woocommerce: string;
  wpgraphql: string;
  woographql: string;
  php: string;
  rules: 'storefront' | 'shop';
  storefrontUrl: string | null;
}

export async function readFacts(): Promise<LiveFacts> {
  const answer = await livePlugin().send<LiveFacts>('shop', {method: 'GET', path: '/shop'});
  if (!answer.ok) throw new Error(`The shop tells no facts: ${answer.code}`);
  return answer.body;
}

interface StoredMail {
  to: string | string[];
  subject: string;
  message: string;
}

/**
 * Where the shop under test keeps its mails instead of sending them: one JSON file each, with what
 * `wp_mail` was given. Unset: nobody can read them.
 */
export const mailFolder = given['LIVE_MAILS'];

export function mailsTo(address: string): StoredMail[] {
  const folder = mailFolder ?? '';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as StoredMail)
    .filter(({to}) => [to].flat().some((one) => one.toLowerCase() === address.toLowerCase()));
}

/** What this run leaves out, each with what lets it in. */
export const leftOut = [
  ...(mayWrite ? [] : ['orders (WOO_CONTRACT_WRITES=1)']),
  ...(mayWrite && admin
    ? []
    : ['taxes and what staff do (WOO_CONTRACT_WRITES=1, LIVE_ADMIN=name:password)']),
  ...(mailFolder ? [] : ['accounts and mails (LIVE_MAILS=<folder>)']),
];

const seen = new Map<string, number>();
const patienceMs = Math.max(5_000, patienceFor(1));

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
