import {TestRunner, type RunnerTestCase as Test} from 'vitest';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Commerce} from '~adapters/commerce';
import {createWooCommerce} from '../support/woocommerce';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import type {CodeLimits} from '../contract/order-desk';
import {admin, mayWrite, noteMade, requestAsAdmin, setting} from './live-admin';
import {patienceFor} from './patience';

export {admin, mayWrite, requestAsAdmin, setting} from './live-admin';

const given = process.env;

const connection = () => ({
  endpoint: setting('WOO_GRAPHQL_URL'),
  username: setting('WOO_USERNAME'),
  applicationPassword: setting('WOO_APPLICATION_PASSWORD'),
  timeoutMs: patienceFor(100),
});

/** The plugin of the shop that the environment names. */
export const livePlugin = () => createPluginClient(connection());

/** That shop behind the storefront's port; what it told of its taxes is forgotten. Its orders are noted. */
export function liveCommerce(): Commerce {
  const {orders, ...commerce} = createWooCommerce({...connection(), retries: 0});
  return {
    ...commerce,
    orders: {
      ...orders,
      async place(order) {
        const placement = await orders.place(order);
        if ('order' in placement && placement.order) noteMade('orders', placement.order.databaseId);
        return placement;
      },
    },
  };
}

/** Leaves the test that runs out of this shop, and says why. */
export function lack(sentence: string): never {
  console.info(`Left out: ${sentence}`);
  TestRunner.getCurrentTest<Test>().context.skip(sentence);
  throw new Error(sentence);
}

/** A code of 10 % of this run's own. */
export async function makeCode(limits: Partial<CodeLimits> = {}): Promise<string> {
  const code = `LIVE-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await requestAsAdmin('POST', 'coupons', {
    code,
    discount_type: 'percent',
    amount: '10',
    usage_limit: limits.usageLimit,
    usage_limit_per_user: limits.usageLimitPerUser,
  });
  return code;
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
  ...(mayWrite ? [] : ['all that writes (WOO_CONTRACT_WRITES=1 and LIVE_ADMIN=name:password)']),
  ...(mayWrite && mailFolder
    ? []
    : ['accounts and mails (LIVE_MAILS=<folder>, beside what lets it write)']),
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
