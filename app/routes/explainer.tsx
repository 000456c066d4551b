import {ExplainerPage} from '~/pages/explainer/ExplainerPage';
import {explainerPage} from '~/pages/explainer/explainer-page.server';
import type {Route} from './+types/explainer';

export const loader = ({context}: Route.LoaderArgs) => explainerPage(context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Explainer({loaderData}: Route.ComponentProps) {
  return <ExplainerPage page={loaderData} />;
}
