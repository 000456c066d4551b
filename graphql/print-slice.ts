import {
  buildASTSchema,
  isTypeDefinitionNode,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  validateSchema,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
/** Type names, and field names with the names of their arguments. */
export type Selected = Map<string, Map<string, Set<string>>>;

/** The kept parts of a schema as sorted SDL without descriptions; throws when they are no valid schema. */
export function printSlice(full: GraphQLSchema, selected: Selected): string {
  const {definitions} = parse(printSchema(full), {noLocation: true});
  const slice = definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.SCHEMA_DEFINITION) return [definition];
    if (!('name' in definition) || !definition.name || !selected.has(definition.name.value))
      return [];
    if (
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION
    )
      return [withSelectedFields(definition, selected)];
    return isTypeDefinitionNode(definition) ? [definition] : [];
  });
  const schema = buildASTSchema(withoutDescriptions({kind: Kind.DOCUMENT, definitions: slice}));
  const mistakes = validateSchema(schema);
  if (mistakes.length > 0) throw new Error(mistakes.map(({message}) => message).join('\n'));
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

function withSelectedFields<Node extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(
  node: Node,
  selected: Selected,
): Node {
  const selectedOfType = selected.get(node.name.value);
  const fields = (node.fields ?? []).flatMap((field) => {
    const names = selectedOfType?.get(field.name.value);
    if (!names) return [];
    return [
      {...field, arguments: field.arguments?.filter(({name}) => names.has(name.value)) ?? []},
    ];
  });
  const interfaces = node.interfaces?.filter(({name}) => selected.has(name.value)) ?? [];
  return {...node, fields, interfaces};
}

function withoutDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) => ('description' in node ? {...node, description: undefined} : undefined),
  });
}
