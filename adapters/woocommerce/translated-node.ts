import type {ListedNode, ProductNode} from './nodes';

/** What the plugin's tab *Español* of a product's editor holds, in one entry; what is empty is not translated. */
interface Translation {
  name?: string;
  shortDescription?: string;
  description?: string;
  /** Custom fields by their keys: those of the label, `how_it_works`. */
  fields?: Record<string, string>;
}

const key = '_bellyful_es';

function translationOf({spanish}: ListedNode): Translation | null {
  const text = spanish?.find((entry) => entry?.key === key)?.value;
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    const given = typeof read === 'object' && read !== null ? (read as Translation) : null;
    return given?.name ? given : null;
  } catch {
    return null;
  }
}

/** The same product as its Spanish texts have it, to be mapped as any other; null where it has none. */
export function translatedNode<Node extends ListedNode | ProductNode>(node: Node): Node | null {
  const translation = translationOf(node);
  if (!translation) return null;
  const {name, shortDescription, description, fields = {}} = translation;
  const translateField = (entry: {key: string; value: string | null} | null) =>
    entry && {...entry, value: fields[entry.key] || entry.value};
  return {
    ...node,
    name,
    shortDescription: shortDescription || node.shortDescription,
    description: description || node.description,
    label: node.label?.map(translateField) ?? null,
    ...('metaData' in node && {metaData: node.metaData?.map(translateField)}),
    spanish: null,
  };
}
