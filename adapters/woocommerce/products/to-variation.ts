import type {SoldAs, StockStatus, Variation} from '~adapters/commerce';
import type {AttributeNode, ProductNode, VariationNode} from './nodes';
import {toAttributeValues, toOpenChoices} from './to-attributes';
import {toPlainText} from '../to-html';
import {toGermanizedContent} from './to-label';
import {toPicture} from './to-picture';
import {toPrices} from './to-prices';

export function toVariation(
  node: VariationNode,
  product: ProductNode['listed'],
  attributes: AttributeNode[],
  soldIndividually: boolean,
): Variation {
  const name = toPlainText(node.name);
  const prices = toPrices(node);
  const content = toGermanizedContent({...prices, listed: node.listed}, product);
  return {
    id: node.id,
    databaseId: node.databaseId,
    name,
    sku: node.sku ?? null,
    image: toPicture(node.image, name),
    attributes: toAttributeValues(node, attributes),
    openChoices: toOpenChoices(node, attributes),
    isPurchasable: node.purchasable ?? false,
    ...prices,
    ...(content && {content}),
    ...toStock({...node, soldIndividually}),
  };
}

interface StockedNode {
  virtual?: boolean | null;
  soldIndividually?: boolean | null;
  manageStock?: string | null;
  stockStatus?: StockStatus | null;
  stockQuantity?: number | null;
  backorders?: 'NO' | 'NOTIFY' | 'YES' | null;
}

/**
 * WooGraphQL answers null for no units left and for stock that is not counted: `manageStock` tells them apart. Where
 * backorders are allowed what is counted limits nothing; units beyond it are marked unless the owner wants it untold.
 */
export function toStock(node: StockedNode) {
  const {stockStatus = null, backorders} = node;
  const isCounted = node.manageStock === 'TRUE' || node.manageStock === 'PARENT';
  const left = node.stockQuantity ?? (isCounted ? 0 : null);
  const sellsMore = isCounted && (backorders === 'NOTIFY' || backorders === 'YES');
  const isMarked = backorders === 'NOTIFY' || (stockStatus === 'ON_BACKORDER' && !sellsMore);
  return {
    stockStatus: stockStatus ?? ('OUT_OF_STOCK' as const),
    stockQuantity: stockStatus === 'IN_STOCK' && sellsMore ? null : left,
    soldAs: toSoldAs(node, isMarked && stockStatus !== 'OUT_OF_STOCK' ? (left ?? 0) : null),
  };
}

function toSoldAs({virtual, soldIndividually}: StockedNode, beyond: number | null): SoldAs | null {
  const soldAs = {
    ...(virtual && {isVirtual: true}),
    ...(soldIndividually && {isSingle: true}),
    ...(beyond !== null && {backordersBeyond: Math.max(0, beyond)}),
  };
  return Object.keys(soldAs).length > 0 ? soldAs : null;
}
