import {toListed, type ListedProduct, type Product} from '~adapters/commerce';
import {attributesOf, variationsOf, type ListedNode, type ProductNode} from './nodes';
import {toAttributes, toTraits} from './to-attributes';
import {toPlainText, toSafeHtml} from './to-html';
import {toPicture} from './to-picture';
import {toProductPrices} from './to-prices';
import {toRating} from './to-review';
import {toStock, toVariation} from './to-variation';

/** A product of WooGraphQL in the shop's words. */
export function toProduct(node: ProductNode, shopUrl?: string): Product {
  const facts = toFacts(node);
  return {
    ...facts,
    descriptionHtml: toSafeHtml(node.description, shopUrl),
    shortDescriptionHtml: toSafeHtml(node.shortDescription, shopUrl),
    descriptionText: toPlainText(node.description),
    howItWorksHtml: toHowItWorks(node, shopUrl),
    gallery: toGallery(node, facts.name),
    attributes: toAttributes(attributesOf(node), variationsOf(node)),
  };
}

/** The same for a list: its HTML is only read, so it need not be made safe to render. */
export const toListedProduct = (node: ListedNode): ListedProduct =>
  toListed(
    {...toFacts(node), attributes: toTraits(attributesOf(node))},
    {
      menuOrder: node.menuOrder ?? 0,
      shortDescription: node.shortDescription ?? '',
      description: node.description ?? '',
    },
  );

function toFacts(node: ListedNode) {
  const name = toPlainText(node.name);
  const attributes = attributesOf(node);
  const variations = variationsOf(node).map((variation) => toVariation(variation, attributes));
  return {
    id: node.id,
    databaseId: node.databaseId,
    slug: node.slug ?? '',
    name,
    sku: node.sku ?? null,
    image: toPicture(node.image, name),
    categories: toCategories(node),
    variations,
    isPurchasable: node.purchasable ?? false,
    ...toStock('stockStatus' in node ? node : {stockStatus: 'IN_STOCK'}),
    ...toProductPrices(node, variations),
    ...toRating(node),
  };
}

/** Meta `how_it_works`, or the same with a leading underscore, where ACF stores `field_…` references. */
function toHowItWorks(node: ProductNode, shopUrl: string | undefined): Product['howItWorksHtml'] {
  const entries = node.metaData?.filter((entry) => entry !== null) ?? [];
  for (const key of ['how_it_works', '_how_it_works']) {
    const value = entries.find((entry) => entry.key === key)?.value?.trim() ?? '';
    const html = /^field_\w+$/.test(value) ? '' : toSafeHtml(value, shopUrl);
    if (html !== '') return html;
  }
  return null;
}

function toGallery(node: ProductNode, name: string): Product['gallery'] {
  const pictures = (node.galleryImages?.nodes ?? []).map((media) => toPicture(media, name));
  return pictures.filter((picture) => picture !== null);
}

function toCategories(node: ListedNode): Product['categories'] {
  return (node.productCategories?.nodes ?? []).map(({id, name, slug}) => ({
    id,
    name: toPlainText(name),
    slug: slug ?? '',
  }));
}
