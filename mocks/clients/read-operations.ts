import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export interface ClientOperation {
  name: string;
  isMutation: boolean;
  /** With every fragment that it needs. */
  query: string;
}

/** A text that a client's code keeps, tagged as GraphQL or put into one that is. */
const templates = /^[ \t]*(?:export )?const (\w+)[^=\n]*=\s*(gql|graphql)?[^`\w]*`([^`]*)`/gm;

/**
 * The operations of a client below a folder, with their fragments: of its `.gql` and `.graphql` files by their own
 * names, of the templates in its code by their constants'.
 */
export function readOperations(folder: string): Map<string, ClientOperation> {
  const read = (endings: RegExp) =>
    readdirSync(folder, {recursive: true})
      .map(String)
      .filter((file) => endings.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const texts = read(/\.[jt]sx?$/).flatMap((code) => [...code.matchAll(templates)]);
  const parts = new Map(texts.map(([, name = '', , text = '']) => [name, text]));
  const named = texts
    .filter(([, , tag]) => tag)
    .map(([, name = '', , text = '']) => ({name, text: insertParts(text, parts)}));
  const documents = [
    ...read(/\.(gql|graphql)$/).map((text) => ({name: null, text})),
    ...named,
  ].flatMap(({name, text}) => parse(text).definitions.map((definition) => ({name, definition})));
  const fragments = new Map(
    documents.flatMap(({definition: one}) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return new Map(
    documents.flatMap(({name: constant, definition: one}) => {
      if (one.kind !== Kind.OPERATION_DEFINITION) return [];
      const name = constant ?? one.name?.value;
      return name ? [[name, toOperation(one, name, fragments)] as const] : [];
    }),
  );
}

const insertParts = (text: string, parts: Map<string, string>): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => insertParts(parts.get(name) ?? '', parts));

function toOperation(
  operation: OperationDefinitionNode,
  name: string,
  fragments: Map<string, FragmentDefinitionNode>,
): ClientOperation {
  const needed = new Set<DefinitionNode>([operation]);
  // A set is walked on while it grows: fragments of fragments are found, too.
  for (const definition of needed)
    visit(definition, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value);
        if (!fragment) throw new Error(`${name} spreads ${spread.name.value}, which nobody wrote.`);
        needed.add(fragment);
      },
    });
  return {
    name,
    isMutation: operation.operation === OperationTypeNode.MUTATION,
    query: [...needed].map((definition) => print(definition)).join('\n'),
  };
}
