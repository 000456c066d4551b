import {data, redirect} from 'react-router';
import {askStockNotice, followNoticeLink} from '~/catalogue/stock-notice/ask-notice.server';
import type {AppServices} from '~/platform/app-services';
import {readFields} from '~/platform/request-body.server';
import type {ShownNotice} from './BackInStockPage';

async function findAsked(
  {commerce}: AppServices,
  query: URLSearchParams,
): Promise<ShownNotice | null> {
  const productId = Number(query.get('product'));
  if (!Number.isSafeInteger(productId) || productId <= 0) return null;
  const [product] = await commerce.products.listed([productId]);
  if (!product) return null;
  const wanted = Number(query.get('variation'));
  const variation = product.variations.find(({databaseId}) => databaseId === wanted);
  const values = variation?.attributes.map(({value}) => value).join(', ');
  return {
    kind: 'ask',
    productId,
    variationId: variation?.databaseId ?? null,
    name: values ? `${product.name} (${values})` : product.name,
  };
}

/** What the page shows: the button of a mailed link, or the form for a product; else the way to the products. */
export async function showBackInStock(
  context: AppServices,
  request: Request,
): Promise<ShownNotice> {
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  if (token)
    return {kind: 'link', token, type: query.get('type') === 'withdraw' ? 'withdraw' : 'confirm'};
  const asked = await findAsked(context, query);
  if (!asked) throw redirect('/products');
  return asked;
}

/** A request to be told, or the button of a mailed link. */
export async function postBackInStock(context: AppServices, request: Request) {
  const fields = await readFields(request);
  const answer = await (fields['token'] === undefined ? askStockNotice : followNoticeLink)(
    context,
    fields,
  );
  return data(answer, {status: answer.ok ? 200 : 422});
}
