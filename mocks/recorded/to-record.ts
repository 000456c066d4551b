import {toCents, type Cents} from '~adapters/commerce/money';
import type {ProductFieldsFragment, VariationFieldsFragment} from '~graphql/generated/documents';
import {
  aProduct,
  type AttributeRecord,
  type ProductRecord,
  type Stock,
} from '../woocommerce/catalogue';

type AttributedNode = Extract<ProductFieldsFragment, {attributes: unknown}>;
type AttributeNode = NonNullable<AttributedNode['attributes']>['nodes'][number];
type Priced = Pick<VariationFieldsFragment, 'purchasable' | 'rawRegular' | 'rawSale'>;
type Stocked = Pick<VariationFieldsFragment, 'manageStock' | 'stockStatus' | 'stockQuantity'>;

/** A product as a real shop answered it, for the mocked shop's shelves. */
export function toRecord(node: ProductFieldsFragment, isHidden: boolean): ProductRecord {
  const nodes = 'attributes' in node ? (node.attributes?.nodes ?? []) : [];
  const attributes = nodes.map(toAttribute);
  const variations = 'variations' in node ? (node.variations?.nodes ?? []) : [];
  return aProduct({
    databaseId: node.databaseId,
    slug: node.slug ?? '',
    name: node.name ?? '',
    sku: node.sku,
    menuOrder: node.menuOrder ?? 0,
    isHidden,
    description: node.description ?? '',
    shortDescription: node.shortDescription ?? '',
    ...pricesOf(node),
    ...soldFields(node),
    ...typeOf(node),
    stock: 'stockStatus' in node ? toStock(node) : 'in stock',
    picture: `product-${node.databaseId}`,
    categories: (node.productCategories?.nodes ?? []).map(({slug}) => slug ?? ''),
    meta: (node.metaData ?? []).flatMap((entry) =>
      entry?.key && entry.value ? [{key: entry.key, value: entry.value}] : [],
    ),
    attributes,
    variations: variations.map((variation) => toVariation(variation, attributes)),
  });
}

function toVariation(node: VariationFieldsFragment, attributes: AttributeRecord[]) {
  const given = node.attributes?.nodes ?? [];
  return {
    databaseId: node.databaseId,
    sku: node.sku,
    ...pricesOf(node),
    ...soldFields(node),
    stock: toStock(node),
    picture: `variation-${node.databaseId}`,
    options: Object.fromEntries(
      given.map(({name, value}) => [ownName(name ?? '', attributes), value ?? '']),
    ),
  };
}

/** An earlier recording lacks these. */
function soldFields(node: Partial<Pick<VariationFieldsFragment, 'virtual' | 'backorders'>>) {
  const {virtual, backorders} = node;
  return {
    ...(virtual && {isVirtual: true}),
    ...((backorders === 'NOTIFY' || backorders === 'YES') && {backorders}),
  };
}

const types = {
  SimpleProduct: undefined,
  VariableProduct: undefined,
  GroupProduct: 'grouped',
  ExternalProduct: 'external',
} as const;

function typeOf(node: ProductFieldsFragment) {
  const type = node.__typename in types ? types[node.__typename] : ('unsupported' as const);
  return {
    ...(type && {type}),
    ...('soldIndividually' in node && node.soldIndividually && {isSoldIndividually: true}),
    ...('products' in node && {parts: (node.products?.nodes ?? []).map((part) => part.databaseId)}),
    ...('externalUrl' in node && {
      external: {url: node.externalUrl ?? '', buttonText: node.buttonText ?? ''},
    }),
  };
}

/** A variation may write the name of its product's attribute in other letters. */
const ownName = (name: string, attributes: AttributeRecord[]) =>
  attributes.find((attribute) => attribute.name.toLowerCase() === name.toLowerCase())?.name ?? name;

function toAttribute(node: AttributeNode): AttributeRecord {
  const terms = 'terms' in node ? (node.terms?.nodes ?? []) : [];
  const options = (node.options ?? []).filter((option) => option !== null);
  return {
    isGlobal: 'terms' in node,
    id: Number(/:(\d+)$/.exec(atob(node.id))?.[1] ?? 0),
    name: node.name ?? '',
    label: node.label ?? node.name ?? '',
    ...(node.visible === false && {isHidden: true}),
    options: options.map((slug) => ({
      slug,
      name: terms.find((term) => term.slug === slug)?.name ?? slug,
    })),
  };
}

/** Free and without a price are the same nulls: only the free one can be bought. */
function pricesOf({purchasable, rawRegular, rawSale}: Priced) {
  const regularPrice = centsOf(rawRegular);
  const isFree = purchasable === true && regularPrice === null;
  return {regularPrice: isFree ? toCents(0) : regularPrice, salePrice: centsOf(rawSale)};
}

function centsOf(price: string | null): Cents | null {
  const amount = Number.parseFloat(price ?? '');
  return Number.isNaN(amount) ? null : toCents(Math.round(amount * 100));
}

function toStock({manageStock, stockStatus, stockQuantity}: Stocked): Stock {
  if (stockStatus === 'ON_BACKORDER') return 'on backorder';
  if (stockStatus === 'OUT_OF_STOCK') return manageStock === null ? 'out of stock' : 0;
  return stockQuantity !== null && stockQuantity > 0 ? stockQuantity : 'in stock';
}
