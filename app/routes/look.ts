import {redirect} from 'react-router';
import {ownLook} from '~/server/look.server';
import {notCached} from '~/server/cache/cache-policy';
import {firstFiles} from '~/ui/first-files';
import type {Route} from './+types/look';

/** The properties of a look. A page of before, which a cache still has, is shown in the look of now: never in half of each. */
export async function loader({context, request}: Route.LoaderArgs) {
  const look = await ownLook(context);
  if (look?.address !== new URL(request.url).pathname)
    return redirect(look?.address ?? firstFiles.styles, notCached);
  return new Response(look.css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
