import type {AttributeValue, OpenChoice, ProductAttribute} from '~adapters/commerce';
import {toPlainText} from '../to-html';
import type {AttributeNode, VariationNode} from './nodes';

/**
 * The choices of a product with readable options. WooGraphQL lists a global attribute's options
 * alphabetically (1, 12, 6); the variations' menu order is the shop's own.
 */
export function toAttributes(
  nodes: AttributeNode[],
  variations: VariationNode[],
): ProductAttribute[] {
  return nodes
    .filter((node) => node.variation !== false && !isAlwaysOpen(node, variations))
    .map((node) => {
      const values = (node.options ?? []).filter((option) => option !== null);
      const used = variations.flatMap((variation) => ownValue(variation, node) ?? []);
      const inOrder = 'terms' in node ? used.filter((value) => values.includes(value)) : [];
      return {
        id: node.id,
        name: node.name ?? '',
        label: toLabel(node),
        options: [...new Set([...inOrder, ...values])].map((value) => toReadable(node, value)),
      };
    });
}

/** Asked for beneath the variation, whichever it is. */
const isAlwaysOpen = (node: AttributeNode, variations: VariationNode[]) =>
  variations.length > 0 && variations.every((variation) => !ownValue(variation, node));

/** What a list filters a product by: its choices, and its other attributes (`Diet`: `Vegan`). */
export const toTraits = (nodes: AttributeNode[]): Pick<ProductAttribute, 'label' | 'options'>[] =>
  nodes.map((node) => ({
    label: toLabel(node),
    options: (node.options ?? []).flatMap((option) => (option ? [toReadable(node, option)] : [])),
  }));

/** Visible attributes that are not chosen. */
export const toShownTraits = (nodes: AttributeNode[]) =>
  toTraits(nodes.filter(({variation, visible}) => !variation && visible)).filter(
    ({options}) => options.length > 0,
  );

/** What a variation leaves open (any). */
export function toOpenChoices(variation: VariationNode, nodes: AttributeNode[]): OpenChoice[] {
  const open = (variation.attributes?.nodes ?? []).filter(({value}) => !value);
  return nodes
    .filter((node) => node.variation && open.some(({name}) => isNamed(node, name)))
    .map((node) => ({
      key: node.name ?? '',
      label: toLabel(node),
      options: (node.options ?? []).flatMap((value) =>
        value ? [{value, name: toReadable(node, value)}] : [],
      ),
    }));
}

/** What one variation stands for, in the words of its product. An attribute left open (any) is left out. */
export function toAttributeValues(
  variation: VariationNode,
  nodes: AttributeNode[],
): AttributeValue[] {
  return (variation.attributes?.nodes ?? []).flatMap((given) => {
    if (!given.value) return [];
    const node = nodes.find((candidate) => isNamed(candidate, given.name));
    const value = node ? toReadable(node, given.value) : toPlainText(given.value);
    return [{name: toLabel(node ?? given), value}];
  });
}

const isNamed = (node: AttributeNode, name: string | null) =>
  node.name?.toLowerCase() === name?.toLowerCase();

const toLabel = ({label, name}: Pick<AttributeNode, 'label' | 'name'>) =>
  toPlainText(label ?? name);

function ownValue(variation: VariationNode, node: AttributeNode): string | null {
  const own = variation.attributes?.nodes.find(({name}) => isNamed(node, name));
  return own?.value ?? null;
}

/** A global attribute answers slugs (`pack-6`); its terms know the name (`6`). */
function toReadable(node: AttributeNode, value: string): string {
  const terms = 'terms' in node ? (node.terms?.nodes ?? []) : [];
  return toPlainText(terms.find(({slug}) => slug === value)?.name ?? value);
}
