import type {Backorders, StockStatus, Variation} from '~adapters/commerce';
import type {AttributeNode, VariationNode} from './nodes';
import {toAttributeValues, toOpenChoices} from './to-attributes';
import {toPlainText} from './to-html';
import {toPicture} from './to-picture';
import {toPrices} from './to-prices';

export function toVariation(node: VariationNode, attributes: AttributeNode[]): Variation {
  const name = toPlainText(node.name);
  return {
    id: node.id,
    databaseId: node.databaseId,
    name,
    sku: node.sku ?? null,
    image: toPicture(node.image, name),
    attributes: toAttributeValues(node, attributes),
    openChoices: toOpenChoices(node, attributes),
    isPurchasable: node.purchasable ?? false,
    isVirtual: node.virtual ?? false,
    ...toPrices(node),
    ...toStock(node),
  };
}

interface StockedNode {
  manageStock?: string | null;
  stockStatus?: StockStatus | null;
  stockQuantity?: number | null;
  backorders?: Backorders | null;
}

/** WooGraphQL answers null for no units left and for stock that is not counted: `manageStock` tells them apart. */
export function toStock(node: StockedNode) {
  const isCounted = node.manageStock === 'TRUE' || node.manageStock === 'PARENT';
  return {
    stockStatus: node.stockStatus ?? ('OUT_OF_STOCK' as const),
    stockQuantity: node.stockQuantity ?? (isCounted ? 0 : null),
    // A setting without effect while the shop does not count.
    backorders: (isCounted && node.backorders) || ('NO' as const),
  };
}
