import {toPrice, type FormatArgument} from './amounts';
import {optionName, toVariationAttributes} from './attribute-node';
import type {ProductRecord, VariationRecord} from './catalogue';
import {firstOf, type PageArguments} from './connection';
import {globalId} from './ids';
import {toMediaNode} from './media';
import {isReduced, toInventory} from './inventory';
import {isPost, publishedAt} from './product-extras';
import {toShopTime} from './shop-time';
import {slugOf} from './slug';
import type {Visitor} from './visitor';

/** A variation as WooGraphQL answers it; without a picture of its own it shows its product's. */
export function toVariationNode(
  product: ProductRecord,
  variation: VariationRecord,
  {shop, origin}: Visitor,
) {
  const {databaseId, sku, regularPrice, salePrice} = variation;
  const choice = product.attributes
    .map((attribute) => optionName(attribute, variation))
    .filter(Boolean)
    .join(', ');
  return {
    ...isPost,
    contentTypeName: 'product_variation',
    __typename: 'SimpleProductVariation',
    slug: `${product.slug}-${slugOf(choice || String(databaseId))}`,
    type: 'VARIATION',
    status: product.status,
    date: toShopTime(publishedAt(variation)),
    description: null,
    menuOrder: product.variations.indexOf(variation),
    catalogVisibility: null,
    metaData: null,
    id: globalId('post', databaseId),
    databaseId,
    name: choice ? `${product.name} - ${choice}` : product.name,
    sku,
    onSale: isReduced(variation),
    purchasable: regularPrice !== null,
    virtual: variation.isVirtual ?? false,
    downloadable: variation.files !== undefined,
    soldIndividually: product.isSoldIndividually ?? false,
    image: () => {
      const media = shop.media.get(variation.picture ?? product.picture ?? '');
      return media ? toMediaNode(media, `${product.name}, ${choice}`, origin) : null;
    },
    attributes: (page: PageArguments) => firstOf(toVariationAttributes(product, variation), page),
    price: (format: FormatArgument) => toPrice(salePrice ?? regularPrice, format, shop),
    regularPrice: (format: FormatArgument) => toPrice(regularPrice, format, shop),
    salePrice: (format: FormatArgument) => toPrice(salePrice, format, shop),
    ...toInventory(variation),
  };
}
