import {data} from 'react-router';
import {noCartLabels, readCartLabels} from '~/pages/adds-up/adds-up.server';
import type {Route} from './+types/functions.adds-up';

/** What the labels of a cart add up to (rules: What adds up), and what they say of its lines. */
export async function action({request, context}: Route.ActionArgs) {
  const labels = await readCartLabels(context, request);
  return data(labels ?? noCartLabels, {status: labels ? 200 : 503});
}
