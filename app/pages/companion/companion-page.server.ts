import {data} from 'react-router';
import {companion} from '~/content/companion';
import {sitePicture, toShownCard} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';

/** The companion stands at a configured key; every other single key is not found. */
export function companionPage(
  pageKey: string,
  {env, siteUrl}: Pick<AppServices, 'env' | 'siteUrl'>,
) {
  if (pageKey !== env.PUBLIC_COMPANION_PATH) throw data(null, {status: 404});
  const {meta: words, picture, features, ...copy} = companion;
  return {
    copy,
    picture: sitePicture(picture),
    features: {heading: features.heading, cards: features.cards.map(toShownCard)},
    coachUrl: env.PUBLIC_COMPANION_URL ?? null,
    meta: pageMeta({...words, path: `/${env.PUBLIC_COMPANION_PATH}`, siteUrl}),
  };
}
