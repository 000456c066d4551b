import {data} from 'react-router';
import {maySample} from '~/free-sample/claim-sample.server';
import type {Route} from './+types/functions.sample';

/** Whether the signed-in shopper may still claim the free sample; null for visitors, and while it is unknown. */
export async function loader({context}: Route.LoaderArgs) {
  const session = await context.access.session();
  return data({maySample: await maySample(context, session)});
}
