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

/** The operations of a client's `.gql` and `.graphql` files below a folder, by name. */
export function readOperations(folder: string): Map<string, ClientOperation> {
  const definitions = readdirSync(folder, {recursive: true})
    .map(String)
    .filter((file) => /\.(gql|graphql)$/.test(file))
    .flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8')).definitions);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.name
        ? [[one.name.value, toOperation(one, one.name.value, fragments)] as const]
        : [],
    ),
  );
}

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
