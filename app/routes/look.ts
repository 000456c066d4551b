import {redirect} from 'react-router';
import {ownStyleSheet} from '~/server/look.server';
import {notCached} from '~/server/cache/cache-policy';
import {firstFiles} from '~/ui/first-files';
import type {Route} from './+types/look';

/** The owner's style sheet. A page of before, which a cache still has, is shown in the look of now: never in half of each. */
export async function loader({context, request}: Route.LoaderArgs) {
  const sheet = await ownStyleSheet(context);
  if (sheet?.address !== new URL(request.url).pathname)
    return redirect(sheet?.address ?? firstFiles.styles, notCached);
  return new Response(sheet.css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
