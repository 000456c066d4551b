import {
  buildSchema,
  execute,
  extendSchema,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql';
import sdl from '~graphql/schema.graphql?raw';
import {answerCreateOrder, answerOrder, answerOrders, answerUpdateOrder} from './orders';
import {answerProduct, answerProducts} from './products';
import {shopManager, type Visitor} from './visitor';

export interface GraphqlQuestion {
  query?: string | null;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** WooGraphQL's own type for what extensions sell has the interfaces and fields of a simple product. */
const unsupported = (/^type SimpleProduct [^}]+\}$/m.exec(sdl)?.[0] ?? '').replace(
  'SimpleProduct',
  'UnsupportedProduct',
);

const usual = buildSchema(sdl);
const withUnsupported = extendSchema(usual, parse(unsupported));

const schemaOf = ({shop}: Visitor) =>
  shop.products.some(({type}) => type === 'unsupported') ? withUnsupported : usual;

const root = {
  product: answerProduct,
  products: answerProducts,
  order: answerOrder,
  orders: answerOrders,
  createOrder: answerCreateOrder,
  updateOrder: answerUpdateOrder,
  generalSettings: (_: unknown, {shop}: Visitor) => ({title: shop.title}),
  viewer: (_: unknown, {isShopManager}: Visitor) =>
    isShopManager ? {databaseId: shopManager.databaseId} : null,
};

const extensions = {
  debug: [
    {
      type: 'DEBUG_LOGS_INACTIVE',
      message:
        'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
    },
  ],
};

/** Runs one question against the slice; throws a GraphQLError when it cannot be parsed. */
export async function answerGraphql(question: GraphqlQuestion, visitor: Visitor) {
  return {...(await run(question, visitor)), extensions};
}

async function run(question: GraphqlQuestion, visitor: Visitor): Promise<ExecutionResult> {
  if (!question.query) return {errors: [new GraphQLError(noQuestion)]};
  const schema = schemaOf(visitor);
  const {document, mistakes: faults} = read(question.query, schema);
  const mistakes = [...refuseIntrospection(document, visitor), ...faults];
  if (mistakes.length > 0) return {errors: mistakes.slice(0, 1)};
  const {data, errors} = await execute({
    schema,
    document,
    rootValue: root,
    contextValue: visitor,
    variableValues: question.variables,
    operationName: question.operationName || null,
  });
  return {
    ...(errors && {errors: errors.map(hideCause)}),
    ...(data !== undefined && {data}),
  };
}

type Read = {document: DocumentNode; mistakes: readonly GraphQLError[]};

const known = new Map([usual, withUnsupported].map((schema) => [schema, new Map<string, Read>()]));

/** Parsed and checked once a text: a storefront sends the same few queries again and again. */
function read(query: string, schema = usual): Read {
  const before = known.get(schema)?.get(query);
  if (before) return before;
  const document = parse(query);
  const answer = {document, mistakes: validate(schema, document)};
  known.get(schema)?.set(query, answer);
  return answer;
}

const noQuestion =
  'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';

/** The schema is shown to the shop's own users only. */
function refuseIntrospection(document: DocumentNode, {isShopManager}: Visitor): GraphQLError[] {
  const refused: GraphQLError[] = [];
  if (isShopManager) return refused;
  visit(document, {
    Field: (node) => {
      if (!['__schema', '__type'].includes(node.name.value)) return;
      refused.push(
        new GraphQLError(
          'The query contained __schema or __type, however GraphQL introspection is not allowed for public requests by default. Public introspection can be enabled under the WPGraphQL Settings.',
          {nodes: node},
        ),
      );
    },
  });
  return refused;
}

/** What the shop did not mean to say is an internal server error. */
function hideCause(error: GraphQLError): GraphQLError {
  const {originalError, nodes, path} = error;
  const isMeant = originalError === undefined || originalError instanceof GraphQLError;
  return isMeant
    ? error
    : new GraphQLError('Internal server error', {nodes: nodes ?? null, path: path ?? null});
}

export function isMutation({query, operationName}: GraphqlQuestion): boolean {
  const operation = query ? getOperationAST(read(query).document, operationName) : null;
  return operation?.operation === OperationTypeNode.MUTATION;
}
