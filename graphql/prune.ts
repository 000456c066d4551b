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
import {keptFields, keptTypes} from './kept-fields.ts';
import {printSlice, type Kept} from './print-slice.ts';

type Composite = GraphQLObjectType | GraphQLInterfaceType;

/** The smallest part of a schema that the documents and the kept fields need, as sorted SDL. */
export function pruneSchema(full: GraphQLSchema, documents: DocumentNode[]): string {
  const asked = concatAST(documents);
  const mistakes = validate(full, asked);
  if (mistakes.length > 0) throw new Error(mistakes.map(({message}) => message).join('\n'));
  const kept: Kept = new Map();
  keepAskedFields(full, asked, kept);
  for (const coordinate of keptFields) keepListed(full, coordinate, kept);
  while (keepConsequences(full, kept));
  return printSlice(full, kept);
}

function keep(kept: Kept, type: string, field?: string, argument?: string): boolean {
  const before = sizeOf(kept, type, field);
  const fields = kept.get(type) ?? new Map<string, Set<string>>();
  kept.set(type, fields);
  if (field !== undefined) {
    const names = fields.get(field) ?? new Set<string>();
    fields.set(field, names);
    if (argument !== undefined) names.add(argument);
  }
  return sizeOf(kept, type, field) !== before;
}

function sizeOf(kept: Kept, type: string, field?: string): string {
  const fields = kept.get(type);
  const names = field === undefined ? undefined : fields?.get(field);
  return `${fields?.size ?? 'none'} ${names?.size ?? 'none'}`;
}

function keepAskedFields(full: GraphQLSchema, asked: DocumentNode, kept: Kept): void {
  const info = new TypeInfo(full);
  const keepNamed = (name: string) => void keep(kept, name);
  visit(
    asked,
    visitWithTypeInfo(info, {
      Field() {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (parent && field && !field.name.startsWith('__')) keep(kept, parent.name, field.name);
      },
      Argument() {
        const [parent, field, argument] = [
          info.getParentType(),
          info.getFieldDef(),
          info.getArgument(),
        ];
        if (parent && field && argument) keep(kept, parent.name, field.name, argument.name);
      },
      NamedType: (node) => keepNamed(node.name.value),
    }),
  );
}

function keepListed(full: GraphQLSchema, coordinate: string, kept: Kept): void {
  const [, type = '', field = '', argument] =
    /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const owner = full.getType(type);
  if (!isComposite(owner) || !owner.getFields()[field]) return;
  keep(kept, type, field);
  if (argument !== undefined) keep(kept, type, field, argument);
}

const isComposite = (type: GraphQLNamedType | undefined): type is Composite =>
  isObjectType(type) || isInterfaceType(type);

/** One round of what the kept parts need in turn; false when nothing new was needed. */
function keepConsequences(full: GraphQLSchema, kept: Kept): boolean {
  let grew = false;
  for (const [name, fields] of Array.from(kept)) {
    const type = full.getType(name);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        grew = keep(kept, getNamedType(field.type).name) || grew;
    }
    if (!isComposite(type)) continue;
    for (const [field, names] of fields) grew = keepField(kept, type, field, names) || grew;
    if (isInterfaceType(type)) grew = keepImplementations(full, kept, type.name, fields) || grew;
  }
  return grew;
}

function keepField(kept: Kept, type: Composite, name: string, names: Set<string>): boolean {
  const field = type.getFields()[name];
  if (!field) return false;
  let grew = keep(kept, getNamedType(field.type).name);
  for (const argument of field.args) {
    const isRequired = String(argument.type).endsWith('!');
    if (isRequired) grew = keep(kept, type.name, name, argument.name) || grew;
    if (names.has(argument.name)) grew = keep(kept, getNamedType(argument.type).name) || grew;
  }
  return grew;
}

/** An interface and its implementations have the same fields and arguments. */
function keepImplementations(
  full: GraphQLSchema,
  kept: Kept,
  name: string,
  fields: Map<string, Set<string>>,
): boolean {
  const owner = full.getType(name);
  if (!isInterfaceType(owner)) return false;
  const {objects, interfaces} = full.getImplementations(owner);
  let grew = false;
  for (const type of [...objects, ...interfaces]) {
    if (!kept.has(type.name) && !keptTypes.includes(type.name)) continue;
    for (const [field, names] of fields) {
      grew = keep(kept, type.name, field) || grew;
      for (const argument of names) grew = keep(kept, type.name, field, argument) || grew;
      for (const argument of kept.get(type.name)?.get(field) ?? [])
        if (owner.getFields()[field]?.args.some((known) => known.name === argument))
          grew = keep(kept, name, field, argument) || grew;
    }
  }
  return grew;
}
