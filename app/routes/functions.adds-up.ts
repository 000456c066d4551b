import {data} from 'react-router';
import {readCartLabels} from '~/pages/adds-up/adds-up.server';
import type {Route} from './+types/functions.adds-up';

/** What the labels of a cart add up to (rules: What adds up), what they say of allergens (rules: Allergens), and what must be known of its lines. */
export async function action({request, context}: Route.ActionArgs) {
  const labels = await readCartLabels(context, request);
  return data(labels ?? {over: null, notices: {}, allergens: {}}, {status: labels ? 200 : 503});
}
