import {CompanionPage} from '~/pages/companion/CompanionPage';
import {companionPage} from '~/pages/companion/companion-page.server';
import type {Route} from './+types/companion';

export const loader = ({params, context}: Route.LoaderArgs) =>
  companionPage(params.pageKey, context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Companion({loaderData}: Route.ComponentProps) {
  return <CompanionPage page={loaderData} />;
}
