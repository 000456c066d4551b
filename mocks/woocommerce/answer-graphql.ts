import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {resolveField} from './resolve-field';
import {schemaOf} from './schema';
import type {Visitor} from './visitor';

export interface GraphqlQuestion {
  query?: string | null;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

const schemaFor = ({shop, attributes}: Visitor) =>
  schemaOf({
    hasUnsupported: shop.products.some(({type}) => type === 'unsupported'),
    hasCompanions: shop.hasCompanions,
    attributes: attributes.map(({name}) => name),
  });

const extensions = {
  debug: [
    {
      type: 'DEBUG_LOGS_INACTIVE',
      message:
        'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
    },
  ],
};

/** Runs one question against the schema of a real shop; throws a GraphQLError when it cannot be parsed. */
export async function answerGraphql(question: GraphqlQuestion, visitor: Visitor) {
  return {...(await run(question, visitor)), extensions};
}

async function run(question: GraphqlQuestion, visitor: Visitor): Promise<ExecutionResult> {
  if (!question.query) return {errors: [new GraphQLError(noQuestion)]};
  const schema = schemaFor(visitor);
  const {document, mistakes: faults, introspection} = read(question.query, schema);
  const isOpen = visitor.isShopManager || visitor.shop.isPublicIntrospection;
  const mistakes = isOpen ? faults : [...introspection, ...faults];
  if (mistakes.length > 0) return {errors: mistakes.slice(0, 1)};
  const {data, errors} = await execute({
    schema,
    document,
    fieldResolver: resolveField,
    contextValue: visitor,
    variableValues: question.variables,
    operationName: question.operationName || null,
  });
  return {
    ...(errors && {errors: errors.map(hideCause)}),
    ...(data !== undefined && {data}),
  };
}

interface Read {
  document: DocumentNode;
  mistakes: readonly GraphQLError[];
  introspection: readonly GraphQLError[];
}

const known = new WeakMap<GraphQLSchema, Map<string, Read>>();

/** Parsed and checked once a text: a storefront sends the same few queries again and again. */
function read(query: string, schema: GraphQLSchema): Read {
  const texts = known.get(schema) ?? new Map<string, Read>();
  known.set(schema, texts);
  const before = texts.get(query);
  if (before) return before;
  const document = parse(query);
  const introspection = refuseIntrospection(document);
  const answer = {document, mistakes: validate(schema, document), introspection};
  texts.set(query, answer);
  return answer;
}

export const noQuestion =
  'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';

/** Unless the owner makes it public, the schema is for the shop's own users. */
function refuseIntrospection(document: DocumentNode): GraphQLError[] {
  const refused: GraphQLError[] = [];
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

export const isMutation = (query: string): boolean =>
  getOperationAST(parse(query))?.operation === OperationTypeNode.MUTATION;
