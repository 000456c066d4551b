import {
  concatAST,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {selectedFields, selectedTypes} from './selected-fields.ts';
import {printSlice, type Selected} from './print-slice.ts';

type Composite = GraphQLObjectType | GraphQLInterfaceType;

/** The smallest part of a schema that the documents and the kept fields need, as sorted SDL. */
export function pruneSchema(full: GraphQLSchema, documents: DocumentNode[]): string {
  const document = concatAST(documents);
  const mistakes = validate(full, document);
  if (mistakes.length > 0) throw new Error(mistakes.map(({message}) => message).join('\n'));
  const selected: Selected = new Map();
  selectRequestedFields(full, document, selected);
  for (const coordinate of selectedFields) storeListed(full, coordinate, selected);
  while (selectConsequences(full, selected));
  return printSlice(full, selected);
}

function select(selected: Selected, type: string, field?: string, argument?: string): boolean {
  const before = sizeOf(selected, type, field);
  const fields = selected.get(type) ?? new Map<string, Set<string>>();
  selected.set(type, fields);
  if (field !== undefined) {
    const names = fields.get(field) ?? new Set<string>();
    fields.set(field, names);
    if (argument !== undefined) names.add(argument);
  }
  return sizeOf(selected, type, field) !== before;
}

function sizeOf(selected: Selected, type: string, field?: string): string {
  const fields = selected.get(type);
  const names = field === undefined ? undefined : fields?.get(field);
  return `${fields?.size ?? 'none'} ${names?.size ?? 'none'}`;
}

function selectRequestedFields(
  full: GraphQLSchema,
  document: DocumentNode,
  selected: Selected,
): void {
  const info = new TypeInfo(full);
  const storeNamed = (name: string) => void select(selected, name);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (parent && field && !field.name.startsWith('__'))
          select(selected, parent.name, field.name);
      },
      Argument() {
        const [parent, field, argument] = [
          info.getParentType(),
          info.getFieldDef(),
          info.getArgument(),
        ];
        if (parent && field && argument) select(selected, parent.name, field.name, argument.name);
      },
      NamedType: (node) => storeNamed(node.name.value),
    }),
  );
}

function storeListed(full: GraphQLSchema, coordinate: string, selected: Selected): void {
  const [, type = '', field = '', argument] =
    /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const owner = full.getType(type);
  if (!isComposite(owner) || !owner.getFields()[field]) return;
  select(selected, type, field);
  if (argument !== undefined) select(selected, type, field, argument);
}

const isComposite = (type: GraphQLNamedType | undefined): type is Composite =>
  isObjectType(type) || isInterfaceType(type);

/** One round of what the kept parts need in turn; false when nothing new was needed. */
function selectConsequences(full: GraphQLSchema, selected: Selected): boolean {
  let grew = false;
  for (const [name, fields] of Array.from(selected)) {
    const type = full.getType(name);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        grew = select(selected, getNamedType(field.type).name) || grew;
    }
    if (!isComposite(type)) continue;
    for (const [field, names] of fields) grew = storeField(selected, type, field, names) || grew;
    if (isInterfaceType(type))
      grew = selectImplementations(full, selected, type.name, fields) || grew;
  }
  return grew;
}

function storeField(
  selected: Selected,
  type: Composite,
  name: string,
  names: Set<string>,
): boolean {
  const field = type.getFields()[name];
  if (!field) return false;
  let grew = select(selected, getNamedType(field.type).name);
  for (const argument of field.args) {
    const isRequired = String(argument.type).endsWith('!');
    if (isRequired) grew = select(selected, type.name, name, argument.name) || grew;
    if (names.has(argument.name)) grew = select(selected, getNamedType(argument.type).name) || grew;
  }
  return grew;
}

/** An interface and its implementations have the same fields and arguments. */
function selectImplementations(
  full: GraphQLSchema,
  selected: Selected,
  name: string,
  fields: Map<string, Set<string>>,
): boolean {
  const owner = full.getType(name);
  if (!isInterfaceType(owner)) return false;
  const {objects, interfaces} = full.getImplementations(owner);
  let grew = false;
  for (const type of [...objects, ...interfaces]) {
    if (!selected.has(type.name) && !selectedTypes.includes(type.name)) continue;
    for (const [field, names] of fields) {
      grew = select(selected, type.name, field) || grew;
      for (const argument of names) grew = select(selected, type.name, field, argument) || grew;
      for (const argument of selected.get(type.name)?.get(field) ?? [])
        if (owner.getFields()[field]?.args.some((known) => known.name === argument))
          grew = select(selected, name, field, argument) || grew;
    }
  }
  return grew;
}
