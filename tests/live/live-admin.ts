import {appendFileSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const given = process.env;

export function setting(name: string): string {
  const value = given[name];
  if (!value) throw new Error(`npm run test:live needs ${name}, or a shop made by npm run shop.`);
  return value;
}

/**
 * An administrator's name and application password, `name:password`: with it the tests make orders, codes and customers
 * and remove them, and change the shop's tax settings and put them back. Never for a shop that people buy from.
 */
export const admin = given['LIVE_ADMIN'];

/** Nothing is made that nobody may remove. */
export const mayWrite = given['WOO_CONTRACT_WRITES'] === '1' && Boolean(admin);

/** WooCommerce's own REST interface, as that administrator. What it makes is noted. */
export async function requestAsAdmin<Body>(
  method: string,
  resource: string,
  body?: object,
): Promise<Body> {
  const response = await fetch(new URL(`wp-json/wc/v3/${resource}`, setting('WOO_GRAPHQL_URL')), {
    method,
    headers: {
      Authorization: `Basic ${btoa(admin ?? '')}`,
      'Content-Type': 'application/json',
    },
    ...(body && {body: JSON.stringify(body)}),
  });
  if (!response.ok) throw new Error(`${method} ${resource}: ${await response.text()}`);
  const answer = (await response.json()) as Body & {id?: number};
  if (method === 'POST' && isKind(resource) && answer.id) noteMade(resource, answer.id);
  return answer;
}

const kinds = ['orders', 'customers', 'coupons', 'products', 'taxes'] as const;
type Kind = (typeof kinds)[number];
const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name);

/** What this run made, a line each; several processes write it. */
const notes = path.join(tmpdir(), `test-live-${given['LIVE_RUN'] ?? 'alone'}`);

/** To be removed at the end. */
export const noteMade = (kind: Kind, id: number | string): void =>
  appendFileSync(notes, `${kind} ${id}\n`);

function readNotes(): Map<Kind, string[]> {
  const lines = new Set(readFileSync(notes, {encoding: 'utf8', flag: 'a+'}).split('\n'));
  const made = [...lines].filter(Boolean).map((line) => line.split(' ') as [Kind, string]);
  return new Map(
    kinds.map((kind) => [kind, made.filter(([one]) => one === kind).map(([, id]) => id)]),
  );
}

interface Found {
  id: number;
}

/** So many stand in one answer of WooCommerce's. */
const mostAtOnce = 50;

function* chunksOf(ids: string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += mostAtOnce)
    yield ids.slice(start, start + mostAtOnce);
}

async function remove(kind: Kind, ids: string[]): Promise<void> {
  for (const some of chunksOf(ids)) {
    // Stock and the use of codes go back with a cancelled order.
    const update = some.map((id) => ({id, status: 'cancelled'}));
    if (kind === 'orders') await requestAsAdmin('POST', 'orders/batch', {update});
    await requestAsAdmin('POST', `${kind}/batch`, {delete: some});
  }
}

async function countLeft(kind: Kind, ids: string[]): Promise<number> {
  let left = 0;
  for (const some of chunksOf(ids)) {
    const query = new URLSearchParams({include: some.join(), per_page: String(mostAtOnce)});
    if (kind === 'orders' || kind === 'products') query.set('status', 'any');
    if (kind === 'customers') query.set('role', 'all');
    const found = await requestAsAdmin<Found[]>('GET', `${kind}?${query.toString()}`);
    left += found.filter(({id}) => some.includes(String(id))).length;
  }
  return left;
}

/** Removes what this run made; says how much it was, and fails where something is left. */
export async function removeMade(): Promise<void> {
  const made = readNotes();
  let left = 0;
  for (const [kind, ids] of made) {
    await remove(kind, ids);
    left += await countLeft(kind, ids);
  }
  rmSync(notes, {force: true});
  const count = [...made].map(([kind, ids]) => `${ids.length} ${kind}`).join(', ');
  if (left > 0) throw new Error(`${left} are left behind in the shop (made: ${count}).`);
  console.log(`Nothing left behind: ${count} were made and removed.`);
}
