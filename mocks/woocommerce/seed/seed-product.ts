import type {Cents} from '~adapters/commerce/money';
import type {AttributeRecord, ProductRecord, Stock, VariationRecord} from '../catalogue';

const stockStatus = {
  'in stock': 'instock',
  'out of stock': 'outofstock',
  'on backorder': 'onbackorder',
} as const;

/** The names are those of WooCommerce's setters. */
export function toSeedProduct(product: ProductRecord, pictures: string[]) {
  const {name, slug, status, description, shortDescription, menuOrder} = product;
  const view = `${product.picture ?? slug}-gallery-`;
  return {
    fields: {
      name,
      slug,
      status,
      description,
      short_description: shortDescription,
      menu_order: menuOrder,
      catalog_visibility: product.isHidden ? 'hidden' : 'visible',
      ...soldFields(product),
    },
    picture: product.picture,
    gallery: pictures.filter((picture) => picture.startsWith(view)).toSorted(),
    categories: product.categories,
    meta: product.meta,
    attributes: product.attributes.map(toSeedAttribute),
    variations: product.variations.map(toSeedVariation),
  };
}

const toSeedAttribute = ({isGlobal, name, label, options}: AttributeRecord) => ({
  isGlobal,
  name: isGlobal ? name : label,
  label,
  options,
});

const toSeedVariation = (variation: VariationRecord, index: number) => ({
  fields: {menu_order: index, ...soldFields(variation)},
  picture: variation.picture,
  options: variation.options,
});

function soldFields({sku, regularPrice, salePrice, stock}: ProductRecord | VariationRecord) {
  return {
    sku: sku ?? '',
    regular_price: toAmount(regularPrice),
    sale_price: toAmount(salePrice),
    ...stockFields(stock),
  };
}

const stockFields = (stock: Stock) =>
  typeof stock === 'number'
    ? {manage_stock: true, stock_quantity: stock}
    : {manage_stock: false, stock_status: stockStatus[stock]};

/** WooCommerce writes amounts as text, and none as an empty one. */
export const toAmount = (cents: Cents | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2);
