import type {ListedNode, ProductNode} from './nodes';
import {isFieldReference} from './to-html';

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

/** HTML that nobody has translated says so itself. */
const inEnglish = (html: string) => html && `<div lang="en">${html}</div>`;

const isText = ({key, value}: Entry) => /^_?how_it_works$/.test(key) && !isFieldReference(value);

type Entry = {key: string; value: string | null};

/** The same product as its Spanish texts have it, to be mapped as any other; null where it has none. */
export function translatedNode<Node extends ListedNode | ProductNode>(node: Node): Node | null {
  const translation = translationOf(node);
  if (!translation) return null;
  const {name, shortDescription, description, fields = {}} = translation;
  const translateField = (entry: Entry | null) => {
    if (!entry) return entry;
    const given = fields[entry.key.replace(/^_(?=how_)/, '')] || null;
    const own = entry.value && isText(entry) ? inEnglish(entry.value) : entry.value;
    return {...entry, value: given ?? own};
  };
  return {
    ...node,
    name,
    shortDescription: shortDescription || inEnglish(node.shortDescription ?? ''),
    description: description || inEnglish(node.description ?? ''),
    label: node.label?.map(translateField) ?? null,
    ...('metaData' in node && {metaData: node.metaData?.map(translateField)}),
    spanish: null,
  };
}

/** Whether the label has Spanish, too, where the product has. */
export const hasTranslatedLabel = (node: ListedNode): boolean =>
  Object.keys(translationOf(node)?.fields ?? {}).some((key) => key !== 'how_it_works');
