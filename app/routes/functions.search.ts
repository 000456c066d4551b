import {data} from 'react-router';
import {searchSite} from '~/pages/search/site-search.server';
import {secondsToWait} from '~/server/http/limit-tries.server';
import type {Route} from './+types/functions.search';

/** What the header's search shows while one types: `?q=`. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {commerce, content, env, clientAddress} = context;
  const wait = await secondsToWait(context, 'search', {clientAddress});
  if (wait > 0) return data({groups: []}, {status: 429, headers: {'Retry-After': String(wait)}});
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const site = {commerce, content, companionPath: env.PUBLIC_COMPANION_PATH};
  const {isComplete, ...found} = await searchSite(query, site);
  return data(found, {status: isComplete ? 200 : 503});
}
