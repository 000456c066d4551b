import type {ListedNode, ProductNode} from './nodes';
import {isFieldReference} from '../to-html';

/** What the plugin's tab of a language in a product's editor holds, in one entry; what is empty is not translated. */
interface Translation {
  name?: string;
  shortDescription?: string;
  description?: string;
  /** Custom fields by their keys: those of the label, `how_it_works`. */
  fields?: Record<string, string>;
}

/** The code of the language whose texts an entry holds: `_bellyful_es`. */
const codeOf = ({key}: Entry) => /^_bellyful_([a-z]{2}(?:-[A-Z]{2})?)$/.exec(key)?.[1];

function readTranslation(text: string | null): Translation | null {
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

/**
 * By the code of each language in which the product has texts, what `toShown` makes of the same product as these have it;
 * undefined where it has none. `hasLabel`: whether the label is translated, too.
 */
export function inItsLanguages<Node extends ListedNode | ProductNode, Shown>(
  node: Node,
  toShown: (node: Node, hasLabel: boolean) => Shown,
): Record<string, Shown> | undefined {
  const entries = (node.listed ?? []).flatMap((entry) => {
    const code = entry && codeOf(entry);
    const translation = code ? readTranslation(entry.value) : null;
    if (!code || !translation) return [];
    const hasLabel = Object.keys(translation.fields ?? {}).some((key) => key !== 'how_it_works');
    return [[code, toShown(toTranslated(node, translation), hasLabel)] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** To be mapped as any other. */
function toTranslated<Node extends ListedNode | ProductNode>(
  node: Node,
  {name, shortDescription, description, fields = {}}: Translation,
): Node {
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
    listed: node.listed?.map(translateField) ?? null,
    ...('metaData' in node && {metaData: node.metaData?.map(translateField)}),
  };
}
