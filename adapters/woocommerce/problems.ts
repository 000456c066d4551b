import {CommerceError, type CommerceErrorKind} from '~adapters/commerce';
import type {FailureKind} from '~adapters/http';

/** What a request without a complete answer counts as. */
export const kindWithoutAnswer: Record<FailureKind, CommerceErrorKind> = {
  network: 'network',
  'circuit open': 'network',
  timeout: 'timeout',
  'too large': 'http',
};

const absent = /^No \S+ (?:\S+ was found corresponding to|exists with) the /i;
const anonymous = /does not have the capabilities|not authorized|permission/i;

/** WooGraphQL answers an unknown slug, code or id with an error instead of null. */
const isAbsence = (problem: string) => absent.test(problem);

/** What an answer's problems come to; null for "there is no such thing", which is an answer. */
export function toError(operation: string, problems: string[]): CommerceError | null {
  const broken = problems.find((problem) => !isAbsence(problem));
  if (broken === undefined) return null;
  const kind = anonymous.test(broken) ? 'unauthorised' : 'graphql';
  return new CommerceError(kind, operation, withoutValues(broken));
}

export function throwProblems(operation: string, problems: string[]): void {
  const error = toError(operation, problems);
  if (error) throw error;
}

/** A wrong application password is not an error for WordPress: the request silently counts as a visitor's. */
export function unauthorised(operation: string): CommerceError {
  return new CommerceError('unauthorised', operation, 'The shop does not know this user.');
}

/** GraphQL errors quote what was sent: names and addresses must not reach a log or a page. */
export function withoutValues(problem: string): string {
  return problem
    .replace(/"[^"]*"/g, '"…"')
    .replace(/(?<!\S)\S+@\S+/g, '…')
    .slice(0, 300);
}

/** Reads an answer that has the form but not the types of what was asked: what the reading throws is the shop's fault. */
export function readAnswer<Value>(operation: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    const message = 'The shop answered something else than it was asked.';
    throw new CommerceError('notJson', operation, message, {cause});
  }
}

/** Every product that can be requested has one. */
export function requireSlug<Product extends {slug: string}>(product: Product): Product {
  if (product.slug === '') throw new TypeError('A product without a slug');
  return product;
}
