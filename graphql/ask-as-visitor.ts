import {introspectionFromSchema, Kind, OperationTypeNode, parse} from 'graphql';
import {readFullSchema} from './read-full-schema.ts';

export interface Question {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

interface Shop {
  url: string;
  /** Of a shop that people buy from, questions alone. */
  isMocked: boolean;
  username: string;
  applicationPassword: string;
}

const isRead = (query: string) =>
  parse(query).definitions.every(
    (part) => part.kind !== Kind.OPERATION_DEFINITION || part.operation === OperationTypeNode.QUERY,
  );

/**
 * What a shop answers a visitor. Its schema, which it shows to no visitor, is read as the storefront's user.
 */
export async function askAsVisitor(shop: Shop, question: Question): Promise<unknown> {
  if (question.operationName === 'IntrospectionQuery')
    return {data: introspectionFromSchema(await readFullSchema(shop.url, shop))};
  if (!shop.isMocked && !isRead(question.query))
    throw new Error('This shop is connected: it is only read here, by queries.');
  const answer = await fetch(shop.url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(question),
  });
  return answer.json();
}
