import type {Services} from '../services';
import type {ReviewRecord} from '~mocks/reviews/review-record';
import {findProduct} from '../woocommerce/shop';
import {mailReviewRequest} from '~mocks/reviews/review-mails';
import {toNumber} from './read-fields';
import {storefrontAddress} from '../wordpress/mail-frame';
import {notifyStorefront} from './notify-storefront';

type Fields = Record<string, unknown>;

const addressOf = ({storefront}: Fields) =>
  typeof storefront === 'string' && storefront ? storefront : storefrontAddress();

/** A customer reviews a product on the shop's own pages; it waits for approval. */
export function writeReview({shop}: Services, {databaseId, name, text, stars}: Fields): boolean {
  const productId = toNumber(databaseId) ?? 0;
  if (!findProduct(shop, productId)) return false;
  const ids = shop.reviews.map((review) => review.databaseId);
  const number = Math.max(300, ...ids) + 1;
  shop.reviews.push({
    databaseId: number,
    productId,
    customerId: null,
    name: typeof name === 'string' && name ? name : 'Robin',
    email: `reader-${number}@shop.example`,
    text: typeof text === 'string' && text ? text : 'Better than I thought it would be.',
    stars: toNumber(stars) ?? 4,
    writtenAt: new Date().toISOString(),
    status: 'waiting',
    isVerified: false,
  });
  return true;
}

/** Staff approve or refuse a review (the newest that waits, unless `databaseId` names one), and the plugin notifies the storefront. */
export async function moderateReview(
  {shop, wordpress}: Services,
  fields: Fields,
): Promise<boolean> {
  const wanted = toNumber(fields['databaseId']);
  const review = shop.reviews.findLast(({databaseId, status}) =>
    wanted === null ? status === 'waiting' : databaseId === wanted,
  );
  if (!review) return false;
  review.status = fields['verdict'] === 'refuse' ? 'refused' : 'approved';
  await notifyStorefront(wordpress, {
    databaseId: review.productId,
    storefront: addressOf(fields),
  });
  return true;
}

/** What the plugin does some days after an order was completed. */
export function mailReviewRequests({shop, wordpress}: Services, fields: Fields): boolean {
  const order = shop.orders.find(({databaseId}) => databaseId === toNumber(fields['orderId']));
  return order !== undefined && mailReviewRequest(wordpress, order, addressOf(fields));
}

const toOption = ({databaseId, name, stars, text, status}: ReviewRecord): [string, string] => [
  String(databaseId),
  `${name}, ${stars ?? 'no'} stars, ${status}: ${text.slice(0, 40)}`,
];

/** Reviews as a select offers them, those that wait first. */
export const toModerate = ({shop}: Services): [value: string, label: string][] =>
  shop.reviews
    .toSorted((one, other) => Number(other.status === 'waiting') - Number(one.status === 'waiting'))
    .map(toOption);

export const completedOrders = ({shop}: Services): [value: string, label: string][] =>
  shop.orders
    .filter(({status}) => status === 'COMPLETED')
    .map(({databaseId, billing}) => [String(databaseId), `${databaseId}, ${billing.email ?? ''}`]);
