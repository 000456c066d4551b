import {AboutPage} from '~/pages/about/AboutPage';
import {aboutPage} from '~/pages/about/about-page.server';
import type {Route} from './+types/about';

export const loader = ({context}: Route.LoaderArgs) => aboutPage(context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function About({loaderData}: Route.ComponentProps) {
  return <AboutPage page={loaderData} />;
}
