import {data} from 'react-router';
import {readCartLabels} from '~/catalogue/label/cart-labels.server';
import type {Route} from './+types/functions.adds-up';

/** What the labels of a cart's lines say; null while they cannot be read. */
export async function action({request, context}: Route.ActionArgs) {
  const labels = await readCartLabels(context, request);
  return data(labels, {status: labels ? 200 : 503});
}
