import {FaqPage} from '~/pages/faq/FaqPage';
import {faqPageOf} from '~/pages/faq/faq-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/faq';

export const loader = ({request, context}: Route.LoaderArgs) => faqPageOf(request, context);

export const meta: Route.MetaFunction = shownMeta;

export default function Faq({loaderData}: Route.ComponentProps) {
  return <FaqPage page={loaderData} />;
}
