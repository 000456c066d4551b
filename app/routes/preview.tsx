import {PreviewPage} from '~/preview/PreviewPage';
import {previewPage} from '~/preview/preview.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/preview';

export const loader = ({params, context}: Route.LoaderArgs) => previewPage(params.token, context);

export const meta: Route.MetaFunction = shownMeta;

export default function Preview({loaderData}: Route.ComponentProps) {
  return <PreviewPage preview={loaderData} />;
}
