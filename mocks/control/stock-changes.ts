import {toCents} from '~adapters/commerce/money';
import {lotReports, type ProductRecord, type Stock} from '../woocommerce/catalogue';
import {findSold, type Shop} from '../woocommerce';
import {toNumber} from './read-fields';

type Sold = NonNullable<ReturnType<typeof findSold>>;

/**
 * Sets `stock` (a number, `in stock`, `out of stock` or `on backorder`), `regularPrice`, `salePrice` (cents), `status`, `broken` or the
 * label's `lotReports` of what `slug` or `databaseId` names; a variable product's variations follow. False when there is no such product.
 */
export function changeProduct(shop: Shop, fields: Record<string, unknown>): boolean {
  const {slug, databaseId} = fields;
  const product = shop.products.find((one) => slug !== undefined && one.slug === slug);
  const sold = product ?? findSold(shop, toNumber(databaseId) ?? 0);
  if (!sold) return false;
  const parts: Sold[] = 'variations' in sold ? [sold, ...sold.variations] : [sold];
  for (const part of parts) changeSold(part, fields);
  if ('variations' in sold && fields['status']) sold.status = toStatus(fields['status']);
  if ('variations' in sold && 'broken' in fields)
    sold.isBroken = fields['broken'] === true || fields['broken'] === 'yes';
  if ('variations' in sold && 'lotReports' in fields)
    sold.meta = [
      ...sold.meta.filter(({key}) => key !== lotReports),
      {key: lotReports, value: String(fields['lotReports'])},
    ];
  return true;
}

function changeSold(sold: Sold, fields: Record<string, unknown>): void {
  const isFamily = 'variations' in sold && sold.variations.length > 0;
  if (isFamily) return;
  const stock = fields['stock'] ?? fields['quantity'];
  if (stock !== undefined) sold.stock = toStock(stock);
  if ('regularPrice' in fields) sold.regularPrice = toPrice(fields['regularPrice']);
  if ('salePrice' in fields) sold.salePrice = toPrice(fields['salePrice']);
}

const uncounted = ['in stock', 'out of stock', 'on backorder'] as const;

const toStock = (field: unknown): Stock =>
  uncounted.find((stock) => stock === field) ?? toNumber(field) ?? 'in stock';

const toPrice = (field: unknown) => {
  const cents = toNumber(field);
  return cents === null ? null : toCents(cents);
};

const toStatus = (field: unknown): ProductRecord['status'] =>
  field === 'draft' ? 'draft' : 'publish';
