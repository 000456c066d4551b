import type {GetProductQuery, VariationsFieldsFragment} from '~graphql/generated/documents';

/** What the documents answer, by the names of the schema. */
export type ProductNode = NonNullable<GetProductQuery['product']>;
type AttributedNode = Extract<ProductNode, {attributes: unknown}>;
export type AttributeNode = NonNullable<AttributedNode['attributes']>['nodes'][number];
export type VariationNode = NonNullable<VariationsFieldsFragment['variations']>['nodes'][number];

export const attributesOf = (node: ProductNode): AttributeNode[] =>
  'attributes' in node ? (node.attributes?.nodes ?? []) : [];

export const variationsOf = (node: ProductNode): VariationNode[] =>
  'variations' in node ? (node.variations?.nodes ?? []) : [];
