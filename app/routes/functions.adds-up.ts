import {data} from 'react-router';
import {showSumsOfCart} from '~/pages/adds-up/adds-up.server';
import type {Route} from './+types/functions.adds-up';

/** Whether a day's servings of a cart exceed a published limit, in a sentence (rules: What adds up). */
export async function action({request, context}: Route.ActionArgs) {
  const {over, isWhole} = await showSumsOfCart(context, request);
  return data({over}, {status: isWhole ? 200 : 503});
}
