import type {
  GetProductQuery,
  GetProductsQuery,
  VariationsFieldsFragment,
} from '~graphql/generated/documents';

/** What the documents answer, by the names of the schema. */
export type ProductNode = NonNullable<GetProductQuery['product']>;
/** A product as a page of the catalogue has it: without galleries and meta data. */
export type ListedNode = NonNullable<GetProductsQuery['products']>['nodes'][number];
type AttributedNode = Extract<ProductNode, {attributes: unknown}>;
export type AttributeNode = NonNullable<AttributedNode['attributes']>['nodes'][number];
export type VariationNode = NonNullable<VariationsFieldsFragment['variations']>['nodes'][number];

export const attributesOf = (node: ListedNode): AttributeNode[] =>
  'attributes' in node ? (node.attributes?.nodes ?? []) : [];

export const variationsOf = (node: ListedNode): VariationNode[] =>
  'variations' in node ? (node.variations?.nodes ?? []) : [];
