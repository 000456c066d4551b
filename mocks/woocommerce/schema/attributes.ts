import type {DefinitionNode, Kind} from 'graphql';

/** The one attribute of the recorded shop. */
const recordedName = 'pa_pack-size';

/** As WPGraphQL names an attribute's type: `pa_pack-size` is PaPackSize. */
export const typeNameOf = (taxonomy: string): string =>
  taxonomy
    .split(/[^a-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** As enumerations name it: `pa_pack-size` is PA_PACK_SIZE. */
const constantOf = (taxonomy: string): string =>
  taxonomy.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');

/** The ways in which the schema writes an attribute's name. */
function spellingsOf(taxonomy: string) {
  const type = typeNameOf(taxonomy);
  return [type, `p${type.slice(1)}`, type.toUpperCase(), constantOf(taxonomy)];
}

/** A list of definitions, fields or values, and behind each of the recorded attribute the same of the others. */
function withOthers<Node>(nodes: readonly Node[], others: readonly string[]): Node[] {
  const recorded = spellingsOf(recordedName);
  return nodes.flatMap((node) => {
    const text = JSON.stringify(node);
    if (!recorded.some((spelling) => text.includes(spelling))) return node;
    const copyFor = (taxonomy: string) =>
      spellingsOf(taxonomy).reduce(
        (copy, spelling, index) => copy.replaceAll(recorded[index] ?? '', spelling),
        text,
      );
    return [node, ...others.map((taxonomy) => JSON.parse(copyFor(taxonomy)) as Node)];
  });
}

/** The recorded definitions for a shop that has these attributes, too. */
export function withAttributes(
  definitions: readonly DefinitionNode[],
  taxonomies: readonly string[],
): readonly DefinitionNode[] {
  const others = taxonomies.filter((name) => name !== recordedName);
  if (others.length === 0) return definitions;
  return definitions.flatMap((definition) => {
    if (!('name' in definition) || !definition.name) return definition;
    if (definition.name.value.includes(typeNameOf(recordedName)))
      return withOthers([definition], others);
    return {
      ...definition,
      ...('fields' in definition && {
        fields: withOthers<{kind: Kind}>(definition.fields ?? [], others),
      }),
      ...('values' in definition && {values: withOthers(definition.values ?? [], others)}),
    } as DefinitionNode;
  });
}
