import {redirect} from 'react-router';
import {
  confirmNotice,
  noticeWords,
  requestStockNotice,
  toId,
} from '~/back-in-stock/request-notice.server';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {answerForm} from '~/server/http/answer-form.server';
import {readFields} from '~/server/http/request-body.server';

export type ShownNotice =
  /** A mailed link was opened. */
  | {kind: 'link'; token: string}
  /** The form, without scripts on the product's own page; without a name while the shop does not answer. */
  | {
      kind: 'ask';
      productId: number;
      variationId: number | null;
      name: string | null;
      /** Of the account; null for a visitor. */
      email: string | null;
    };

/** A list's request may take long: this page does not wait for it. */
const patienceMs = 3000;

const tooLate = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs),
  );

/** Undefined while the shop does not answer. */
async function findProduct({commerce, log}: AppServices, id: number) {
  try {
    const listed = commerce.products.listed([id]);
    const [product = null] = await Promise.race([listed, tooLate()]);
    return product;
  } catch (thrown) {
    log.error('notice.product.unknown', {cause: toCause(thrown)});
    return undefined;
  }
}

/** A notice can be requested for a product that cannot be loaded just now. */
async function findRequested(
  context: AppServices,
  query: URLSearchParams,
): Promise<ShownNotice | null> {
  const productId = toId(query.get('product'));
  if (productId === null) return null;
  const product = await findProduct(context, productId);
  if (product === null) return null;
  const wanted = toId(query.get('variation'));
  const email = (await context.access.shopper())?.email ?? null;
  if (!product) return {kind: 'ask', productId, variationId: wanted, name: null, email};
  const variation = product.variations.find(({databaseId}) => databaseId === wanted);
  const values = variation?.attributes.map(({value}) => value).join(', ');
  return {
    kind: 'ask',
    productId,
    variationId: variation?.databaseId ?? null,
    name: values ? `${product.name} (${values})` : product.name,
    email,
  };
}

/** What the page shows: the button of a mailed link, or the form for a product; else the way to the products. */
export async function showBackInStock(
  context: AppServices,
  request: Request,
): Promise<ShownNotice> {
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  if (token) return {kind: 'link', token};
  const requested = await findRequested(context, query);
  if (!requested) throw redirect('/products');
  return requested;
}

/** A request to be notified, or the button of a mailed link. */
export async function postBackInStock(context: AppServices, request: Request) {
  const link = Object.fromEntries(new URL(request.url).searchParams);
  const fields = link['token'] === undefined ? await readFields(request) : link;
  const follow = fields['token'] === undefined ? requestStockNotice : confirmNotice;
  return answerForm(noticeWords, await follow(context, fields), {email: fields['email'] ?? ''});
}
