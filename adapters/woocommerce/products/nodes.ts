import type {ProductKind} from '~adapters/commerce';
import type {
  GetProductQuery,
  PartsFieldsFragment,
  ProductsByIdsQuery,
  VariationsFieldsFragment,
} from '~graphql/generated/documents';

/** Extensions bring types along that the schema does not name; without them WooGraphQL names theirs `UnsupportedProduct`. */
type OfAnyType<Node> = Node extends unknown
  ? Omit<Node, '__typename'> & {__typename: string}
  : never;

/** What the documents answer, by the names of the schema. */
export type ProductNode = OfAnyType<NonNullable<GetProductQuery['product']>>;
/** A product as a page of the catalogue has it: without galleries and meta data. */
export type ListedNode = OfAnyType<NonNullable<ProductsByIdsQuery['products']>['nodes'][number]>;
type AttributedNode = Extract<ProductNode, {attributes: unknown}>;
export type AttributeNode = NonNullable<AttributedNode['attributes']>['nodes'][number];
export type VariationNode = NonNullable<VariationsFieldsFragment['variations']>['nodes'][number];
export type PartNode = OfAnyType<NonNullable<PartsFieldsFragment['products']>['nodes'][number]>;

const kinds: Record<string, ProductKind> = {
  SimpleProduct: 'simple',
  VariableProduct: 'variable',
  GroupProduct: 'grouped',
  ExternalProduct: 'external',
};

export const kindOf = ({__typename}: {__typename: string}): ProductKind =>
  kinds[__typename] ?? 'other';

export const partsOf = (node: ListedNode): PartNode[] =>
  'products' in node ? (node.products?.nodes ?? []) : [];

export const attributesOf = (node: ListedNode): AttributeNode[] =>
  'attributes' in node ? (node.attributes?.nodes ?? []) : [];

export const variationsOf = (node: ListedNode): VariationNode[] =>
  'variations' in node ? (node.variations?.nodes ?? []) : [];
