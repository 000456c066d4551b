import {isDeepStrictEqual} from 'node:util';
import type {GraphqlAnswer, GraphqlClient} from '../clients/graphql-client';

/** The shop under trial, and what it sells that a case can use. */
export interface TriedShop {
  endpoint: string;
  /** A new shopper, without a session. */
  shopper: () => GraphqlClient;
  /** Something simple that is in stock; null where the shop has nothing like it. */
  simple: {databaseId: number; slug: string} | null;
  /** Something that has to be chosen of. */
  variable: {databaseId: number; slug: string} | null;
}

export interface ContractCase {
  name: string;
  /** Puts something into a cart of its own, and takes it out again. */
  fillsCarts?: boolean;
  try(shop: TriedShop): Promise<void>;
}

/** What a shop answered otherwise than the contract says. */
export class Difference extends Error {
  constructor(what: string, {expected, actual}: {expected: unknown; actual: unknown}) {
    super(`${what}: expected ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`);
  }
}

/** The shop has nothing to try it with. */
export class NotTried extends Error {}

export function same(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) throw new Difference(what, {expected, actual});
}

export function matches(what: string, actual: unknown, pattern: RegExp): void {
  if (typeof actual !== 'string' || !pattern.test(actual))
    throw new Difference(what, {expected: String(pattern), actual});
}

export function requireProduct<Product>(product: Product | null, kind: string): Product {
  if (product === null) throw new NotTried(`the shop sells nothing that is ${kind}`);
  return product;
}

/** A field of an answer that has no errors; without it the answer is another one. */
export function fieldOf({data, errors}: GraphqlAnswer, field: string): unknown {
  same('errors', errors, []);
  const value = data?.[field];
  if (value == null) throw new Difference(field, {expected: 'an answer', actual: value ?? null});
  return value;
}
