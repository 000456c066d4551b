import {toProfile} from '~/agents/protocol';
import type {Route} from './+types/ucp.profile';

/** What programs read first (rules: Shoppers' agents). */
export function loader({context: {canOrder, env, siteUrl}}: Route.LoaderArgs) {
  if (!env.AGENTS)
    return Response.json(
      {code: 'not_found', content: 'This shop speaks to people.'},
      {status: 404, headers: {'Cache-Control': 'no-store'}},
    );
  return Response.json(toProfile(siteUrl, canOrder), {
    headers: {'Cache-Control': 'public, max-age=3600'},
  });
}
