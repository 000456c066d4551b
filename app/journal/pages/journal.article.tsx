import {ArticlePage} from '~/journal/ArticlePage';
import {articlePage} from '~/journal/journal.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/journal.article';

export const loader = ({request, context}: Route.LoaderArgs) => articlePage(request, context);

export const meta: Route.MetaFunction = shownMeta;

export default function Article({loaderData}: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
