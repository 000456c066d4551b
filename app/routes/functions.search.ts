import {data} from 'react-router';
import {searchSite} from '~/pages/search/site-search.server';
import type {Route} from './+types/functions.search';

const aMinute = {'Cache-Control': 'public, max-age=60'};

/** What the header's search shows while one types: `?q=`. */
export async function loader({request, context: {commerce, env}}: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const groups = await searchSite(query, {commerce, companionPath: env.PUBLIC_COMPANION_PATH});
  return data({groups}, {headers: aMinute});
}
