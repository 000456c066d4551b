import {data} from 'react-router';
import {readForms} from '~/forms/local-forms';
import type {Route} from './+types/functions.address-form';

/** The fields of a country's addresses, for a shopper who has just chosen it (rules: Addresses). */
export async function loader({context, request}: Route.LoaderArgs) {
  const country = new URL(request.url).searchParams.get('country') ?? '';
  const [form] = await readForms(context, [country]);
  return form?.country === country
    ? data(form, {headers: {'Cache-Control': 'private, max-age=300'}})
    : data(null, {status: 404});
}
